/** What reads and answers questions, in a chunk that comes with the first search. */
import type { Winery } from "#shared/api/wineries.ts";
import { answer, type Moment } from "#shared/domain/questions/answers.ts";
import { createReader } from "#shared/domain/questions/question.ts";
import type { Question } from "#shared/domain/questions/term.ts";

/** The grammar of questions about these wineries. */
export function createGrammar(wineries: readonly Winery[]) {
  return {
    read: createReader(wineries),
    answer: ({ terms }: Question, moment: Moment) => answer(wineries, terms, moment),
  };
}
