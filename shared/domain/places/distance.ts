/** Spec §9. */
export const EARTH_RADIUS_MILES = 3959;

/** Spec §9: the distance of a winery without a known place. */
export const UNKNOWN_DISTANCE_MILES = 999;

/** Spec §9: the picker's reach around the start city. */
export const MAX_DISTANCE_MILES = 100;

/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in whole miles (spec §9). */
export function milesBetween(from: Position, to: Position): number {
  return Math.round(exactMilesBetween(from, to));
}

/** Great-circle distance in miles, unrounded. */
export function exactMilesBetween(from: Position, to: Position): number {
  const latitudeHalf = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitudeHalf = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    latitudeHalf ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudeHalf ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
