import type { Position } from "#shared/domain/places/distance.ts";
import {
  type Bounds,
  boundsOf,
  boundsOverlap,
  crossingOf,
  type Stretch,
  stretchesOf,
} from "./road-geometry.ts";

/** Rivers, lakes and sounds, each a line along its middle. */
export interface WaterIndex {
  /** Where a straight stretch crosses water: parts of it between 0 and 1, in no order. */
  crossings(stretch: Stretch): number[];
  /**
   * Whether water lies between two places: some line is crossed an odd number of times. Two
   * crossings of one line only cut off a bend of the bank on which both stand.
   */
  isBetween(from: Position, to: Position): boolean;
}

/** Some stretches of one line, skipped together when a way keeps clear of their rectangle. */
interface Run {
  readonly bounds: Bounds;
  readonly stretches: readonly Stretch[];
}

interface IndexedLine {
  readonly bounds: Bounds;
  readonly runs: readonly Run[];
}

const RUN_LENGTH = 12;

function indexLine(line: readonly Position[]): IndexedLine {
  const runs: Run[] = [];
  for (let start = 0; start + 1 < line.length; start += RUN_LENGTH) {
    const part = line.slice(start, start + RUN_LENGTH + 1);
    runs.push({ bounds: boundsOf(part), stretches: stretchesOf(part) });
  }
  return { bounds: boundsOf(line), runs };
}

/** Adds where a way crosses one line. */
function addCrossings(line: IndexedLine, way: Stretch, bounds: Bounds, parts: number[]): void {
  if (!boundsOverlap(bounds, line.bounds)) return;
  for (const run of line.runs) {
    if (!boundsOverlap(bounds, run.bounds)) continue;
    for (const stretch of run.stretches) {
      const part = crossingOf(way, stretch);
      if (part !== null) parts.push(part);
    }
  }
}

/** Indexes lines of water for many questions. */
export function indexWater(lines: readonly (readonly Position[])[]): WaterIndex {
  const indexed = lines.map(indexLine);
  return {
    crossings(stretch) {
      const bounds = boundsOf(stretch);
      const parts: number[] = [];
      for (const line of indexed) addCrossings(line, stretch, bounds, parts);
      return parts;
    },
    isBetween(from, to) {
      const way: Stretch = [from, to];
      const bounds = boundsOf(way);
      return indexed.some((line) => {
        const parts: number[] = [];
        addCrossings(line, way, bounds, parts);
        return parts.length % 2 === 1;
      });
    },
  };
}
