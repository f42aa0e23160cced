import { badRequest } from "./problem.ts";

/**
 * Refuses a request that names wineries the guide does not have.
 *
 * @param found the wineries of `ids` that there are.
 * @param field where the ids are in the request: `body.wineries`.
 * @throws HttpProblem 400 that points at each id without a winery.
 */
export function refuseUnknownWineries(
  ids: readonly number[],
  found: readonly { readonly id: number }[],
  field: string,
): void {
  const known = new Set(found.map(({ id }) => id));
  const message = "There is no such winery";
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `${field}.${index}`, message }],
  );
  if (errors.length > 0) throw badRequest(`The request is not valid: ${message}`, errors);
}
