import { useId } from "react";
import { QuestionChips } from "#client/entities/question/question-chips.tsx";
import type { AskedQuestion } from "#client/entities/question/use-question.ts";
import { WhomToAsk } from "#client/entities/question/whom-to-ask.tsx";
import { Input } from "#client/ui/input.tsx";
import { MAX_SEARCH_LENGTH } from "#shared/domain/site/search-text.ts";

export interface PickerQuestionProps {
  readonly text: string;
  readonly question: AskedQuestion | null;
  readonly passedOver: string;
  readonly onAsk: (text: string) => void;
  /** The visitor has turned to the search. */
  readonly onFocus: () => void;
}

/** Narrows the wineries in reach to what a visitor asks for in words. */
export function PickerQuestion(props: PickerQuestionProps) {
  const { text, question, passedOver, onAsk, onFocus } = props;
  const id = useId();
  return (
    <div className="mt-2 w-full max-w-xl pb-2 font-sans">
      <label htmlFor={id} className="sr-only">
        Search these wineries in your own words
      </label>
      <Input
        id={id}
        type="search"
        value={text}
        placeholder="Patio, open Sunday, not Merlot"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        onChange={({ target }) => onAsk(target.value)}
        onFocus={onFocus}
      />
      <QuestionChips question={question} onAsk={onAsk} />
      <WhomToAsk question={question} passedOver={passedOver} />
    </div>
  );
}
