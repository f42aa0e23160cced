import { milesBetween, type Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import type { MapWinery } from "../map-winery.ts";

export interface NearWinery {
  readonly winery: MapWinery;
  readonly position: Position;
  /** Great-circle distance, whole miles. */
  readonly miles: number;
}

/** The wineries nearest to a point, nearest first; those at one distance in order of name. */
export function nearestWineries(
  wineries: readonly MapWinery[],
  from: Position,
  count: number,
): NearWinery[] {
  return wineries
    .flatMap((winery) => {
      const position = positionOf(winery);
      return position ? [{ winery, position, miles: milesBetween(from, position) }] : [];
    })
    .sort(
      (one, other) =>
        one.miles - other.miles || one.winery.name.localeCompare(other.winery.name, "en"),
    )
    .slice(0, count);
}
