import { toWorld } from "../basemap/projection.ts";

/** Something drawn as a disc around a point, or above it. */
export interface Disc {
  readonly longitude: number;
  readonly latitude: number;
  /** Pixels. */
  readonly radius: number;
  /** Pixels between the point and the middle of the disc above it. */
  readonly lift: number;
}

interface Placed<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** No disc is wider than a cell, so that only the cells around one hold what may overlap it. */
const CELL = 64;
const COLUMNS = 2 ** 26;

/** Discs by cell. */
class Neighborhood<T> {
  readonly #cells = new Map<number, Placed<T>[]>();

  add(placed: Placed<T>): void {
    const key = Math.floor(placed.y / CELL) * COLUMNS + Math.floor(placed.x / CELL);
    const cell = this.#cells.get(key);
    if (cell) cell.push(placed);
    else this.#cells.set(key, [placed]);
  }

  replace(old: Placed<T>, placed: Placed<T>): void {
    const key = Math.floor(old.y / CELL) * COLUMNS + Math.floor(old.x / CELL);
    const cell = this.#cells.get(key) ?? [];
    cell.splice(cell.indexOf(old), 1);
    this.add(placed);
  }

  /** A disc that overlaps this one. */
  overlapping({ x, y, radius }: Placed<T>): Placed<T> | undefined {
    const middle = Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
    for (let row = middle - COLUMNS; row <= middle + COLUMNS; row += COLUMNS) {
      for (let key = row - 1; key <= row + 1; key++) {
        const found = this.#cells
          .get(key)
          ?.find((other) => Math.hypot(other.x - x, other.y - y) < other.radius + radius);
        if (found) return found;
      }
    }
    return undefined;
  }

  all(): Placed<T>[] {
    return [...this.#cells.values()].flat();
  }
}

interface MergeRules<T> {
  readonly zoom: number;
  readonly discOf: (item: T) => Disc;
  /** Into the first one, which stays where it is. */
  readonly merge: (into: T, other: T) => T;
}

/** Merges what would be drawn over another, the later ones into the earlier, until nothing overlaps. */
export function mergeOverlaps<T>(items: readonly T[], rules: MergeRules<T>): T[] {
  const worldSize = 256 * 2 ** rules.zoom;
  const place = (item: T): Placed<T> => {
    const { longitude, latitude, radius, lift } = rules.discOf(item);
    const [x, y] = toWorld([longitude, latitude]);
    return { item, x: x * worldSize, y: y * worldSize - lift, radius };
  };

  let waiting = items.map(place);
  for (;;) {
    const neighborhood = new Neighborhood<T>();
    for (const placed of waiting) {
      const under = neighborhood.overlapping(placed);
      if (under) neighborhood.replace(under, place(rules.merge(under.item, placed.item)));
      else neighborhood.add(placed);
    }
    const kept = neighborhood.all();
    if (kept.length === waiting.length) return kept.map(({ item }) => item);
    waiting = kept;
  }
}
