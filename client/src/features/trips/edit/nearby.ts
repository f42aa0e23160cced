/** Which wineries could come to a trip: those near its stops, and those a text is about. */
import type { Winery } from "#shared/api/wineries.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";

/** A winery that is not part of the trip, and the place of the trip nearest to it. */
export interface Candidate {
  readonly winery: Winery;
  /** In a straight line; null where its place is not known. */
  readonly miles: number | null;
  /** A stop, or the base. */
  readonly nearTo: string;
}

interface Place extends Position {
  readonly name: string;
}

function candidateOf(winery: Winery, places: readonly Place[]): Candidate {
  const at = positionOf(winery);
  const [first] = places;
  if (!at || !first) return { winery, miles: null, nearTo: first?.name ?? "" };
  const nearest = places.reduce((best, place) =>
    exactMilesBetween(place, at) < exactMilesBetween(best, at) ? place : best,
  );
  return { winery, miles: exactMilesBetween(nearest, at), nearTo: nearest.name };
}

interface Search {
  readonly wineries: readonly Winery[];
  /** Ids of the trip's own. */
  readonly taken: ReadonlySet<number>;
  readonly places: readonly Place[];
  /** Empty for those near the trip alone. */
  readonly text: string;
  readonly most: number;
}

/** The wineries whose name, town or region has the text, nearest to the trip first. */
export function findCandidates({ wineries, taken, places, text, most }: Search): Candidate[] {
  const wanted = text.trim().toLowerCase();
  return wineries
    .filter(
      ({ id, name, city, region }) =>
        !taken.has(id) &&
        [name, city, region].some((words) => words.toLowerCase().includes(wanted)),
    )
    .map((winery) => candidateOf(winery, places))
    .sort(
      (one, other) =>
        (one.miles ?? Number.POSITIVE_INFINITY) - (other.miles ?? Number.POSITIVE_INFINITY) ||
        one.winery.name.localeCompare(other.winery.name),
    )
    .slice(0, most);
}
