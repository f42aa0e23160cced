import type { BBox } from "rbush";
import simplify from "simplify-js";
import { EARTH_RADIUS_MILES, type Position } from "#shared/domain/places/distance.ts";

/** Miles along a meridian (and along the equator) for one degree. */
export const MILES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_MILES;

/** Miles for one degree of longitude at a latitude in degrees. */
export function milesPerDegreeEast(latitude: number): number {
  return MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
}

/** The rectangle around a line, in degrees; there is at least one point. */
export function boxOf(line: readonly Position[]): BBox {
  const xs = line.map(({ longitude }) => longitude);
  const ys = line.map(({ latitude }) => latitude);
  return {
    minX: Math.min(...xs),
    maxX: Math.max(...xs),
    minY: Math.min(...ys),
    maxY: Math.max(...ys),
  };
}

/** A straight piece of a line, from one point to the next. */
export type Stretch = readonly [Position, Position];

export function stretchesOf(line: readonly Position[]): Stretch[] {
  return line.slice(1).map((end, index) => [line[index] ?? end, end]);
}

/** On which side of the line from `a` to `b` a point lies: the sign of the answer. */
function sideOf(a: Position, b: Position, point: Position): number {
  return (
    (b.longitude - a.longitude) * (point.latitude - a.latitude) -
    (b.latitude - a.latitude) * (point.longitude - a.longitude)
  );
}

/**
 * Where two straight stretches cross, as the part of the first one that lies before the crossing
 * (between 0 and 1); null where they do not. Touching with an end does not count.
 */
export function crossingOf([a, b]: Stretch, [c, d]: Stretch): number | null {
  const before = sideOf(c, d, a);
  const after = sideOf(c, d, b);
  if (before * after >= 0 || sideOf(a, b, c) * sideOf(a, b, d) >= 0) return null;
  return before / (before - after);
}

/** The point that lies so far (0 to 1) along a straight stretch. */
export function pointAlong([a, b]: Stretch, part: number): Position {
  return {
    latitude: a.latitude + part * (b.latitude - a.latitude),
    longitude: a.longitude + part * (b.longitude - a.longitude),
  };
}

/** Whether a point lies within a closed outline (even-odd rule; the last point joins the first). */
export function isInside(point: Position, outline: readonly Position[]): boolean {
  let inside = false;
  let previous = outline.at(-1);
  for (const corner of outline) {
    if (previous && corner.latitude > point.latitude !== previous.latitude > point.latitude) {
      const along = (point.latitude - corner.latitude) / (previous.latitude - corner.latitude);
      const crossing = corner.longitude + along * (previous.longitude - corner.longitude);
      if (point.longitude < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

const METERS_PER_MILE = 1609.344;

/**
 * A line with as few points as keep every point left out within `meters` of it (Douglas and Peucker,
 * 1973). Both ends stay.
 */
export function simplifyLine(line: readonly Position[], meters: number): Position[] {
  const middle = line[Math.floor(line.length / 2)]?.latitude ?? 0;
  const east = milesPerDegreeEast(middle) * METERS_PER_MILE;
  const north = MILES_PER_DEGREE * METERS_PER_MILE;
  const flat = line.map((position) => ({
    position,
    x: position.longitude * east,
    y: position.latitude * north,
  }));
  // Its answer is some of what it is given.
  return (simplify(flat, meters, true) as typeof flat).map(({ position }) => position);
}
