import type { Position } from "./distance.ts";

/** Decimal degrees, as text (spec §3) or numbers. */
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

/** Null if the coordinates are missing or out of range. */
export function positionOf(place: HasCoordinates): Position | null {
  const latitude = readDegrees(place.latitude, 90);
  const longitude = readDegrees(place.longitude, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
