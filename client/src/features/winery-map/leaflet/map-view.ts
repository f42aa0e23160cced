import {
  type LatLngBounds,
  type LatLngExpression,
  type Map as LeafletMap,
  latLngBounds,
  type PointTuple,
} from "leaflet";
import type { Winery } from "#shared/api/wineries.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";

/** Spec §9: where the map of all wineries starts and where Reset returns to. */
export const DEFAULT_CENTER: [number, number] = [47.3511, -120.7401];
export const DEFAULT_ZOOM = 7;

/** Spec §9: zoom of the map on a winery's own page, and the closest a fit goes. */
export const DETAIL_ZOOM = 13;
/** Greatest zoom of the maps. */
export const MAX_ZOOM = 18;

/** Pixels at the edges, as Leaflet takes them. */
export interface Padding {
  readonly paddingTopLeft: PointTuple;
  readonly paddingBottomRight: PointTuple;
}

/** Spec §9: pixels kept free around fitted markers. */
const FIT_PX = 20;
export const EVEN_PADDING: Padding = {
  paddingTopLeft: [FIT_PX, FIT_PX],
  paddingBottomRight: [FIT_PX, FIT_PX],
};

/** Whether the visitor asked for reduced motion. */
export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A place as Leaflet takes it. */
export const latLngOf = ({ latitude, longitude }: Position): [number, number] => [
  latitude,
  longitude,
];

/** The smallest bounds around wineries; null when none has a position. */
export function boundsAround(wineries: readonly Winery[]): LatLngBounds | null {
  return boundsOf(wineries.flatMap((winery) => positionOf(winery) ?? []));
}

/** The smallest bounds around places; null when there is none. */
export function boundsOf(places: readonly Position[]): LatLngBounds | null {
  return places.length === 0 ? null : latLngBounds(places.map(latLngOf));
}

/** Moves the map, at once for visitors who want no motion. */
export function moveTo(map: LeafletMap, center: LatLngExpression, zoom: number): void {
  map.setView(center, zoom, { animate: !prefersStillness() });
}

/** Fits the map to bounds, or shows the default view when there are none (spec §4, Map). */
export function fitTo(
  map: LeafletMap,
  bounds: LatLngBounds | null,
  { animate = !prefersStillness(), padding = EVEN_PADDING } = {},
): void {
  // A map without a size (in a closed part of the page) has no zoom that fits.
  const { x: width, y: height } = map.getSize();
  if (!bounds || Math.min(width, height) <= 2 * FIT_PX) {
    map.setView(DEFAULT_CENTER, DEFAULT_ZOOM, { animate });
  } else map.fitBounds(bounds, { ...padding, maxZoom: DETAIL_ZOOM, animate });
}

const MARGIN_PX = 16;
/** From this width on, tools and legend stand beside what is in the middle, not over it. */
const WIDE_MAP_PX = 700;
const TOOLS_WIDTH_PX = 116;
const LEGEND_WIDTH_PX = 250;
/** From this height on, there is room between the tools at the top and those at the bottom. */
const TALL_MAP_PX = 480;
const TOOLS_HEIGHT_PX = 112;

/** What to keep free at the edges for a popup, or a marker with the focus, to be clear of the tools. */
export function clearOfTools(map: LeafletMap): Padding {
  const { x: width, y: height } = map.getSize();
  const isWide = width >= WIDE_MAP_PX;
  const isTall = height >= TALL_MAP_PX;
  return {
    paddingTopLeft: isWide
      ? [TOOLS_WIDTH_PX, MARGIN_PX]
      : [MARGIN_PX, isTall ? TOOLS_HEIGHT_PX : MARGIN_PX],
    paddingBottomRight: [isWide ? LEGEND_WIDTH_PX : MARGIN_PX, MARGIN_PX],
  };
}
