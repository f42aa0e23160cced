import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import type { RouteMode, RouteSegment } from "#shared/domain/trips/route-geometry.ts";
import { pointAlong, type Stretch, stretchesOf } from "../network/plane-geometry.ts";
import type { Step } from "./road-search.ts";

/** Nearer than this two points are one: 0.01 mile is 16 meters. */
const SAME_PLACE_MILES = 0.01;

const isSamePlace = (one: Position, other: Position): boolean =>
  exactMilesBetween(one, other) < SAME_PLACE_MILES;

/**
 * The geometry of a drive from door to door. Streets to and from the network are straight lines, and
 * so is the whole drive where there are no steps; a ferry's geometry is the line between its landings.
 */
export function geometryAlong([from, to]: Stretch, steps: readonly Step[]): RouteSegment[] {
  const onNetwork = merged(steps.map(partOf));
  const first = onNetwork[0]?.line[0] ?? to;
  const last = onNetwork.at(-1)?.line.at(-1);
  return [...straight(from, first), ...onNetwork, ...(last ? straight(last, to) : [])];
}

const straight = (from: Position, to: Position): RouteSegment[] =>
  isSamePlace(from, to) ? [] : [{ by: "straight", line: [from, to] }];

function partOf({ by, edge, start, end }: Step): RouteSegment {
  const part = lineBetween(edge.line, Math.min(start, end), Math.max(start, end));
  return { by, line: start > end ? part.toReversed() : part };
}

/** The part of a line between two fractions of its length (0 to 1), both ends included. */
function lineBetween(line: readonly Position[], low: number, high: number): Position[] {
  const stretches = stretchesOf(line).map((ends) => ({ ends, miles: exactMilesBetween(...ends) }));
  const whole = stretches.reduce((sum, { miles }) => sum + miles, 0);
  const [begin, finish] = [low * whole, high * whole];
  const points: Position[] = [];
  let passed = 0;
  for (const { ends, miles } of stretches) {
    const next = passed + miles;
    if (next >= begin && passed <= finish && miles > 0) {
      const [entry, exit] = [Math.max(begin - passed, 0), Math.min(finish - passed, miles)];
      if (points.length === 0) points.push(pointAlong(ends, entry / miles));
      points.push(pointAlong(ends, exit / miles));
    }
    passed = next;
  }
  return points;
}

/** Joins what follows each other by the same mode; parts without a length are left out. */
function merged(parts: readonly RouteSegment[]): RouteSegment[] {
  const joined: { by: RouteMode; line: Position[] }[] = [];
  for (const { by, line } of parts) {
    const last = joined.at(-1);
    const points = last?.by === by ? line.slice(1) : line;
    if (last?.by === by) last.line.push(...points);
    else if (line.length > 1) joined.push({ by, line: [...line] });
  }
  return joined;
}
