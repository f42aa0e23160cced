import type { Position } from "./distance.ts";

/** Something with coordinates of its own: decimal degrees, as text (spec §3) or as numbers. */
export interface HasCoordinates {
  readonly latitude?: string | number | null;
  readonly longitude?: string | number | null;
}

function readDegrees(value: string | number | null | undefined, limit: number): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" && value.trim() === "") return null;
  const degrees = Number(value);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** Where something is by its own coordinates; null where they are missing or no place on earth. */
export function positionOf(place: HasCoordinates): Position | null {
  const latitude = readDegrees(place.latitude, 90);
  const longitude = readDegrees(place.longitude, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
