import { useQuery } from "@tanstack/react-query";
import type { Call, CallInput, Endpoint } from "#shared/api/endpoint.ts";
import { endpointQuery } from "../api.ts";
import { meaningOf } from "../fetch-failure.ts";

/** The path that the server answered with 404; "" for none. */
let missing = "";

/** Sets the path that the server answered with 404; "" for none. */
export function setMissingPath(path: string): void {
  missing = path;
}

/**
 * Whether the server already answered the address of a page with 404: the first render says so, without
 * a call that must fail.
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
