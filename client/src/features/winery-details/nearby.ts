import type { Winery } from "#shared/api/wineries.ts";
import { exactMilesBetween, type Position } from "#shared/domain/distance.ts";

type Placed = Pick<Winery, "id" | "latitude" | "longitude">;

export interface NearbyWinery<W> {
  readonly winery: W;
  /** Unrounded. */
  readonly miles: number;
}

/** How far it is between two points, in miles, or null where there is no way. */
export type MeasureMiles = (from: Position, to: Position) => number | null;

/** How many neighbors a winery's page names. */
const NEIGHBORS = 6;

function positionOf({ latitude, longitude }: Placed): Position | null {
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(position.latitude) && Number.isFinite(position.longitude)
    ? position
    : null;
}

/** The wineries nearest to one, nearest first; those without coordinates are left out. */
export function nearestTo<W extends Placed>(
  winery: Placed,
  all: readonly W[],
  measure: MeasureMiles = exactMilesBetween,
): readonly NearbyWinery<W>[] {
  const from = positionOf(winery);
  if (from === null) return [];
  return all
    .flatMap((other) => {
      const to = other.id === winery.id ? null : positionOf(other);
      const miles = to && measure(from, to);
      return miles === null ? [] : [{ winery: other, miles }];
    })
    .sort((one, other) => one.miles - other.miles)
    .slice(0, NEIGHBORS);
}

/** "Less than a mile", "About 1 mile", "About 12 miles". */
export function aboutMiles(miles: number): string {
  const whole = Math.round(miles);
  if (whole < 1) return "Less than a mile";
  return whole === 1 ? "About 1 mile" : `About ${whole} miles`;
}
