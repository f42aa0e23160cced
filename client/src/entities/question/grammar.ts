/** What reads and answers questions, in a chunk that comes with the first search. */
import type { Winery } from "#shared/api/wineries.ts";
import { type Answered, answer, type Moment } from "#shared/domain/questions/answers.ts";
import { createReader } from "#shared/domain/questions/question.ts";
import type { Question } from "#shared/domain/questions/term.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";

export interface Grammar {
  readonly read: (text: string, today: CalendarDate) => Question;
  readonly answer: (question: Question, moment: Moment) => Answered<Winery>;
}

/** The grammar of questions about these wineries. */
export function createGrammar(wineries: readonly Winery[]): Grammar {
  const { read } = createReader(wineries);
  return { read, answer: ({ terms }, moment) => answer(wineries, terms, moment) };
}
