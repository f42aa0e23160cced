import { useState } from "react";
import { signInAddress } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { useLeavePage } from "#client/lib/page/leave-page.ts";
import { Button } from "#client/ui/button.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { warnOfNoneSelected } from "./picker/use-winery-selection.ts";
import { useCreateTrip } from "./saved-trip-queries.ts";
import { itineraryBody } from "./trip-bodies.ts";

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
  const leavePage = useLeavePage();
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
      {isAsking ? (
        // Asks a visitor for an account before a trip is saved (spec §2 Trip planner).
        <FormDialog
          title="Sign In Required"
          description="Create a free account to save your itinerary."
          action="Sign In"
          onSubmit={() => leavePage(signInAddress(returnTo))}
          onClose={() => setIsAsking(false)}
        >
          <p className="font-serif text-lg text-ink-soft">
            Your answers and the wineries you chose stay as they are, and you come back to them.
          </p>
        </FormDialog>
      ) : null}
    </>
  );
}
