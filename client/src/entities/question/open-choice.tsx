import { hasWholeYear, useTyped } from "#client/lib/use-typed.ts";
import { TextField } from "#client/ui/field.tsx";
import { SelectField } from "#client/ui/select.tsx";
import { withoutTerm } from "#shared/domain/questions/take-off.ts";
import type { OpenCriterion } from "#shared/domain/questions/term.ts";
import { WEEKDAYS, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import type { AnsweredQuestion } from "./found-by.ts";

interface OpenChoiceProps {
  readonly text: string;
  /** Null for a text that asks for nothing yet. */
  readonly question: AnsweredQuestion | null;
  /** The question in the words that the choice adds. */
  readonly onAsk: (text: string) => void;
}

/** Open now, on a weekday or on a date: a choice that writes the words a visitor would. */
export function OpenChoice({ text, question, onAsk }: OpenChoiceProps) {
  const term = question?.terms.find(({ criterion }) => criterion.is === "open");
  const criterion = term?.criterion as OpenCriterion | undefined;
  const choose = (words: string) => {
    const rest = term ? withoutTerm(text, term) : text.trim();
    onAsk([rest, words].filter(Boolean).join(" "));
  };
  const chosen = choiceOf(criterion);
  const [date = "", ...others] = criterion?.dates ?? [];
  const takeDate = (day: string, isLeft: boolean) => {
    if (day === "") choose("");
    // Asked for already, where the grammar is on its way.
    else if ((isLeft || hasWholeYear(day)) && !text.includes(day)) choose(`open ${day}`);
  };
  const typed = useTyped(others.length === 0 ? date : "", takeDate);
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField label="Open" value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">Any time</option>
        <option value="open now">Now</option>
        {WEEKDAYS.map((day) => (
          <option key={day} value={`open ${day}`}>
            {weekdayName(day)}
          </option>
        ))}
        {chosen === OTHER ? (
          <option value={OTHER} disabled>
            As asked
          </option>
        ) : null}
      </SelectField>
      <TextField label="Open on my date" {...typed} type="date" />
    </div>
  );
}

const OTHER = "other";

function choiceOf(criterion: OpenCriterion | undefined): string {
  if (!criterion || (criterion.dates.length === 1 && criterion.times.length === 0)) return "";
  if (criterion.now && !criterion.closed) return "open now";
  const [day, ...others] = criterion.weekdays;
  const isOneDay =
    day !== undefined && others.length + criterion.times.length === 0 && !criterion.closed;
  return isOneDay && criterion.dates.length === 0 ? `open ${day}` : OTHER;
}
