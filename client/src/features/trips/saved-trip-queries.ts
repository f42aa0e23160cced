import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { ApiError, callApi, endpointQuery, isUnauthorized } from "#client/lib/api.ts";
import { explainFailure, whatFailed } from "#client/lib/call-failure.ts";
import { toast, warn } from "#client/ui/toast-store.ts";
import { savedItinerariesApi } from "#shared/api/calls.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { counted } from "#shared/domain/text/words.ts";

/** The trips of an account, newest first. */
export const savedTripsQuery = (userId: string) =>
  endpointQuery(savedItinerariesApi.list, {}, { owner: userId });

export const savedTripQuery = (userId: string, id: string) =>
  endpointQuery(savedItinerariesApi.byId, { params: { id } }, { owner: userId });

/** Recently deleted trips, which can be restored. */
export const deletedTripsQuery = (userId: string) =>
  endpointQuery(savedItinerariesApi.deleted, {}, { owner: userId });

/** Refetches the account's trips: the path of their list begins those of all their queries. */
export function refreshTripLists(queryClient: QueryClient): void {
  const { path } = savedItinerariesApi.list;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[1]).startsWith(path),
  });
}

/** "2 days from Walla Walla, 4 wineries". */
export function tripInShort({ days, route, wineryIds }: SavedItinerary): string {
  const wineries =
    wineryIds.length === 0 ? "no wineries yet" : counted(wineryIds.length, "winery", "wineries");
  return `${counted(days, "day")} from ${route}, ${wineries}`;
}

interface TripAction<Input, Output> {
  readonly call: (input: Input) => Promise<Output>;
  /** The error toast. Its own words are for failures that are no refusal; without it the caller shows the error. */
  readonly failure?: { readonly title: string; readonly description?: string };
  readonly onDone?: (output: Output, input: Input) => void;
  /** The path to come back to after signing in; by default the current one. */
  readonly returnTo?: string;
}

/** Changes a visitor's trips and refetches their lists; without a session it leads to signing in. */
export function useTripAction<Input = void, Output = unknown>(action: TripAction<Input, Output>) {
  const { call, failure, onDone, returnTo } = action;
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect(returnTo);
  return useMutation({
    mutationFn: call,
    onSuccess: (output, input) => {
      refreshTripLists(queryClient);
      onDone?.(output, input);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return redirectToSignIn();
      const isRefused = error instanceof ApiError && error.status < 500;
      const own = failure?.description;
      if (failure)
        warn(whatFailed(failure.title, error), (!isRefused && own) || explainFailure(error, own));
    },
  });
}

/** Whether the visitor is typing, or in a dialog. */
const isBusy = () =>
  document.activeElement?.matches("input, select, textarea, [role=dialog], [role=dialog] *") ===
  true;

interface HowOpened {
  /** The page here is over: one does not stay, nor come back to it. */
  readonly replace?: boolean;
  /** The visitor has begun something else on the page. */
  readonly stays?: boolean;
}

/**
 * Leads from a page to a trip made there. Whoever has gone on to something else is told and stays.
 *
 * @returns whether it led there.
 */
export function useOpenMade(from: string) {
  const [, navigate] = useLocation();
  return (url: string, title: string, { stays = false, replace = false }: HowOpened = {}) => {
    const isFree = replace || !(stays || isBusy());
    const isHere = isFree && window.location.pathname === from;
    if (isHere) navigate(url, { replace });
    else {
      const action = { label: "Open it", onSelect: () => navigate(url) };
      toast({ title, action, stays: true });
    }
    return isHere;
  };
}

/** Restores a deleted trip while the account still has it. */
export function useRestoreTrip() {
  return useTripAction({
    call: ({ id }: Pick<SavedItinerary, "id">) =>
      callApi(savedItinerariesApi.restore, { params: { id } }),
    failure: { title: "The trip was not restored" },
    onDone: ({ name }) => toast({ title: "Trip restored", description: name }),
  });
}
