import { Controller, useWatch } from "react-hook-form";
import { CityAutocomplete } from "#client/entities/place/city-autocomplete.tsx";
import { useDay } from "#client/lib/dates/use-day.ts";
import { hasWholeYear } from "#client/lib/use-typed.ts";
import { Field, TextField } from "#client/ui/field.tsx";
import { SelectField } from "#client/ui/select.tsx";
import { LAST_DATE } from "#shared/domain/trips/calendar-date.ts";
import { FormSection, Optional } from "./form-section.tsx";
import { type FormControls, useNames } from "./trip-rules.ts";

/** Name, base, region and first day. */
export function PlaceSection({ form }: { readonly form: FormControls }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const regions = useNames()?.REGION_NAMES ?? [];
  const today = useDay();
  const startDate = useWatch({ control, name: "startDate" });
  return (
    <FormSection
      title="Where you stay"
      lead="Distances are measured from your base, so choose the town you sleep in."
    >
      <TextField
        {...register("name")}
        label="Trip name"
        error={errors.name?.message}
        required
        autoComplete="off"
        placeholder="Harvest weekend"
      />
      <Controller
        name="accommodation"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <Field label="Starting location" error={errors.accommodation?.message} required>
            {(props) => (
              <CityAutocomplete
                {...field}
                onBlur={() => {
                  field.onBlur();
                  void settleTown(form);
                }}
                inputRef={ref}
                control={props}
              />
            )}
          </Field>
        )}
      />
      <div className="form-pair">
        <Controller
          name="region"
          control={control}
          render={({ field }) => (
            <SelectField
              {...field}
              label={<Optional>Preferred region</Optional>}
              error={errors.region?.message}
            >
              <option value="">Anywhere nearby</option>
              {/* The names load after the page, and a stored draft may hold one that is gone. */}
              {[...new Set([...regions, field.value])].filter(Boolean).map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        />
        <TextField
          {...register("startDate")}
          label={<Optional>First day</Optional>}
          error={errors.startDate?.message}
          hint={hasWholeYear(startDate) && startDate < today ? "This day has passed" : undefined}
          type="date"
          min={today}
          max={LAST_DATE}
        />
      </div>
    </FormSection>
  );
}

/** The name of a trip until the visitor types one. */
const suggestedName = (town: string) => `${town} wine trip`;

/** Validates the town, and names the trip after it unless the visitor has named it. */
async function settleTown({ getValues, setValue, trigger }: FormControls): Promise<void> {
  const town = getValues("accommodation").trim();
  if (town === "" || !(await trigger("accommodation"))) return;
  const name = getValues("name").trim();
  if (name !== "" && !name.endsWith(suggestedName(""))) return;
  setValue("name", suggestedName(town), { shouldValidate: name === "" });
}
