import simplify from "simplify-js";
import type { Position } from "#shared/domain/places/distance.ts";
import { MILES_PER_DEGREE, milesPerDegreeEast } from "./road-geometry.ts";

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
