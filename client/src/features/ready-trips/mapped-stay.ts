import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import type { CourseStretch } from "#shared/domain/trip/drive-course.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

type Visited = ReadyTrip["wineries"][number];

/** How many days and stops the stays before this one take. */
export function placeInTrip({ stays }: ReadyTrip, index: number) {
  const before = stays.slice(0, index).flatMap(({ days }) => days);
  return {
    daysBefore: before.length,
    stopsBefore: before.reduce((sum, { stops }) => sum + stops.length, 0),
  };
}

/** A stay as a map of plans shows it, numbered as on the page; the ways are straight. */
export function mappedStay(trip: ReadyTrip, index: number) {
  const stay = trip.stays[index];
  const base = stay?.base ?? "";
  let number = placeInTrip(trip, index).stopsBefore;
  const byId = new Map(trip.wineries.map((winery) => [winery.id, winery]));
  const days = (stay?.days ?? []).map((day) => {
    const visited = day.stops.flatMap(({ wineryId }) => byId.get(wineryId) ?? []);
    return {
      title: weekdayName(day.weekday),
      stops: visited.map((winery) => {
        number += 1;
        return { number, winery };
      }),
      course: roundOf(base, visited),
    };
  });
  return { base, days };
}

/** From the base over the stops and back. */
function roundOf(base: string, visited: readonly Visited[]): CourseStretch[] {
  const town = findTown(base);
  const start = town ? [town] : [];
  const places = [...start, ...visited.flatMap((winery) => positionOf(winery) ?? []), ...start];
  return places.slice(1).flatMap((to, index): CourseStretch[] => {
    const from = places[index];
    return from ? [{ by: "straight", line: [from, to] }] : [];
  });
}
