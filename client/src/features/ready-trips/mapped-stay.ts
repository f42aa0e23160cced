import type { ReadyTrip } from "#shared/api/ready-trips.ts";
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
export function mappedStay(trip: ReadyTrip, index: number) {
  const stay = trip.stays[index];
  let number = placeInTrip(trip, index).stopsBefore;
  const byId = new Map(trip.wineries.map((winery) => [winery.id, winery]));
  return {
    base: stay?.base ?? "",
    days: (stay?.days ?? []).map((day) => ({
      title: weekdayName(day.weekday),
      stops: day.stops.flatMap(({ wineryId }) => {
        number += 1;
        const winery = byId.get(wineryId);
        return winery ? [{ number, winery }] : [];
      }),
    })),
  };
}
