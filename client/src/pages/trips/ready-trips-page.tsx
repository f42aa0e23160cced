import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { TripsByLength } from "#client/features/ready-trips/trips-by-length.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { readyTripsMetadata } from "#shared/domain/site/metadata/list-metadata.ts";

/** The ready-made trips, from an afternoon to five days. */
export function ReadyTripsPage() {
  const { data: trips, error, isPending, refetch } = useQuery(readyTripQueries.all());
  usePageMetadata(useMemo(() => readyTripsMetadata(trips ?? []), [trips]));
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
        {trips ? <TripsByLength trips={trips} /> : null}
        {isPending ? <Skeleton className="h-dvh" /> : null}
        {error ? (
          <TryAgain title="The ready-made trips could not be loaded." onRetry={refetch} />
        ) : null}
      </div>
    </div>
  );
}
