import type { Position } from "#shared/domain/places/distance.ts";
import { MILES_PER_DEGREE, milesPerDegreeEast } from "./road-geometry.ts";

const METERS_PER_MILE = 1609.344;

/**
 * A line with as few points as keep every point left out within `meters` of it (Douglas and Peucker,
 * 1973). Both ends stay.
 */
export function simplifyLine(line: readonly Position[], meters: number): Position[] {
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    const far = farthest(line, first, last);
    if (!far || far.meters <= meters) continue;
    keep.add(far.index);
    open.push([first, far.index], [far.index, last]);
  }
  return line.filter((_, index) => keep.has(index));
}

/** The point between two others that lies farthest from the straight line between them. */
function farthest(line: readonly Position[], first: number, last: number) {
  const [from, to] = [line[first], line[last]];
  if (!from || !to) return undefined;
  let best: { index: number; meters: number } | undefined;
  for (let index = first + 1; index < last; index += 1) {
    const point = line[index];
    const meters = point ? metersFrom(point, from, to) : 0;
    if (!best || meters > best.meters) best = { index, meters };
  }
  return best;
}

/** Meters from a point to a straight stretch, on the plane that touches the globe at the point. */
function metersFrom(point: Position, from: Position, to: Position): number {
  const east = milesPerDegreeEast(point.latitude) * METERS_PER_MILE;
  const north = MILES_PER_DEGREE * METERS_PER_MILE;
  const [ax, ay] = [
    (from.longitude - point.longitude) * east,
    (from.latitude - point.latitude) * north,
  ];
  const dx = (to.longitude - from.longitude) * east;
  const dy = (to.latitude - from.latitude) * north;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
  return Math.hypot(ax + part * dx, ay + part * dy);
}
