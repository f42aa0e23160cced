import { useState } from "react";
import { signInAddress } from "#client/entities/user/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { useCreateTrip } from "../saved-trip-queries.ts";
import { itineraryBody } from "../trip-bodies.ts";
import { SignInRequired } from "./sign-in-required.tsx";

interface SaveTripButtonProps {
  readonly trip: TripInput;
  /** The token of its page, where it has one: that trip is saved, not a second one like it. */
  readonly page: string | null;
  /** Where the visitor comes back to after signing in: a path of this site. */
  readonly returnTo: string;
  readonly onSaved: (trip: SavedItinerary) => void;
}

/** Saves the plan to the account; signed out it opens the Sign In Required overlay. */
export function SaveTripButton({ trip, page, returnTo, onSaved }: SaveTripButtonProps) {
  const { isAuthenticated } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCreateTrip(returnTo, onSaved);
  const save = () => {
    if (trip.wineries.length === 0) warnOfNoneSelected();
    else if (isAuthenticated) mutate({ body: itineraryBody(trip, new Date()), page });
    else setIsAsking(true);
  };
  return (
    <>
      <Button variant="secondary" disabled={isPending} onClick={save}>
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

/** Spec §8. */
function warnOfNoneSelected(): void {
  toast({
    variant: "destructive",
    title: "No wineries selected",
    description: "Please select at least one winery for your trip.",
  });
}
