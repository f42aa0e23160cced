import { decodePositions } from "#shared/domain/places/polyline.ts";

/** Longitude and latitude in decimal degrees, in GeoJSON's order. */
export type LonLat = readonly [longitude: number, latitude: number];

/** The points of an encoded polyline (the form of `client/public/geo`), in GeoJSON's order. */
export function decodePolyline(text: string): LonLat[] {
  return decodePositions(text).map(({ latitude, longitude }) => [longitude, latitude]);
}
