import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { useDeleteTrip, useDuplicateTrip, useRenameTrip } from "../saved-trip-queries.ts";
import { tokenOf } from "../store/trip-key.ts";
import { useMailing } from "../use-mailing.tsx";
import { tripInShort } from "./trip-words.ts";

const RenameDialog = lazyPart(
  () => import("../share/trip-dialogs.tsx").then((m) => m.RenameDialog),
  { failure: DialogFailure, waiting: null },
);

/** What can be done with a saved trip. */
export function TripActions({ trip }: { readonly trip: SavedItinerary }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRenameTrip(() => setIsRenaming(false));
  const duplicate = useDuplicateTrip();
  const remove = useDeleteTrip();
  const mailing = useMailing();
  const about = <span className="sr-only">{trip.name}</span>;
  const mail = () =>
    mailing.ask({
      summary: tripInShort(trip),
      mailed: { token: tokenOf(trip.url), tripKey: null, version: trip.updatedAt },
      onSent: () => {},
    });
  return (
    <div className="-mx-4 flex flex-wrap gap-x-1">
      {trip.wineryIds.length > 0 ? (
        <Button variant="quiet" size="sm" onClick={mail}>
          Email {about}
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
      {isRenaming ? (
        <RenameDialog
          name={trip.name}
          isPending={rename.isPending}
          onRename={(name) => rename.mutate({ id: trip.id, name })}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
      {mailing.dialog}
    </div>
  );
}

function DialogFailure({ onRetry }: FailureProps) {
  return <TryAgain title="What is asked first could not be fetched." onRetry={onRetry} />;
}
