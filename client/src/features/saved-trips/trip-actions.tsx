import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { RenameTripDialog } from "./rename-trip-dialog.tsx";
import { useDeleteTrip, useDuplicateTrip } from "./saved-trip-queries.ts";

interface TripActionsProps {
  readonly trip: SavedItinerary;
  /** Opens the question where to mail the plan; absent for a trip without wineries. */
  readonly onMail?: (() => void) | undefined;
  readonly onDeleted?: () => void;
}

/** What can be done with a saved trip. */
export function TripActions({ trip, onMail, onDeleted }: TripActionsProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const duplicate = useDuplicateTrip();
  const remove = useDeleteTrip(onDeleted);
  const about = <span className="sr-only">{trip.name}</span>;
  return (
    <div className="-mx-4 flex flex-wrap gap-x-1">
      {onMail ? (
        <Button variant="quiet" size="sm" onClick={onMail}>
          E-mail {about}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={() => setIsRenaming(true)}>
        Rename {about}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={duplicate.isPending}
        onClick={() => duplicate.mutate(trip)}
      >
        Duplicate {about}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={remove.isPending}
        onClick={() => remove.mutate(trip)}
      >
        Delete {about}
      </Button>
      {isRenaming ? <RenameTripDialog trip={trip} onClose={() => setIsRenaming(false)} /> : null}
    </div>
  );
}
