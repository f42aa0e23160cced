import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { TIMES_AVAILABLE } from "#shared/domain/trips/trip-options.ts";
import type { FormControls } from "../trip-form-controls.ts";
import { WINERIES_PER_DAY, WINERIES_PER_DAY_TIP } from "../trip-form-options.ts";
import { FormSection } from "./form-section.tsx";
import { GuestsField } from "./guests-field.tsx";
import { HintTip } from "./hint-tip.tsx";

/** Who comes, for how long, and how many stops a day holds. */
export function DaySection({ form }: { readonly form: FormControls }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Your days"
      lead="How many of you there are, how long you have, and how full a day should be."
    >
      <div className="sm:col-span-2">
        <ChoiceGroup
          label="Time available"
          choices={TIMES_AVAILABLE}
          inputOf={() => register("timeAvailable")}
          look="tags"
          isRequired
          error={errors.timeAvailable?.message}
        />
      </div>
      <GuestsField form={form} />
      <div className="relative">
        <Field label="Wineries per day" error={errors.wineriesPerDay?.message} required>
          {(props) => (
            <Select {...props} {...register("wineriesPerDay", { valueAsNumber: true })}>
              {WINERIES_PER_DAY.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <HintTip
          about="How many do we recommend?"
          text={WINERIES_PER_DAY_TIP}
          className="absolute! -top-2.5 right-0"
        />
      </div>
    </FormSection>
  );
}
