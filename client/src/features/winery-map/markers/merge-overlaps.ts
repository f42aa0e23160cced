import RBush from "rbush";
import type { Box } from "../basemap/label-placement.ts";

type Placed<T> = Box & { readonly item: T };

interface MergeRules<T> {
  /** The space that an item takes. */
  readonly spaceOf: (item: T) => Box;
  /** Into the first one, which stays where it is. */
  readonly merge: (into: T, other: T) => T;
}

/** Merges what would be drawn over another, the later ones into the earlier, until nothing overlaps. */
export function mergeOverlaps<T>(items: readonly T[], { spaceOf, merge }: MergeRules<T>): T[] {
  const place = (item: T): Placed<T> => ({ item, ...spaceOf(item) });
  let waiting = items.map(place);
  for (;;) {
    const kept = new RBush<Placed<T>>();
    for (const placed of waiting) {
      const [under] = kept.search(placed);
      if (under) kept.remove(under).insert(place(merge(under.item, placed.item)));
      else kept.insert(placed);
    }
    const left = kept.all();
    if (left.length === waiting.length) return left.map(({ item }) => item);
    waiting = left;
  }
}
