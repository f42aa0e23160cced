import { useEffect, useRef, useState } from "react";
import { CityAutocomplete } from "#client/entities/place/city-autocomplete.tsx";
import { takeFocus } from "#client/lib/take-focus.ts";
import { Field } from "#client/ui/field.tsx";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { townProblem } from "#shared/domain/places/town-spelling.ts";
import { findTown } from "#shared/domain/places/towns.ts";

interface TownFieldProps {
  readonly label: string;
  /** Empty if none is chosen yet. */
  readonly value: string;
  /** The error while none is chosen. */
  readonly fault?: string | undefined;
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean;
  /** Gets a town of the town table, when it is picked or the field is left. */
  readonly onTown: (town: string) => void;
}

/** A field for a town; a text that names none stays, with an error. */
export function TownField({ label, value, fault, isFocused, onTown }: TownFieldProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string | undefined>();
  // A ref: picking a suggestion blurs the field before React renders again.
  const typed = useRef(value);
  const type = (next: string) => {
    typed.current = next;
    setText(next);
    setError(undefined);
  };
  const before = useRef(value);
  useEffect(() => {
    // What is being typed stays while the town changes; what was left gives way.
    if (typed.current === before.current) {
      typed.current = value;
      setText(value);
      setError(undefined);
    }
    before.current = value;
  }, [value]);
  const settle = () => {
    const name = typed.current.trim();
    if (name === "") return type(value);
    const town = findTown(name);
    if (town) type(townLabel(town));
    else setError(townProblem(name) ?? undefined);
    before.current = typed.current;
    if (town && townLabel(town) !== value) onTown(townLabel(town));
  };
  return (
    <Field label={label} error={error ?? fault}>
      {(control) => (
        <CityAutocomplete
          value={text}
          onChange={type}
          onBlur={settle}
          control={control}
          {...(isFocused && { inputRef: takeFocus })}
        />
      )}
    </Field>
  );
}
