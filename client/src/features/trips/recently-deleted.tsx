import { useQuery } from "@tanstack/react-query";
import { useSessionEnd } from "#client/entities/user/use-current-user.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { UNDO_DELETE_MINUTES } from "#shared/api/limits.ts";
import { deletedTripsQuery, useRestoreTrip } from "./saved-trip-queries.ts";

/** The trips that were deleted lately, each with the way back; nothing where there are none. */
export function RecentlyDeleted({ userId }: { readonly userId: string }) {
  const { data: trips, error, refetch } = useQuery(deletedTripsQuery(userId));
  const restore = useRestoreTrip();
  useSessionEnd(error !== null && meaningOf(error) === "signed-out");
  if (error) {
    return (
      <TryAgain
        title="The trips you deleted lately could not be fetched."
        onRetry={() => void refetch()}
        className="mt-10"
      />
    );
  }
  if (!trips?.length) return null;
  return (
    <section aria-labelledby="recently-deleted" className="mt-12">
      <h3 id="recently-deleted" className="font-display text-xl font-medium">
        Recently deleted
      </h3>
      <p className="mt-1 font-sans text-sm text-ink-soft">
        Kept for {UNDO_DELETE_MINUTES} minutes, then gone for good.
      </p>
      <ul className="mt-4 border-t border-rule">
        {trips.map((trip) => (
          <li
            key={trip.id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2"
          >
            <span className="min-w-0 font-serif text-lg break-words">{trip.name}</span>
            <Button
              variant="quiet"
              size="sm"
              disabled={restore.isPending}
              onClick={() => restore.mutate(trip)}
            >
              Restore <span className="sr-only">{trip.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
