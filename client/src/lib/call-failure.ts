import { ApiError, causeOf, NotSentError } from "./api.ts";

const problemOf = (error: unknown) => (error instanceof ApiError ? error.problem : undefined);

/** What went wrong with a call, in the server's words where it has said any; `otherwise` as `whatFailed` has it. */
export function explainFailure(
  error: unknown,
  otherwise = "The site could not be reached. Please check your connection and try again.",
): string {
  return problemOf(error)?.detail ?? whatFailed(otherwise, error);
}

/** Whether the site may have done what failed: it was asked, and no word of its own came back. */
export function mayBeDone(error: unknown): boolean {
  const answer = causeOf(error);
  return !(answer instanceof NotSentError) && problemOf(answer) === undefined;
}

/** What failed, such as "It was not saved", left open where the site may have done it. */
export const whatFailed = (text: string, error: unknown): string =>
  mayBeDone(error) ? text.replace(/\b(was|were) not\b/, "may not have been") : text;

/** What the server says about the fields of a call, by their path in the request: `body.email`. */
export function fieldFailures(error: unknown): Readonly<Partial<Record<string, string>>> {
  const errors = problemOf(error)?.errors ?? [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
