import { ReadyTripCard } from "#client/entities/trip/ready-trip-card.tsx";
import type { ReadyTripSummary } from "#shared/api/ready-trips.ts";
import { lengthOfTrip } from "#shared/domain/trips/ready-trip.ts";

/** All trips in their order, under a heading for each length. */
export function TripsByLength({ trips }: { readonly trips: readonly ReadyTripSummary[] }) {
  const lengths = [...new Set(trips.map(({ stays }) => lengthOfTrip(stays)))];
  return (
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
  );
}
