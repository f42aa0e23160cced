import type { CallInput } from "#shared/api/endpoint.ts";
import type { Drives, drivesApi } from "#shared/api/trips/drives.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import {
  basesOf,
  type PlanRequest,
  type ScheduleFacts,
} from "#shared/domain/schedule/plan-request.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import { requiresReservation } from "#shared/domain/winery/winery-labels.ts";

/** What a page knows of a plan's wineries and ways; it stays the same while the plan is changed. */
export interface ItineraryFacts {
  readonly drives: Drives;
  readonly wineries: ReadonlyMap<number, Winery>;
}

/** The part the solver reads. */
export function scheduleFacts({ drives, wineries }: ItineraryFacts): ScheduleFacts {
  return {
    matrix: drives,
    wineries: [...wineries.values()].map((winery) => ({
      id: winery.id,
      name: winery.name,
      openingHours: winery.openingHours,
      datedHours: winery.datedHours,
      bookFirst: requiresReservation(winery),
    })),
  };
}

type Body = CallInput<typeof drivesApi.between>["body"];

interface AskedDrives {
  /** Of `POST /api/drives`, which knows towns and wineries. */
  readonly body: Body;
  /** The answer under the names that the trip has for its places. */
  readonly read: (drives: Drives) => Drives;
}

/** The places of a request beside its wineries, by the names that a matrix has for them. */
export function namedPlaces(request: PlanRequest): { key: string; town: string }[] {
  const bases = basesOf(request);
  const ends = bases.map((name) => ({
    key: bases.length === 1 ? "base" : name,
    town: townNameOf(name),
  }));
  const meals = (request.lunchPlaces ?? []).flatMap((at) => (at ? [at] : []));
  return [...new Map([...ends, ...meals].map(({ key, town }) => [key, { key, town }])).values()];
}

/** How the drives of a request are asked for: an inn or a restaurant lies at the center of its town. */
export function askedDrives(request: PlanRequest, wineries: readonly number[]): AskedDrives {
  const named = namedPlaces(request);
  const towns = [...new Set(named.map(({ town }) => town))];
  const [base = ""] = towns;
  const isAlone = towns.length === 1;
  return {
    body: { ...(isAlone ? { base } : { bases: towns }), wineries: [...wineries] },
    read: (drives) =>
      renamed(drives, [
        ...named.map(({ key, town }): [PlaceId, PlaceId] => [key, isAlone ? "base" : town]),
        ...wineries.map((id): [PlaceId, PlaceId] => [id, id]),
      ]),
  };
}

/** Drives of places under other names; several may be one place of the answer. */
function renamed(drives: Drives, names: readonly (readonly [PlaceId, PlaceId])[]): Drives {
  const rows = names.map(([, asked]) => drives.places.indexOf(asked));
  const table = <T>(values: T[][], missing: T) =>
    rows.map((row) => rows.map((column) => values[row]?.[column] ?? missing));
  const legs = (pairs: [number, number][]) =>
    pairs.flatMap(([from, to]) =>
      rows.flatMap((row, one) =>
        row === from
          ? rows.flatMap((column, other): [number, number][] =>
              column === to ? [[one, other]] : [],
            )
          : [],
      ),
    );
  return {
    places: names.map(([name]) => name),
    minutes: table(drives.minutes, null),
    miles: table(drives.miles, null),
    ferry: table(drives.ferry, false),
    estimated: table(drives.estimated, false),
    passes: drives.passes.map((pass) => ({ ...pass, legs: legs(pass.legs) })),
    ferries: drives.ferries.map((ferry) => ({ ...ferry, legs: legs(ferry.legs) })),
  };
}
