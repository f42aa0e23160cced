import {
  type DriveMatrix,
  PARKING_MINUTES,
  type PlaceId,
  WALK_BELOW_MILES,
  WALK_MINUTES,
} from "../problem.ts";

/** The way from one place to the next. */
export interface Leg {
  readonly travel: "car" | "foot";
  /** On the way, parking not counted. */
  readonly minutes: number;
  /** Minutes that count as driving: none on foot. */
  readonly driveMinutes: number;
  /** Between the end of the way and the door of a winery. */
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

/**
 * The way from one place to another; null where there is none. Two wineries less than a quarter mile
 * apart are walked; every other leg is driven, and parking is added where it ends at a winery.
 */
export function legBetween(matrix: DriveMatrix, from: PlaceId, to: PlaceId): Leg | null {
  if (from === to) return HERE;
  const [row, column] = [matrix.places.indexOf(from), matrix.places.indexOf(to)];
  const minutes = matrix.minutes[row]?.[column] ?? null;
  if (minutes === null) return null;
  const miles = matrix.miles[row]?.[column] ?? null;
  const ferry = matrix.ferry?.[row]?.[column] ?? false;
  const betweenWineries = typeof from === "number" && typeof to === "number";
  if (betweenWineries && miles !== null && miles < WALK_BELOW_MILES) {
    return { ...HERE, minutes: WALK_MINUTES, miles };
  }
  const whole = Math.ceil(minutes);
  return {
    travel: "car",
    minutes: whole,
    driveMinutes: whole,
    parkMinutes: typeof to === "number" ? PARKING_MINUTES : 0,
    miles: miles ?? 0,
    ferry,
  };
}
