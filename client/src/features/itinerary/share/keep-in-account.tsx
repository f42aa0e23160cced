import { useMutation, useQueryClient } from "@tanstack/react-query";
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
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { keyHeader } from "./trip-calls.ts";

interface KeepInAccountProps {
  readonly trip: Trip;
  readonly token: string;
  readonly tripKey: string | null;
  /** The trip stands in the account from now on. */
  readonly onKept: (trip: Trip) => void;
}

/**
 * Puts a trip that nobody owns into the account of whoever holds its key. Who is not signed in signs
 * in first, and comes back to this page.
 */
export function KeepInAccount({ trip, token, tripKey, onKept }: KeepInAccountProps) {
  const { isAuthenticated, isLoading, error } = useCurrentUser();
  const signInAddress = useSignInAddress();
  const keeping = useKeeping({ token, tripKey, onKept });
  if (trip.hasOwner || tripKey === null || !trip.mayEdit || isLoading || error) return null;
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

function useKeeping({ token, tripKey, onKept }: Omit<KeepInAccountProps, "trip">) {
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  return useMutation({
    mutationFn: () => callApi(tripsApi.claim, { params: { token }, headers: keyHeader(tripKey) }),
    onSuccess: (trip) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === savedItinerariesApi.list.path,
      });
      toast({ title: "The trip is in your account", description: "Its links stay as they are." });
      onKept(trip);
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
