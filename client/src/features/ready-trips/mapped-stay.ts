import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { coursesOfDays } from "#shared/domain/trips/day-ways.ts";
import type { DriveCourse } from "#shared/domain/trips/drive-course.ts";
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
export function mappedStay(trip: ReadyTrip, index: number, courses: readonly DriveCourse[]) {
  const stay = trip.stays[index];
  const base = stay?.base ?? "";
  let number = placeInTrip(trip, index).stopsBefore;
  const byId = new Map(trip.wineries.map((winery) => [winery.id, winery]));
  const planned = stay?.days ?? [];
  const rounds = coursesOfDays({ days: planned, wineries: trip.wineries, courses });
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
