import type { QueryClient } from "@tanstack/react-query";
import { savedItinerariesApi } from "#shared/api/calls.ts";

/** What a change of a visitor's trips may have made old. */
const PATHS: readonly string[] = [
  savedItinerariesApi.list.path,
  savedItinerariesApi.byId.path,
  savedItinerariesApi.deleted.path,
];

/** Has the account's trips fetched again where they are shown next: one was made, changed or deleted. */
export function refreshTripLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => PATHS.includes(String(queryKey[1])),
  });
}
