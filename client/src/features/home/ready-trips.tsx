import { useQuery } from "@tanstack/react-query";
import { ReadyTripCard } from "#client/entities/trip/ready-trip-card.tsx";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { SectionHead } from "./section-head.tsx";

/** As many as the home page shows, of those marked for it. */
const SHOWN = 3;

/** A few trips that need no planning. */
export function ReadyTrips() {
  const { data: trips, isPending, error, refetch } = useQuery(readyTripQueries.all());
  const shown = (trips ?? []).filter(({ isFeatured }) => isFeatured).slice(0, SHOWN);
  if (trips && shown.length === 0) return null;
  return (
    <section aria-labelledby="ready-trips" className="page-width pt-section">
      <SectionHead
        id="ready-trips"
        eyebrow="Planned for you"
        title="Ready-made trips"
        href={paths.readyTrips}
        all={`All ${trips?.length ?? ""} ready-made trips`}
      />
      <ul className="relative -mx-gutter mt-8 flex snap-x snap-mandatory scroll-px-gutter gap-5 overflow-x-auto px-gutter pb-4 lg:mx-0 lg:grid lg:snap-none lg:grid-cols-3 lg:gap-x-8 lg:overflow-visible lg:px-0 lg:pb-0">
        {shown.map((trip) => (
          <li
            key={trip.slug}
            className="w-[78vw] max-w-80 shrink-0 snap-start lg:w-auto lg:max-w-none"
          >
            <ReadyTripCard trip={trip} />
          </li>
        ))}
        {isPending
          ? [1, 2, 3].map((key) => (
              <Skeleton
                key={key}
                className="h-96 w-[78vw] max-w-80 shrink-0 lg:w-auto lg:max-w-none"
              />
            ))
          : null}
      </ul>
      {error ? <TryAgain what="The ready-made trips" onRetry={refetch} /> : null}
    </section>
  );
}
