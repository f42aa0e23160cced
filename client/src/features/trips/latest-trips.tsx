import { Link } from "wouter";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { TripHead } from "./saved-trip-list.tsx";

/** Trips a home page shows; the rest is on the trips page. */
const SHOWN = 3;

interface LatestTripsProps {
  /** Newest first. */
  readonly trips: readonly SavedItinerary[];
}

/** The newest trips of the account, each a way back into it. */
export function LatestTrips({ trips }: LatestTripsProps) {
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
