import RBush from "rbush";
import type { Position } from "#shared/domain/places/distance.ts";
import { type Box, squareAround, worldPixel } from "../basemap/label-placement.ts";

/** Something drawn as a disc around a point, or above it. */
export interface Disc extends Position {
  /** Pixels. */
  readonly radius: number;
  /** Pixels between the point and the middle of the disc above it. */
  readonly lift: number;
}

interface Placed<T> extends Box {
  readonly item: T;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface MergeRules<T> {
  readonly zoom: number;
  readonly discOf: (item: T) => Disc;
  /** Into the first one, which stays where it is. */
  readonly merge: (into: T, other: T) => T;
}

/** Merges what would be drawn over another, the later ones into the earlier, until nothing overlaps. */
export function mergeOverlaps<T>(items: readonly T[], rules: MergeRules<T>): T[] {
  const place = (item: T): Placed<T> => {
    const { radius, lift, ...at } = rules.discOf(item);
    const { x, y: foot } = worldPixel(at, rules.zoom);
    const y = foot - lift;
    return { item, x, y, radius, ...squareAround(x, y, radius) };
  };

  let waiting = items.map(place);
  for (;;) {
    const kept = new RBush<Placed<T>>();
    for (const placed of waiting) {
      const { x, y, radius } = placed;
      const under = kept
        .search(placed)
        .find((other) => Math.hypot(other.x - x, other.y - y) < other.radius + radius);
      if (under) kept.remove(under).insert(place(rules.merge(under.item, placed.item)));
      else kept.insert(placed);
    }
    const left = kept.all();
    if (left.length === waiting.length) return left.map(({ item }) => item);
    waiting = left;
  }
}
