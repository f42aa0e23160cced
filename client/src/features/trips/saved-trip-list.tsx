import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { useSessionEnd } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { forgetTripOffline } from "#client/offline/keep-offline.ts";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { LineIcon } from "#client/ui/line-icon.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { savedItinerariesApi, tripsApi } from "#shared/api/calls.ts";
import { UNDO_DELETE_MINUTES } from "#shared/api/limits.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { useMailing } from "./export/use-mailing.tsx";
import {
  deletedTripsQuery,
  savedTripsQuery,
  tripInShort,
  useRestoreTrip,
  useTripAction,
} from "./saved-trip-queries.ts";
import { tokenOf } from "./store/trip-key.ts";
import { RenameDialog, TripActions } from "./trip-actions.tsx";

/** The account's trips, each with its actions. */
export function SavedTripList({ userId }: { readonly userId: string }) {
  const { data: trips, error, refetch } = useQuery(savedTripsQuery(userId));
  useSessionEnd(error);
  if (error) {
    return <TryAgain what="Your trips" onRetry={refetch} className="mt-8" />;
  }
  if (!trips) return <Skeleton className="mt-8 h-48" />;
  if (trips.length === 0) {
    return (
      <EmptyState
        text="No trips yet. Plan one, choose its wineries and save it: it will wait for you here."
        href={paths.planner}
        action="Plan Your Trip"
        variant="primary"
      />
    );
  }
  return (
    <ul className="mt-8 border-t border-rule">
      {trips.map((trip) => (
        <li
          key={trip.id}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-rule py-5"
        >
          <div className="min-w-0">
            <TripHead trip={trip} />
          </div>
          <SavedTripActions trip={trip} />
        </li>
      ))}
    </ul>
  );
}

/** A trip's name, as a link, and the trip in short. */
function TripHead({ trip }: { readonly trip: SavedItinerary }) {
  return (
    <>
      <h3 className="font-display text-2xl font-medium break-words">
        <Link
          href={trip.url}
          className="inline-flex min-h-11 items-center gap-2.5 text-wine decoration-1 underline-offset-4 hover:underline"
        >
          {trip.name}
          <LineIcon d="M1.5 8h12M9 3.5 13.5 8 9 12.5" className="size-4 shrink-0" />
        </Link>
      </h3>
      <p className="font-sans text-sm text-ink-soft">
        {tripInShort(trip)}
        {trip.startDate ? ` · ${formatLongDate(trip.startDate)}` : ""}
      </p>
    </>
  );
}

function SavedTripActions({ trip }: { readonly trip: SavedItinerary }) {
  const { id, name, url } = trip;
  const [asksName, setAsksName] = useState(false);
  const close = () => setAsksName(false);
  const rename = useTripAction({
    call: (next: string) =>
      callApi(savedItinerariesApi.update, { params: { id }, body: { name: next } }),
    failure: { title: "The trip was not renamed" },
    onDone: close,
  });
  const duplicate = useTripAction({
    call: () => callApi(tripsApi.duplicate, { params: { token: tokenOf(url) } }),
    failure: { title: "The trip was not copied" },
    onDone: () => toast({ title: "Trip copied", description: name }),
  });
  const restore = useRestoreTrip();
  const remove = useTripAction({
    call: () => callApi(savedItinerariesApi.remove, { params: { id } }),
    failure: { title: "The trip was not deleted" },
    // Until later, the trips page can restore it, too.
    onDone: () => {
      forgetTripOffline(tokenOf(url));
      toast({
        title: "Trip deleted",
        description: name,
        action: { label: "Undo", onSelect: () => restore.mutate(trip) },
      });
    },
  });
  const mailing = useMailing();
  const mail = () =>
    mailing.ask({
      summary: tripInShort(trip),
      mailed: { token: tokenOf(url), tripKey: null, version: async () => trip.updatedAt },
    });
  return (
    <TripActions
      about={name}
      actions={[
        trip.wineryIds.length > 0 && { label: "Email", onSelect: mail },
        { label: "Rename", onSelect: () => setAsksName(true) },
        {
          label: "Duplicate",
          isPending: duplicate.isPending,
          onSelect: () => duplicate.mutate(),
        },
        { label: "Delete", isPending: remove.isPending, onSelect: () => remove.mutate() },
      ]}
    >
      {asksName ? (
        <RenameDialog
          name={name}
          isPending={rename.isPending}
          onRename={rename.mutate}
          onClose={close}
        />
      ) : null}
      {mailing.dialog}
    </TripActions>
  );
}

/** Recently deleted trips, each with Restore. */
export function RecentlyDeleted({ userId }: { readonly userId: string }) {
  const { data: trips, error, refetch } = useQuery(deletedTripsQuery(userId));
  const restore = useRestoreTrip();
  useSessionEnd(error);
  if (error) {
    return <TryAgain what="Recently deleted trips" onRetry={refetch} className="mt-10" />;
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
              isBusy={restore.isPending}
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

/** Trips the home page shows; the rest is on the trips page. */
const SHOWN = 3;

/** @param trips newest first. */
export function LatestTrips({ trips }: { readonly trips: readonly SavedItinerary[] }) {
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="latest-trips">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="latest-trips" className="font-display text-3xl sm:text-4xl">
          Saved trips
        </h2>
        <Link
          href={paths.trips}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-wine underline underline-offset-4"
        >
          {trips.length > SHOWN ? `All ${trips.length} trips` : "All of them"}
        </Link>
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {trips.slice(0, SHOWN).map((trip) => (
          <li key={trip.id} className="relative border-t-2 border-ink pt-4">
            <TripHead trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
