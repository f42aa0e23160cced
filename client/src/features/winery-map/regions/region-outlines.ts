import type { AvaOutline } from "../basemap/files/geo-assets.ts";
import { decodePolyline } from "../basemap/polyline.ts";
import type { Bounds } from "../frame/map-bounds.ts";

/** Rings of polygons as Leaflet takes them: latitude before longitude. */
export type LeafletRings = [latitude: number, longitude: number][][][];

export function outlineRings({ polygons }: AvaOutline): LeafletRings {
  return polygons.map((rings) =>
    rings.map((ring) =>
      decodePolyline(ring).map(([longitude, latitude]): [number, number] => [latitude, longitude]),
    ),
  );
}

/** West, south, east and north of an outline, in degrees. */
export function outlineBounds({ polygons }: AvaOutline): Bounds {
  const points = polygons.flat().flatMap(decodePolyline);
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude, latitude] of points) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}
