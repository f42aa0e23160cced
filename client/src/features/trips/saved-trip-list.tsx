import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useSessionEnd } from "#client/entities/user/use-current-user.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { TripActions } from "./account/trip-actions.tsx";
import { tripInShort } from "./account/trip-words.ts";
import { savedTripsQuery } from "./saved-trip-queries.ts";

/** The trips of the account, each with what can be done with it. */
export function SavedTripList({ userId }: { readonly userId: string }) {
  const { data: trips, error, refetch } = useQuery(savedTripsQuery(userId));
  useSessionEnd(error !== null && meaningOf(error) === "signed-out");
  if (error) {
    return (
      <TryAgain
        title="Your trips could not be fetched."
        onRetry={() => void refetch()}
        className="mt-8"
      />
    );
  }
  if (!trips) return <Skeleton className="mt-8 h-48" />;
  if (trips.length === 0) return <NoTrips />;
  return (
    <ul className="mt-8 border-t border-rule">
      {trips.map((trip) => (
        <li
          key={trip.id}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-rule py-5"
        >
          <div className="min-w-0">
            <h3 className="font-display text-xl font-medium break-words">
              <Link
                href={trip.url}
                className="inline-flex min-h-11 items-center decoration-wine decoration-1 underline-offset-4 hover:underline"
              >
                {trip.name}
              </Link>
            </h3>
            <p className="font-sans text-sm text-ink-soft">
              {tripInShort(trip)}
              {trip.startDate ? ` · ${formatLongDate(trip.startDate)}` : ""}
            </p>
          </div>
          <TripActions trip={trip} />
        </li>
      ))}
    </ul>
  );
}

function NoTrips() {
  return (
    <div className="mt-6">
      <p className="max-w-prose font-serif text-lg text-ink-soft">
        No trips yet. Plan one, choose its wineries and save it: it will wait for you here.
      </p>
      <Link href={paths.planner} className={buttonClass("primary", "md", "mt-6")}>
        Plan Your Trip
      </Link>
    </div>
  );
}
