import { Controller } from "react-hook-form";
import { CityAutocomplete } from "#client/entities/place/city-autocomplete.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { FormSection, Optional } from "./form-section.tsx";
import type { FormControls } from "./trip-rules.ts";

interface PlaceSectionProps {
  readonly form: FormControls;
  readonly regions: readonly string[];
}

/** Name, base, region and first day. */
export function PlaceSection({ form, regions }: PlaceSectionProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
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
            <Field label={<Optional>Preferred region</Optional>} error={errors.region?.message}>
              {(props) => (
                <Select {...props} {...field}>
                  <option value="">Anywhere nearby</option>
                  {withCurrent(regions, field.value).map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        />
        <TextField
          {...register("startDate")}
          label={<Optional>First day</Optional>}
          error={errors.startDate?.message}
          type="date"
          min={today()}
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

/** Today on the visitor's own calendar, as a date field takes it. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The names load after the page, and a stored draft may hold one that is gone. */
function withCurrent(names: readonly string[], current: string): readonly string[] {
  return current === "" || names.includes(current) ? names : [current, ...names];
}
