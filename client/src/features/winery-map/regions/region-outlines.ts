import { type LatLngBounds, type LatLngTuple, latLngBounds } from "leaflet";
import { shapeOf } from "../basemap/basemap.tsx";
import type { AvaOutline } from "../basemap/geo-queries.ts";

/** Rings of polygons as Leaflet takes them. */
export const outlineRings = ({ polygons }: AvaOutline): LatLngTuple[][][] => polygons.map(shapeOf);

/** The smallest bounds around an outline. */
export const outlineBounds = (outline: AvaOutline): LatLngBounds =>
  latLngBounds(outlineRings(outline).flat(2));
