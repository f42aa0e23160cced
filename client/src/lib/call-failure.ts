import { ApiError } from "./api.ts";

const problemOf = (error: unknown) => (error instanceof ApiError ? error.problem : undefined);

/** What went wrong with a call, in the server's words where it has said any. */
export function explainFailure(
  error: unknown,
  otherwise = "The site could not be reached. Please check your connection and try again.",
): string {
  return problemOf(error)?.detail ?? otherwise;
}

/** What the server says about the fields of a call, by their path in the request: `body.email`. */
export function fieldFailures(error: unknown): Readonly<Partial<Record<string, string>>> {
  const errors = problemOf(error)?.errors ?? [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
