import type { Position } from "#shared/domain/places/distance.ts";
import type { Route } from "./drive.ts";
import { routesBetween } from "./roads.ts";

/** A place of the guide that everybody knows: a town, a winery, a place to eat. */
export interface DrivePlace {
  /** Tells it from every other place. */
  readonly key: string;
  readonly position: Position;
}

/** What stands at a position; whatever stands there has the same roads. */
export function placeAt(position: Position): DrivePlace {
  return { key: `${position.latitude} ${position.longitude}`, position };
}

type Matrix = readonly (readonly Route[])[];

const pairKey = (one: DrivePlace, other: DrivePlace): string =>
  one.key < other.key ? `${one.key}|${other.key}` : `${other.key}|${one.key}`;

/**
 * Works out the routes between places and keeps each pair's for as long as the process lives: the
 * guide has so many pairs of towns and wineries and no more, and what is kept tells of no visitor.
 */
export function keepRoutes(): (places: readonly DrivePlace[]) => Matrix {
  const kept = new Map<string, Route>();

  function known(places: readonly DrivePlace[]): Matrix | undefined {
    const matrix: Route[][] = [];
    for (const from of places) {
      const row: Route[] = [];
      for (const to of places) {
        const route = kept.get(pairKey(from, to));
        if (!route) return undefined;
        row.push(route);
      }
      matrix.push(row);
    }
    return matrix;
  }

  function workOut(places: readonly DrivePlace[]): Matrix {
    const matrix = routesBetween(places.map(({ position }) => position));
    for (const [row, from] of places.entries()) {
      for (const [column, to] of places.entries()) {
        const route = matrix[row]?.[column];
        if (route) kept.set(pairKey(from, to), route);
      }
    }
    return matrix;
  }

  return (places) => known(places) ?? workOut(places);
}
