import RBush, { type BBox } from "rbush";
import type { Position } from "#shared/domain/places/distance.ts";
import { boxOf, crossingOf, type Stretch, stretchesOf } from "./plane-geometry.ts";

export type WaterIndex = ReturnType<typeof indexWater>;

/** Indexes rivers, lakes and sounds, each a line along its middle, for many questions. */
export function indexWater(lines: readonly (readonly Position[])[]) {
  const index = new RBush<BBox & { readonly line: number; readonly stretch: Stretch }>();
  index.load(
    lines.flatMap((points, line) =>
      stretchesOf(points).map((stretch) => ({ ...boxOf(stretch), line, stretch })),
    ),
  );
  const crossedBy = (way: Stretch) =>
    index.search(boxOf(way)).flatMap(({ line, stretch }) => {
      const part = crossingOf(way, stretch);
      return part === null ? [] : [{ line, part }];
    });
  return {
    /** Where a straight stretch crosses water: parts of it between 0 and 1, in no order. */
    crossings: (way: Stretch) => crossedBy(way).map(({ part }) => part),
    /**
     * Whether water lies between two places: some line is crossed an odd number of times. Two
     * crossings of one line only cut off a bend of the bank on which both stand.
     */
    isBetween: (from: Position, to: Position): boolean => {
      const times = new Map<number, number>();
      for (const { line } of crossedBy([from, to])) times.set(line, (times.get(line) ?? 0) + 1);
      return [...times.values()].some((count) => count % 2 === 1);
    },
  };
}
