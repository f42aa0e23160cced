import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ReadyTripCard } from "#client/entities/trip/ready-trip-card.tsx";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { ReadyTripSummary } from "#shared/api/ready-trips.ts";
import { readyTripsMetadata } from "#shared/domain/site/metadata/list-metadata.ts";
import { lengthOfTrip } from "#shared/domain/trips/ready-trip.ts";

const NONE: readonly ReadyTripSummary[] = [];

/** The ready-made trips, with a heading for each length. */
export function ReadyTripsPage() {
  const { data: trips = NONE, error, isPending, refetch } = useQuery(readyTripQueries.all());
  usePageMetadata(useMemo(() => readyTripsMetadata(trips), [trips]));
  const lengths = [...new Set(trips.map(({ stays }) => lengthOfTrip(stays)))];
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-3xl">
        <p className="eyebrow">From an afternoon to five days</p>
        <h1 className="mt-3 font-display text-4xl sm:text-5xl">Ready-made trips</h1>
        <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
          We chose the base, the wineries and the day to start, then worked out the schedule from
          opening hours and driving times. Take one as it is, or open it in the planner and make it
          yours.
        </p>
      </header>
      <div className="mt-14">
        <div className="grid gap-16">
          {lengths.map((length) => {
            const id = `trips-${length.toLowerCase().replaceAll(" ", "-")}`;
            return (
              <section key={length} aria-labelledby={id}>
                <h2 id={id} className="border-t-2 border-ink pt-4 font-display text-3xl">
                  {length}
                </h2>
                <ul className="mt-8 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
                  {trips
                    .filter(({ stays }) => lengthOfTrip(stays) === length)
                    .map((trip) => (
                      <li key={trip.slug}>
                        <ReadyTripCard trip={trip} />
                      </li>
                    ))}
                </ul>
              </section>
            );
          })}
        </div>
        {isPending ? <Skeleton className="h-dvh" /> : null}
        {error ? <TryAgain what="The ready-made trips" onRetry={refetch} /> : null}
      </div>
    </div>
  );
}
