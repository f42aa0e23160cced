import { useQuery } from "@tanstack/react-query";
import type { Call, CallInput, Endpoint } from "#shared/api/endpoint.ts";
import { endpointQuery } from "../api.ts";
import { meaningOf } from "../fetch-failure.ts";

/** Where the server said that nothing is; "" where it said no such thing. */
let missing = "";

/** Says at which path of this site nothing is, of what is about to be rendered; "" where something is. */
export function setMissingPath(path: string): void {
  missing = path;
}

/**
 * Whether nothing is at the address of a page, as the server knew when it sent the page: the first
 * picture says so, without a call that must fail.
 *
 * @param address as in `paths`; visitors may have asked with a slash at its end.
 */
export function isKnownMissing(address: string): boolean {
  return `${missing}/`.startsWith(`${address}/`);
}

/**
 * The thing that a page is about, and whether there is none: the server knew when it sent the page, or
 * the API says so.
 *
 * @param address of the page, as in `paths`.
 */
export function useSubject<E extends Endpoint>(
  address: string,
  endpoint: Call<E>,
  input: CallInput<E>,
) {
  const isKnown = !isKnownMissing(address);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(endpoint, input),
    enabled: isKnown,
  });
  const isMissing = !isKnown || (error !== null && meaningOf(error) === "missing");
  return { subject: data, isMissing, error, refetch };
}
