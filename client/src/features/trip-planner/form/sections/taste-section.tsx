import { Controller } from "react-hook-form";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import {
  BUDGETS,
  DRIVING_DISTANCES,
  RESERVATION_PREFERENCES,
} from "#shared/domain/trip/trip-options.ts";
import type { TripFormControls } from "../trip-form-controls.ts";
import { useFactNotes } from "../use-fact-notes.ts";
import { FormSection } from "./form-section.tsx";
import { VarietalTags } from "./varietal-tags.tsx";

interface TasteSectionProps {
  readonly form: TripFormControls;
  readonly varietals: readonly string[];
}

/** Distance, budget, reservations and wines; only the wines narrow the list (spec §9). */
export function TasteSection({ form, varietals }: TasteSectionProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const notes = useFactNotes();
  return (
    <FormSection
      title="What you like"
      lead="Every winery that misses one of these says so, and by how much. Wines narrow the list."
    >
      <div className="grid min-w-0 gap-y-8 sm:col-span-2">
        <ChoiceGroup
          label="Driving distance"
          choices={DRIVING_DISTANCES}
          inputOf={() => register("drivingDistance")}
          look="tags"
          isRequired
          error={errors.drivingDistance?.message}
        />
        <ChoiceGroup
          label="Budget"
          choices={BUDGETS}
          inputOf={() => register("budget")}
          look="tags"
          isRequired
          note={notes.fee}
          error={errors.budget?.message}
        />
        <ChoiceGroup
          label="Reservation preference"
          choices={RESERVATION_PREFERENCES}
          inputOf={() => register("reservationPreference")}
          look="tags"
          isRequired
          note={notes.visits}
          error={errors.reservationPreference?.message}
        />
        <Controller
          name="preferences"
          control={control}
          render={({ field }) => (
            <div>
              <Field
                label={
                  <>
                    Wine preferences <span className="font-normal text-ink-faint">(optional)</span>
                  </>
                }
                hint="Separate varietals with commas. Only wineries known to pour one of them are listed."
                error={errors.preferences?.message}
              >
                {(props) => (
                  <Input {...props} {...field} autoComplete="off" placeholder="Syrah, Riesling" />
                )}
              </Field>
              <VarietalTags names={varietals} value={field.value} onChange={field.onChange} />
            </div>
          )}
        />
      </div>
    </FormSection>
  );
}
