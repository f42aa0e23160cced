/** The places of a question, under the names that a matrix of drives has for them. */
import type { Position } from "#shared/domain/places/distance.ts";
import { findTownOfPlace } from "#shared/domain/places/place-name.ts";
import { type HasCoordinates, positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import {
  basesOf,
  type PlanRequest,
  type ScheduledWinery,
} from "#shared/domain/schedule/plan-request.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";

/** A town, or another place that has a name: where days begin and end, or where one eats. */
export interface NamedPlace extends Position {
  readonly name: string;
}

/** A winery as far as roads are concerned. */
export type PlacedWinery = HasCoordinates & Pick<ScheduledWinery, "id">;

/** The places of a question. */
export interface NamedPlaces<W> {
  /** Where days begin and end, each once; a single one is called "base". */
  readonly bases: readonly NamedPlace[];
  readonly wineries: readonly W[];
  /** Where one eats. */
  readonly meals?: readonly NamedPlace[];
}

/**
 * Where the days of a request begin and end, and where it eats: each in the middle of its town. Null
 * where one of them is in no town of the table.
 */
export function placesOfRequest(
  request: Pick<PlanRequest, "base" | "days" | "ends" | "lunchPlaces">,
): (Pick<NamedPlaces<never>, "bases"> & { readonly meals: readonly NamedPlace[] }) | null {
  const inTown = (name: string, town: Position | null) => (town ? [{ ...bare(town), name }] : []);
  const names = basesOf(request);
  const eaten = new Map((request.lunchPlaces ?? []).flatMap((at) => (at ? [[at.key, at]] : [])));
  const bases = names.flatMap((name) => inTown(name, findTownOfPlace(name)));
  const meals = [...eaten.values()].flatMap(({ key, town }) => inTown(key, findTown(town)));
  return bases.length < names.length || meals.length < eaten.size ? null : { bases, meals };
}

/**
 * Every place under its name: the bases, the wineries, the places to eat, in the order given.
 * @throws RangeError for a winery without coordinates, which the table does not hold.
 */
export function namedPlaces({
  bases,
  wineries,
  meals = [],
}: NamedPlaces<PlacedWinery>): [PlaceId, Position][] {
  const hasOneBase = bases.length === 1;
  return [
    ...bases.map((base): [PlaceId, Position] => [hasOneBase ? "base" : base.name, bare(base)]),
    ...wineries.map((winery): [PlaceId, Position] => [winery.id, placeOf(winery)]),
    ...meals.map((meal): [PlaceId, Position] => [meal.name, bare(meal)]),
  ];
}

/** @throws RangeError for a winery without coordinates, which the table does not hold. */
export function placeOf(winery: PlacedWinery): Position {
  const position = positionOf(winery);
  if (!position) throw new RangeError(`Winery ${winery.id} is at no place.`);
  return position;
}

/** A position without whatever else is known of it: what is at one place is one question. */
export const bare = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });
