import { ApiError } from "./api.ts";

/**
 * What a failed read means: nobody is signed in (401), it does not exist (404, 410, or 400 where an
 * id in the address is none), or it could not be loaded, which says nothing about what is there.
 */
export type FetchFailure = "signed-out" | "missing" | "unreachable";

const MEANINGS: Readonly<Record<number, FetchFailure>> = {
  400: "missing",
  401: "signed-out",
  404: "missing",
  410: "missing",
};

/** Reads the meaning of an error that a query has thrown; its cause counts where it was renamed. */
export function meaningOf(error: Error): FetchFailure {
  const answer = error instanceof ApiError ? error : error.cause;
  const status = answer instanceof ApiError ? answer.status : 0;
  return MEANINGS[status] ?? "unreachable";
}
