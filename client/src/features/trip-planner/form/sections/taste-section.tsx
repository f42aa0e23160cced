import { Controller } from "react-hook-form";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { DRIVING_DISTANCES, RESERVATION_PREFERENCES } from "#shared/domain/trips/trip-options.ts";
import type { FormControls } from "../trip-form-controls.ts";
import { useFactNotes } from "../use-fact-notes.ts";
import { FormSection } from "./form-section.tsx";
import { VarietalTags } from "./varietal-tags.tsx";

interface TasteSectionProps {
  readonly form: FormControls;
  readonly varietals: readonly string[];
}

/** Distance, budget, reservations and wines; only the wines narrow the list (spec §9). */
export function TasteSection({ form, varietals }: TasteSectionProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const notes = useFactNotes();
  const questions = [
    { name: "drivingDistance", label: "Driving distance", choices: DRIVING_DISTANCES, note: null },
    { name: "budget", label: "Budget", choices: notes.budgets, note: notes.fee },
    {
      name: "reservationPreference",
      label: "Reservation preference",
      choices: RESERVATION_PREFERENCES,
      note: notes.visits,
    },
  ] as const;
  return (
    <FormSection
      title="What you like"
      lead="Every winery that misses one of these says so, and by how much. Wines narrow the list."
    >
      <div className="grid min-w-0 gap-y-6 sm:col-span-2 sm:gap-y-8">
        {questions.map(({ name, label, choices, note }) => (
          <ChoiceGroup
            key={name}
            label={label}
            choices={choices}
            inputOf={() => register(name)}
            look="tags"
            isRequired
            note={note}
            error={errors[name]?.message}
          />
        ))}
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
