import type { Position } from "../../places/distance.ts";
import { positionOf } from "../../places/position.ts";
import { type TakenTrip, wineryOf } from "../taken-trip.ts";

/**
 * The road between two places of the plan, ends included, or null where none is at hand. `from` and
 * `to` are the base or a winery's id.
 */
export type RoadLine = (from: "base" | number, to: "base" | number) => readonly Position[] | null;

/** One way of a day, from a place to the next. */
export interface DayLeg {
  readonly line: readonly Position[];
  /** Whether it follows roads; else it is a straight connection. */
  readonly byRoad: boolean;
}

/**
 * The ways of a day in order, the way back included: along roads where `roadLine` knows them, else
 * straight. A stop without a known position is passed over.
 *
 * @param day counted from 0.
 */
export function dayLegs(trip: TakenTrip, day: number, roadLine?: RoadLine): DayLeg[] {
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
    const road = roadLine?.(from.id, to.id) ?? null;
    return { line: road ?? [from.position, to.position], byRoad: road !== null };
  });
}
