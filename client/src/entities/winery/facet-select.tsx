import type { ReactNode } from "react";
import { SelectField } from "#client/ui/select.tsx";

interface FacetSelectProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** What stands for any choice. */
  readonly any: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Null is "any". */
  readonly chosen: string | null;
  /** Whether a choice would leave nothing: it is grayed. */
  readonly isHopeless: (choice: string) => boolean;
  readonly onChoose: (choice: string | null) => void;
}

/** A facet whose one choice is made in a select. */
export function FacetSelect(props: FacetSelectProps) {
  const { title, hint, any, choices, chosen, isHopeless, onChoose } = props;
  return (
    <SelectField
      label={title}
      hint={hint}
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{any}</option>
      {choices.map(([choice, label]) => (
        <option key={choice} value={choice} disabled={choice !== chosen && isHopeless(choice)}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
