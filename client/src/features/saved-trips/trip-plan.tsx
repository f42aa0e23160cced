import { Link } from "wouter";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { UNKNOWN_DISTANCE_MILES } from "#shared/domain/places/distance.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, plural } from "#shared/domain/site/words.ts";
import { formatLongDate } from "#shared/domain/trip/calendar-date.ts";
import { planItinerary, type Stop } from "#shared/domain/trip/itinerary.ts";
import { feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";

interface TripPlanProps {
  readonly trip: SavedItinerary;
  /** The trip's wineries that the guide has. */
  readonly wineries: readonly Winery[];
}

/** The trip day by day; the days are made as they are for the mailed plan. */
export function TripPlan({ trip, wineries }: TripPlanProps) {
  const base = findTown(trip.startCity);
  if (!base) return <StopList stops={wineries.map((winery) => ({ winery, miles: null }))} />;
  const { days, freeDays } = planItinerary({ ...trip, base, wineries });
  return (
    <div className="grid gap-12">
      {days.map((day) => (
        <section key={day.number} aria-labelledby={`day-${day.number}`}>
          <p className="eyebrow">Day {day.number}</p>
          <h2 id={`day-${day.number}`} className="mt-1 font-display text-2xl">
            {day.date ? formatLongDate(day.date) : regionsOf(day.stops)}
          </h2>
          <StopList
            stops={day.stops.map(({ winery, milesFromBase: miles }) => ({
              winery,
              miles: miles === UNKNOWN_DISTANCE_MILES ? null : miles,
            }))}
          />
        </section>
      ))}
      {freeDays > 0 ? (
        <p className="font-serif text-lg text-ink-soft">
          {`${counted(freeDays, "day")} ${plural(freeDays, "is", "are")} still free.`}
        </p>
      ) : null}
    </div>
  );
}

function regionsOf(stops: readonly Stop<Winery>[]): string {
  return [...new Set(stops.map(({ winery }) => winery.region))].join(" and ");
}

interface StopListProps {
  readonly stops: readonly { readonly winery: Winery; readonly miles: number | null }[];
}

function StopList({ stops }: StopListProps) {
  return (
    <ol className="mt-5 border-t border-rule">
      {stops.map(({ winery, miles }) => (
        <li key={winery.id} className="border-b border-rule py-4">
          <h3 className="font-display text-xl font-medium">
            <Link
              href={paths.winery(winery.slug)}
              className="inline-flex min-h-11 items-center decoration-wine decoration-1 underline-offset-4 hover:underline"
            >
              {winery.name}
            </Link>
          </h3>
          <p className="font-sans text-sm text-ink-soft">
            {winery.address}, {winery.city}
            {miles === null ? "" : ` · ${miles} miles from your base`}
          </p>
          <p className="mt-1 font-sans text-sm text-ink-soft">
            {visitLabel(winery)} · {feeLabel(winery)}
          </p>
        </li>
      ))}
    </ol>
  );
}
