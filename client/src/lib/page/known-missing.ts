import { useQuery } from "@tanstack/react-query";
import type { Call, CallInput, Endpoint } from "#shared/api/endpoint.ts";
import { endpointQuery, saysMissing } from "../api.ts";

/** The path that the server answered with 404; "" if none. */
let missing = "";

/** Sets the path that the server answered with 404; "" for none. */
export function setMissingPath(path: string): void {
  missing = path;
}

/**
 * Whether the server already answered a page's address with 404. Then the first render says so, without
 * a call that is bound to fail.
 *
 * @param address as in `paths`; the visitor may have added a slash.
 */
export function isKnownMissing(address: string): boolean {
  return `${missing}/`.startsWith(`${address}/`);
}

/**
 * What a page is about (a winery, an article), and whether it exists, as the server knew when it sent the
 * page or as the API says.
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
  const isMissing = !isKnown || saysMissing(error);
  return { subject: data, isMissing, error, refetch };
}
