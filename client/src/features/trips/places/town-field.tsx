import { useEffect, useRef, useState } from "react";
import { CityAutocomplete } from "#client/entities/place/city-autocomplete.tsx";
import { Field } from "#client/ui/field.tsx";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { townProblem } from "#shared/domain/places/town-spelling.ts";
import { findTown } from "#shared/domain/places/towns.ts";

interface TownFieldProps {
  readonly label: string;
  /** Empty where none is chosen yet. */
  readonly value: string;
  /** What is wrong with none being chosen. */
  readonly fault?: string | undefined;
  /** Called with a town of the town table, when it is picked or the field is left. */
  readonly onTown: (town: string) => void;
}

/** Asks for a town: what is typed stays until it is one. */
export function TownField({ label, value, fault, onTown }: TownFieldProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string | undefined>();
  // Picking a suggestion leaves the field before the page is drawn again.
  const typed = useRef(value);
  const type = (next: string) => {
    typed.current = next;
    setText(next);
    setError(undefined);
  };
  useEffect(() => {
    typed.current = value;
    setText(value);
  }, [value]);
  const settle = () => {
    const name = typed.current.trim();
    if (name === "") return type(value);
    const town = findTown(name);
    if (!town) return setError(townProblem(name) ?? undefined);
    type(townLabel(town));
    if (townLabel(town) !== value) onTown(townLabel(town));
  };
  return (
    <Field label={label} error={error ?? fault}>
      {(control) => (
        <CityAutocomplete value={text} onChange={type} onBlur={settle} control={control} />
      )}
    </Field>
  );
}
