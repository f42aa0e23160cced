import {
  type DriveMatrix,
  PARKING_MINUTES,
  type PlaceId,
  WALK_BELOW_MILES,
  WALK_MINUTES,
} from "../problem.ts";
import { NEVER } from "./visit-windows.ts";

/** The way from one place to the next. */
export interface Leg {
  readonly travel: "car" | "foot";
  /** On the way, parking not counted. */
  readonly minutes: number;
  /** Minutes that count as driving: none on foot. */
  readonly driveMinutes: number;
  /** Between the end of the way and the door. */
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

/** How far a place to eat is from where the visitor is, to be gone to and come back from. */
const NEAR_MILES = 1;

/**
 * The way from one place to another; null where there is none. Two wineries less than a quarter mile
 * apart are walked; every other leg is driven, and parking is added where it ends at a winery.
 */
export function legBetween(matrix: DriveMatrix, from: PlaceId, to: PlaceId): Leg | null {
  if (from === to) return HERE;
  return wayBetween(matrix, from, to, {
    walks: typeof from === "number" && typeof to === "number",
    parks: typeof to === "number",
  });
}

/** The way on from a place to eat, to a winery or to where the day ends. */
export const legFromMeal = (matrix: DriveMatrix, key: string, to: PlaceId): Leg | null =>
  wayBetween(matrix, key, to, { walks: typeof to === "number", parks: typeof to === "number" });

/** The legs of a break: to its place, and back to where they were; null where they go on from it. */
export interface BreakLegs {
  readonly there: Leg;
  readonly back: Leg | null;
}

/** A break where they are. */
export const BREAK_HERE: BreakLegs = { there: HERE, back: HERE };

/** A break at a place to eat: beside the way where that is near, else on the way; null where no road leads there. */
export function breakAt(matrix: DriveMatrix, at: PlaceId, key: string): BreakLegs | null {
  const miles = figureOf(matrix, matrix.miles, at, key);
  if (miles !== null && miles <= NEAR_MILES) {
    const there = wayBetween(matrix, at, key, { walks: true, parks: false });
    const back = wayBetween(matrix, key, at, { walks: true, parks: false });
    if (there && back) return { there, back };
  }
  const there = wayBetween(matrix, at, key, { walks: false, parks: true });
  return there && { there, back: null };
}

/** Minutes until they are at the door; NEVER where there is no way. */
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

interface WayKind {
  /** Whether it is walked where it is short. */
  readonly walks: boolean;
  /** Whether arriving by car takes parking. */
  readonly parks: boolean;
}

function wayBetween(
  matrix: DriveMatrix,
  from: PlaceId,
  to: PlaceId,
  { walks, parks }: WayKind,
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
