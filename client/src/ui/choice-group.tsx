import { type ComponentProps, type ReactNode, useId } from "react";
import { counted } from "#shared/domain/text/words.ts";

interface Choice {
  readonly value: string;
  /** Where it is not the value itself. */
  readonly label?: string;
  /** How many it would leave; a tag of none is drawn quieter and can still be chosen. */
  readonly count?: number;
}

interface ChoiceGroupProps {
  readonly label: ReactNode;
  readonly choices: readonly Choice[];
  /** What ties a choice's radio button to its form: name, state, handlers. */
  readonly inputOf: (value: string) => ComponentProps<"input">;
  /** As tags in a row, each in a line of its own, or short ones in one line. */
  readonly look: "tags" | "lines" | "line";
  readonly isRequired?: boolean;
  readonly note?: string | null;
  readonly error?: string | undefined;
}

const LOOKS = { tags: "flex flex-wrap gap-2", lines: "", line: "flex flex-wrap gap-x-6" } as const;

const TAG =
  "inline-flex min-h-11 cursor-pointer items-center rounded-full border bg-raised px-4.5 font-sans text-sm text-ink transition-colors hover:border-wine has-checked:border-wine has-checked:bg-wine has-checked:font-semibold has-checked:text-on-wine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine";

/** One question with its few answers all in sight: radio buttons. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, choices, inputOf, look, isRequired, note, error } = props;
  const id = useId();
  const below = error ?? note;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={below ? `${id}-below` : undefined}
      {...(isRequired && { "aria-required": true, "aria-invalid": Boolean(error) })}
    >
      <p
        id={`${id}-label`}
        className={`text-sm font-semibold ${look === "tags" ? "mb-2 font-sans text-ink" : "mb-1"}`}
      >
        {label}
      </p>
      <div className={LOOKS[look]}>
        {choices.map((choice) => {
          const Item = look === "tags" ? TagChoice : LineChoice;
          const input = inputOf(choice.value);
          return <Item key={choice.value} {...choice} input={input} isWrong={Boolean(error)} />;
        })}
      </div>
      {below ? (
        <p
          id={`${id}-below`}
          className={
            error ? "mt-2 font-sans text-sm font-medium text-danger" : "mt-1 text-xs text-ink-faint"
          }
        >
          {below}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps extends Choice {
  readonly input: ComponentProps<"input">;
  readonly isWrong: boolean;
}

function TagChoice({ value, label = value, count, input, isWrong }: ChoiceProps) {
  return (
    <label
      className={`${TAG} ${isWrong ? "border-danger" : "border-rule-strong"} ${count === 0 ? "border-dashed text-ink-faint" : ""}`}
    >
      <input {...input} type="radio" value={value} className="sr-only" />
      {label}
    </label>
  );
}

function LineChoice({ value, label = value, count, input }: ChoiceProps) {
  // It could only lead to an empty list; one that is chosen can be let go.
  const isHopeless = count === 0 && !input.checked;
  return (
    <label
      className={`flex min-h-11 items-center gap-2.5 text-sm lg:min-h-8 ${isHopeless ? "opacity-50" : "cursor-pointer"}`}
    >
      <input
        {...input}
        type="radio"
        value={value}
        disabled={isHopeless}
        className="peer size-4 shrink-0 accent-wine"
      />
      <span className="text-ink-soft peer-checked:font-semibold peer-checked:text-ink">
        {label}
      </span>
      {count === undefined ? null : (
        <span className="ml-auto text-xs text-ink-faint tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">, {counted(count, "winery", "wineries")}</span>
        </span>
      )}
    </label>
  );
}
