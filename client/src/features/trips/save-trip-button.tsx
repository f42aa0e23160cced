import { useState } from "react";
import { signInAddress } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser, useVisitor } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { Button } from "#client/ui/button.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { savedItinerariesApi } from "#shared/api/calls.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths, RESUME } from "#shared/domain/site/paths.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { WinerySelection } from "./picker/use-winery-selection.ts";
import { useTripAction } from "./saved-trip-queries.ts";
import { keyHeader, tripKeyHere } from "./store/trip-key.ts";
import { itineraryBody } from "./trip-bodies.ts";

/** Signed in, the visitor is back at the picker. */
const RETURN_TO = `${paths.planner}?${RESUME}=1`;

interface SaveTripButtonProps {
  readonly trip: TripInput;
  /** Of its page, if it has one: then that trip is saved, not a copy. */
  readonly page: string | null;
  readonly ifFits: WinerySelection["ifFits"];
  readonly onSaved: (trip: SavedItinerary) => void;
}

/** Saves the trip to the account; signed out, it asks to sign in (spec §2 Trip planner). */
export function SaveTripButton(props: SaveTripButtonProps) {
  const { trip, page, ifFits, onSaved } = props;
  const { isAuthenticated } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  const visitor = useVisitor() ?? null;
  // With the messages of spec §8.
  const { mutate, isPending } = useTripAction({
    returnTo: RETURN_TO,
    call: () => {
      const body = itineraryBody(trip, new Date());
      const ofPage = page !== null && {
        body: { ...body, token: page },
        headers: keyHeader(tripKeyHere(visitor, page)),
      };
      return callApi(savedItinerariesApi.create, ofPage || { body, headers: {} });
    },
    failure: { title: "Error", description: "Failed to create itinerary. Please try again." },
    onDone: (saved) => {
      toast({
        title: "Itinerary Created!",
        description: "Your wine tour plan has been saved to your account.",
      });
      onSaved(saved);
    },
  });
  const save = () => ifFits(() => (isAuthenticated ? mutate() : setIsAsking(true)));
  return (
    <>
      <Button variant="secondary" isBusy={isPending} onClick={save}>
        {isPending ? "Saving..." : "Save to My Account"}
      </Button>
      {isAsking ? (
        <FormDialog
          title="Sign In Required"
          description="Create a free account to save your itinerary."
          action="Sign In"
          onSubmit={() => leavePage.to(signInAddress(RETURN_TO))}
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
