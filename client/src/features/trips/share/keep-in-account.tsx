import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshTripLists } from "#client/entities/trip/trip-lists.ts";
import {
  isUnauthorized,
  useSignInAddress,
  useSignInRedirect,
} from "#client/entities/user/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { ApiError, callApi } from "#client/lib/api.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { ServerStore } from "../store/server-store.ts";
import { keyHeader } from "../store/trip-key.ts";

interface KeepInAccountProps {
  readonly store: ServerStore;
  readonly trip: Trip;
}

/**
 * Puts a trip that nobody owns into the account of whoever holds its key. Who is not signed in signs
 * in first, and comes back to this page.
 */
export function KeepInAccount({ store, trip }: KeepInAccountProps) {
  const { isAuthenticated, isLoading, error } = useCurrentUser();
  const signInAddress = useSignInAddress();
  const keeping = useKeeping(store);
  if (trip.hasOwner || store.tripKey === null || !trip.mayEdit || isLoading || error) return null;
  return (
    <div className="mt-8">
      <p className="max-w-prose font-serif text-lg text-ink-soft">
        In an account the trip stays until you delete it, and you find it without its link.
      </p>
      <div className="mt-3">
        {isAuthenticated ? (
          <Button variant="secondary" disabled={keeping.isPending} onClick={() => keeping.mutate()}>
            Keep it in my account
          </Button>
        ) : (
          <a href={signInAddress} className={buttonClass("secondary", "md")}>
            Sign in to keep it
          </a>
        )}
      </div>
      <p role="alert" className="mt-2 font-sans text-sm text-danger empty:mt-0">
        {failureOf(keeping.error)}
      </p>
    </div>
  );
}

function useKeeping({ token, tripKey, adopt }: ServerStore) {
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  return useMutation({
    mutationFn: () => callApi(tripsApi.claim, { params: { token }, headers: keyHeader(tripKey) }),
    onSuccess: (trip) => {
      refreshTripLists(queryClient);
      toast({ title: "The trip is in your account", description: "Its links stay as they are." });
      adopt(trip);
    },
    onError: (error) => {
      if (isUnauthorized(error)) redirectToSignIn();
    },
  });
}

/** Why it was not kept: the site's own words where it says no, as for a full account. */
function failureOf(error: Error | null): string {
  if (error === null || isUnauthorized(error)) return "";
  const said = error instanceof ApiError && error.status < 500 ? error.problem?.detail : null;
  return said ?? `It was not put into your account. ${whyUnreachable()}`;
}
