import { useQuery } from "@tanstack/react-query";
import { useRouter } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import type { Call, CallInput, Endpoint } from "#shared/api/endpoint.ts";
import { endpointQuery, saysMissing } from "../api.ts";

/** The path that the server answered with 404; "" if none. */
let missing = "";

/** Sets the path that the server answered with 404; "" for none. */
export function setMissingPath(path: string): void {
  missing = path;
}

/**
 * Whether the server already answered the page's address with 404. Then the first render says so, without
 * a call that is bound to fail.
 */
export const useIsKnownMissing = (): boolean => usePathname(useRouter()) === missing;

/**
 * What a page is about (a winery, an article), and whether it exists, as the server knew when it sent the
 * page or as the API says.
 */
export function useSubject<E extends Endpoint>(endpoint: Call<E>, input: CallInput<E>) {
  const isKnown = !useIsKnownMissing();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(endpoint, input),
    enabled: isKnown,
  });
  const isMissing = !isKnown || saysMissing(error);
  return { subject: data, isMissing, error, refetch };
}
