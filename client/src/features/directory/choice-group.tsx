import { useId } from "react";

interface ChoiceGroupProps {
  readonly title: string;
  /** Their labels by choice. */
  readonly choices: Readonly<Record<string, string>>;
  /** Null is "any". */
  readonly chosen: string | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly note: string | null;
  /** In one line, for short choices. */
  readonly inline: boolean;
  readonly onChoose: (choice: string | null) => void;
}

/** One question with its answers as radio buttons, each with what it would leave. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, choices, chosen, counts, note, inline, onChoose } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <fieldset {...(note ? { "aria-describedby": noteId } : {})}>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      <div className={inline ? "flex flex-wrap gap-x-6" : ""}>
        <Choice group={id} label="Any" isChosen={chosen === null} onChoose={() => onChoose(null)} />
        {Object.entries(choices).map(([choice, label]) => (
          <Choice
            key={choice}
            group={id}
            label={label}
            count={counts.get(choice) ?? 0}
            isChosen={chosen === choice}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
      {note ? (
        <p id={noteId} className="mt-1 text-xs text-ink-faint">
          {note}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly count?: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ group, label, count, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm lg:min-h-8">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-wine"
      />
      <span className={isChosen ? "font-semibold" : "text-ink-soft"}>{label}</span>
      {count === undefined ? null : (
        <span className="ml-auto text-xs text-ink-faint tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">, leaves {count}</span>
        </span>
      )}
    </label>
  );
}
