import { ApiError } from "./api.ts";

/**
 * What a failed read means: nobody is signed in (401), it does not exist (404, 410, or 400 where an
 * id in the address is none), or it could not be loaded, which says nothing about what is there.
 */
export type FetchFailure = "signed-out" | "missing" | "unreachable";

/** Reads the meaning of an error that a query has thrown; its cause counts where it was renamed. */
export function meaningOf(error: Error): FetchFailure {
  const answer = error instanceof ApiError ? error : error.cause;
  const status = answer instanceof ApiError ? answer.status : 0;
  if (status === 401) return "signed-out";
  return [400, 404, 410].includes(status) ? "missing" : "unreachable";
}
