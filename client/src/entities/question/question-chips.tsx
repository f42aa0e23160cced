import type { ReactNode } from "react";
import { Cross } from "#client/ui/button.tsx";
import { chipLabel } from "#shared/domain/questions/question-words.ts";
import { withoutTerm } from "#shared/domain/questions/take-off.ts";
import type { Term } from "#shared/domain/questions/term.ts";
import type { AnsweredQuestion } from "./found-by.ts";

interface QuestionChipsProps {
  /** Null for a text that is searched for as it stands. */
  readonly question: AnsweredQuestion | null;
  /** The question in other words: without a chip, or as it was meant. */
  readonly onAsk: (text: string) => void;
  /** Further chips in the same list. */
  readonly children?: ReactNode;
}

const NO_QUESTION: Pick<AnsweredQuestion, "terms" | "text"> = { terms: [], text: "" };

/** How a question was understood, each part taken off by one press; what was misspelled says so. */
export function QuestionChips({ question, onAsk, children }: QuestionChipsProps) {
  const { terms, text } = question ?? NO_QUESTION;
  if (!children && terms.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap items-center gap-2">
      {terms.map((term) => (
        <li key={term.spans.join()} className="flex flex-wrap items-center gap-x-2">
          <Chip label={chipLabel(term)} onRemove={() => onAsk(withoutTerm(text, term))} />
          <Instead term={term} text={text} onAsk={onAsk} />
        </li>
      ))}
      {children}
    </ul>
  );
}

interface InsteadProps {
  readonly term: Term;
  readonly text: string;
  readonly onAsk: QuestionChipsProps["onAsk"];
}

/** What else the words may mean, and what was typed where that is another word. */
function Instead({ term, text, onAsk }: InsteadProps) {
  const { said, isCorrected, instead } = term;
  if (!isCorrected && !instead) return null;
  return (
    <span className="text-xs text-ink-faint">
      {isCorrected ? <>for “{said}” </> : null}
      {instead ? (
        <button
          type="button"
          onClick={() => onAsk(withoutTerm(text, term, instead.words))}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-wine"
        >
          or {instead.label}
        </button>
      ) : null}
    </span>
  );
}

interface ChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** A choice in force, removed by one press. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove ${label}`}
      onClick={onRemove}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-wine-tint px-4 text-sm text-wine-deep hover:bg-sunken"
    >
      {label}
      <Cross className="size-2.5" />
    </button>
  );
}
