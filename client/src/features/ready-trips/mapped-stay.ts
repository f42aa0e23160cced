import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { segmentsOfDays } from "#shared/domain/trips/day-ways.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

/** How many days and stops the stays before this one take. */
export function placeInTrip({ stays }: ReadyTrip, index: number) {
  const before = stays.slice(0, index).flatMap(({ days }) => days);
  return {
    daysBefore: before.length,
    stopsBefore: before.reduce((sum, { stops }) => sum + stops.length, 0),
  };
}

/** A stay as a map of plans shows it, numbered as on the page. */
export function mappedStay(trip: ReadyTrip, index: number, courses: readonly RouteGeometry[]) {
  const stay = trip.stays[index];
  const base = stay?.base ?? "";
  let number = placeInTrip(trip, index).stopsBefore;
  const byId = new Map(trip.wineries.map((winery) => [winery.id, winery]));
  const planned = stay?.days ?? [];
  const rounds = segmentsOfDays({ days: planned, wineries: trip.wineries, courses });
  const days = planned.map((day, at) => {
    const visited = day.stops.flatMap(({ wineryId }) => byId.get(wineryId) ?? []);
    return {
      title: weekdayName(day.weekday),
      stops: visited.map((winery) => {
        number += 1;
        return { number, winery };
      }),
      course: rounds[at] ?? [],
    };
  });
  return { towns: [{ name: base, isBase: true, places: [] }], days };
}

/** How old the hours are that a trip rests on: "Hours from May 2024 to August 2026: call first."; null where none is dated. */
export function hoursAge(wineries: ReadyTrip["wineries"]): string | null {
  const dates = wineries.flatMap(({ asOf }) => asOf.hours ?? []).sort();
  const [oldest, newest] = [dates[0], dates.at(-1)].map((date) => date?.slice(0, 7));
  if (oldest === undefined || newest === undefined) return null;
  const span =
    oldest === newest
      ? formatFactDate(oldest)
      : `${formatFactDate(oldest)} to ${formatFactDate(newest)}`;
  return `Hours from ${span}: call first.`;
}
