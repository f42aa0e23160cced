import {
  type DriveMatrix,
  PARKING_MINUTES,
  type PlaceId,
  WALK_BELOW_MILES,
  WALK_MINUTES,
} from "../problem.ts";
import { NEVER } from "./visit-windows.ts";

export interface Leg {
  readonly travel: "car" | "foot";
  /** Without parking. */
  readonly minutes: number;
  /** Zero on foot. */
  readonly driveMinutes: number;
  readonly parkMinutes: number;
  readonly miles: number;
  readonly ferry: boolean;
}

const HERE: Leg = {
  travel: "foot",
  minutes: 0,
  driveMinutes: 0,
  parkMinutes: 0,
  miles: 0,
  ferry: false,
};

/** Within this distance, visitors go to a place to eat and come back. */
const NEAR_MILES = 1;

/**
 * The leg between two places; null without a road. Between wineries less than a quarter mile apart
 * it is on foot; otherwise it is driven, with parking at a winery.
 */
export function legBetween(matrix: DriveMatrix, from: PlaceId, to: PlaceId): Leg | null {
  if (from === to) return HERE;
  return legOfKind(matrix, from, to, {
    walks: typeof from === "number" && typeof to === "number",
    parks: typeof to === "number",
  });
}

/** From a place to eat to a winery or the end of the day. */
export const legFromMeal = (matrix: DriveMatrix, key: string, to: PlaceId): Leg | null =>
  legOfKind(matrix, key, to, { walks: typeof to === "number", parks: typeof to === "number" });

/** The legs of a break; `back` is null if they continue from the place to eat. */
export interface BreakLegs {
  readonly there: Leg;
  readonly back: Leg | null;
}

export const BREAK_HERE: BreakLegs = { there: HERE, back: HERE };

/** A break at a place to eat: there and back if near, else on the way; null without a road. */
export function breakAt(matrix: DriveMatrix, at: PlaceId, key: string): BreakLegs | null {
  const miles = figureOf(matrix, matrix.miles, at, key);
  if (miles !== null && miles <= NEAR_MILES) {
    const there = legOfKind(matrix, at, key, { walks: true, parks: false });
    const back = legOfKind(matrix, key, at, { walks: true, parks: false });
    if (there && back) return { there, back };
  }
  const there = legOfKind(matrix, at, key, { walks: false, parks: true });
  return there && { there, back: null };
}

/** Minutes to the door; NEVER without a road. */
export const doorMinutes = (leg: Leg | null | undefined): number =>
  leg ? leg.minutes + leg.parkMinutes : NEVER;

function figureOf<T>(
  { places }: DriveMatrix,
  table: readonly (readonly T[])[],
  from: PlaceId,
  to: PlaceId,
): T | null {
  return table[places.indexOf(from)]?.[places.indexOf(to)] ?? null;
}

/** A leg that is walked if short, or on which arriving by car takes parking. */
function legOfKind(
  matrix: DriveMatrix,
  from: PlaceId,
  to: PlaceId,
  { walks, parks }: { readonly walks: boolean; readonly parks: boolean },
): Leg | null {
  const minutes = figureOf(matrix, matrix.minutes, from, to);
  if (minutes === null) return null;
  const miles = figureOf(matrix, matrix.miles, from, to);
  if (walks && miles !== null && miles < WALK_BELOW_MILES) {
    return { ...HERE, minutes: WALK_MINUTES, miles };
  }
  const whole = Math.ceil(minutes);
  return {
    travel: "car",
    minutes: whole,
    driveMinutes: whole,
    parkMinutes: parks ? PARKING_MINUTES : 0,
    miles: miles ?? 0,
    ferry: (matrix.ferry && figureOf(matrix, matrix.ferry, from, to)) ?? false,
  };
}
