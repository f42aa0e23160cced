import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Select } from "#client/ui/select.tsx";
import { MAX_GUESTS } from "#shared/api/limits.ts";
import { LARGE_PARTY, partyAnswer } from "#shared/domain/trips/trip-party.ts";
import type { FormControls } from "../trip-form-controls.ts";
import { GUESTS } from "../trip-form-options.ts";

/** How many come; "7+ people" opens the exact number, which fees and calls ahead are for. */
export function GuestsField({ form }: { readonly form: FormControls }) {
  const { register, setValue, control, formState } = form;
  const guests = useWatch({ control, name: "guests" });
  // On the way to 12 stands 1: the field stays while somebody types in it.
  const [isTyping, setIsTyping] = useState(false);
  const isOpen = isTyping || !(guests < LARGE_PARTY);
  const error = formState.errors.guests?.message;
  const number = register("guests", { valueAsNumber: true });
  return (
    <div className="grid gap-4">
      <Field label="Guests" error={isOpen ? undefined : error} required>
        {(props) => (
          <Select
            {...props}
            value={isOpen ? LARGE_PARTY : partyAnswer(guests)}
            onChange={(event) =>
              setValue("guests", Number(event.target.value), { shouldDirty: true })
            }
          >
            {GUESTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isOpen ? (
        <Field label="How many exactly" error={error} required>
          {(props) => (
            <Input
              {...props}
              {...number}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_GUESTS}
              onFocus={() => setIsTyping(true)}
              onBlur={(event) => {
                setIsTyping(false);
                void number.onBlur(event);
              }}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
