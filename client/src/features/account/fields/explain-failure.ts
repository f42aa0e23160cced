import { ApiError } from "#client/lib/api.ts";

/** What went wrong with a call, in the server's words where it has said any. */
export function explainFailure(error: unknown): string {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return detail ?? "The site could not be reached. Please check your connection and try again.";
}

/** What the server says about one field of the body; undefined where the field is not at fault. */
export function fieldFailure(error: unknown, field: string): string | undefined {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return errors?.find((one) => one.field === `body.${field}`)?.message;
}
