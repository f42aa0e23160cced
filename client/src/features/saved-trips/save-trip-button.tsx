import { useState } from "react";
import { signInAddress } from "#client/entities/user/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { Button } from "#client/ui/button.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { type NewTrip, useCreateTrip } from "./saved-trip-queries.ts";
import { SignInRequired } from "./sign-in-required.tsx";

interface SaveTripButtonProps {
  /** The submitted form with what follows from it (spec §7). */
  readonly trip: Omit<NewTrip, "wineryIds" | "preferences"> & {
    readonly preferences: readonly string[];
  };
  readonly wineries: readonly { readonly id: number }[];
  /** Where the visitor comes back to after signing in: a path of this site. */
  readonly returnTo: string;
  readonly onSaved: (trip: SavedItinerary) => void;
}

/** Saves the plan to the account; signed out it opens the Sign In Required overlay. */
export function SaveTripButton({ trip, wineries, returnTo, onSaved }: SaveTripButtonProps) {
  const { isAuthenticated } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCreateTrip(returnTo, onSaved);
  const save = () => {
    const wineryIds = wineries.map(({ id }) => id);
    mutate({ ...trip, preferences: [...trip.preferences], wineryIds });
  };
  return (
    <>
      <Button
        variant="secondary"
        disabled={isPending}
        onClick={isAuthenticated ? save : () => setIsAsking(true)}
      >
        {isPending ? "Saving..." : "Save to My Account"}
      </Button>
      <SignInRequired
        open={isAsking}
        onClose={() => setIsAsking(false)}
        signInAddress={signInAddress(returnTo)}
      />
    </>
  );
}
