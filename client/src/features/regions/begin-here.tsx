import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { WineryCard } from "#client/entities/winery/winery-card.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { firstVisits, tripWithin } from "./region-content.ts";

/** Three of the region's wineries to begin with, and a ready-made trip or a link to the planner. */
export function BeginHere({ wineries }: { readonly wineries: readonly Winery[] }) {
  // Trips are optional here: a failure to load them is not shown.
  const { data: trips = [] } = useQuery(readyTripQueries.all());
  const trip = tripWithin(trips, wineries);
  const three = firstVisits(wineries);
  if (three.length === 0) return null;
  return (
    <section aria-labelledby="begin" className="mt-12">
      <h2 id="begin" className="font-display text-3xl">
        Begin here
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {three.map((winery) => (
          <li key={winery.id}>
            <WineryCard winery={winery} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose font-serif text-lg">
        A day:{" "}
        <Link
          href={trip ? paths.readyTrip(trip.slug) : paths.planner}
          className="text-wine underline underline-offset-4"
        >
          {trip ? trip.title : "plan one here"}
        </Link>
        {trip ? `. ${trip.standfirst}` : ", with hours and drives."}
      </p>
    </section>
  );
}
