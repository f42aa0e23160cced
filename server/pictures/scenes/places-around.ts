import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";

/** A place near another, by its index in the list. */
export interface PlaceAround {
  readonly index: number;
  readonly miles: number;
}

/** Places farther apart than an area's side, a third of a degree, are not around one another. */
const AREAS_PER_DEGREE = 3;
/** With more than so many around it, a place is looked for in small squares first. */
const CROWD = 500;
const SQUARES_PER_DEGREE = 30;
/** Less than a square's side anywhere in the state: a degree of longitude at 49° N is 45.3 miles. */
const SQUARE_MILES = 1.5;

interface Place {
  readonly index: number;
  readonly at: Position;
}

/**
 * Finds what lies around a place: in its area and the eight beside it, nearest first, at equal distance in
 * the list's order. Where thousands lie there it measures the way to few of them.
 *
 * @param places null where one is not known: nothing lies around it.
 * @param most how many are answered at most.
 */
export function placesAround(
  places: readonly (Position | null)[],
  most: number,
): (index: number) => readonly PlaceAround[] {
  const areas = squares(places, AREAS_PER_DEGREE);
  const small = squares(places, SQUARES_PER_DEGREE);
  return (index) => {
    const from = places[index];
    if (!from) return [];
    if (areas.countWithin(from, 1) <= CROWD) {
      return nearest(areas.within(from, 1), { index, at: from }, most);
    }
    const widest = (2 * SQUARES_PER_DEGREE) / AREAS_PER_DEGREE;
    for (let rings = 1; rings < widest; rings *= 2) {
      const near = small.within(from, rings).filter(({ at }) => isInArea(from, at));
      const found = nearest(near, { index, at: from }, most);
      // What lies beyond the squares is farther than they are wide.
      if (found.length === most && (found.at(-1)?.miles ?? 0) <= rings * SQUARE_MILES) return found;
    }
    return nearest(areas.within(from, 1), { index, at: from }, most);
  };
}

/** Whether a place is in the area of another or in one beside it. */
function isInArea(from: Position, at: Position): boolean {
  const apart = (one: number, other: number) =>
    Math.abs(Math.floor(one * AREAS_PER_DEGREE) - Math.floor(other * AREAS_PER_DEGREE));
  return apart(from.latitude, at.latitude) <= 1 && apart(from.longitude, at.longitude) <= 1;
}

function nearest(places: readonly Place[], { index, at }: Place, most: number): PlaceAround[] {
  return places
    .filter((place) => place.index !== index)
    .map((place) => ({ index: place.index, miles: exactMilesBetween(at, place.at) }))
    .sort((one, other) => one.miles - other.miles || one.index - other.index)
    .slice(0, most);
}

/** The places by squares, so many to a degree; asked for those of a square and of the rings around it. */
function squares(places: readonly (Position | null)[], perDegree: number) {
  const held = new Map<string, Place[]>();
  const name = ({ latitude, longitude }: Position, north: number, east: number) =>
    `${Math.floor(latitude * perDegree) + north} ${Math.floor(longitude * perDegree) + east}`;
  for (const [index, at] of places.entries()) {
    if (!at) continue;
    const key = name(at, 0, 0);
    const square = held.get(key);
    if (square) square.push({ index, at });
    else held.set(key, [{ index, at }]);
  }
  const squaresAround = (at: Position, rings: number): Place[][] => {
    const steps = Array.from({ length: 2 * rings + 1 }, (_, step) => step - rings);
    return steps.flatMap((north) =>
      steps.flatMap((east) => {
        const square = held.get(name(at, north, east));
        return square ? [square] : [];
      }),
    );
  };
  return {
    within: (at: Position, rings: number) => squaresAround(at, rings).flat(),
    countWithin: (at: Position, rings: number) =>
      squaresAround(at, rings).reduce((sum, square) => sum + square.length, 0),
  };
}
