import { positionOf } from "../../places/position.ts";
import { type CourseStretch, courseBetween } from "../../trip/drive-course.ts";
import { type TakenTrip, wineryOf } from "../taken-trip.ts";

/**
 * The ways of a day in order, the way back included, each in its parts: along its course where the trip
 * knows it, else straight. A stop without a known position is passed over.
 *
 * @param day counted from 0.
 */
export function dayLegs(trip: TakenTrip, day: number): (readonly CourseStretch[])[] {
  const stops = (trip.plan.days[day]?.stops ?? []).flatMap(({ wineryId }) => {
    const position = positionOf(wineryOf(trip, wineryId));
    return position ? [{ id: wineryId, position }] : [];
  });
  if (stops.length === 0) return [];
  const base = { id: "base" as const, position: trip.base };
  const places = [base, ...stops, base];
  return places.slice(1).flatMap((to, index) => {
    const from = places[index];
    if (!from) return [];
    const course = courseBetween(trip.courses ?? [], from.id, to.id);
    return [course ?? [{ by: "straight" as const, line: [from.position, to.position] }]];
  });
}
