import type { Bounds } from "../../frame/map-bounds.ts";
import { type RoadClass, roadClass, type SignedRoad } from "../basemap-geometry.ts";
import type { TownsAsset } from "../files/geo-assets.ts";
import { decodePolyline, type LonLat } from "../polyline.ts";
import { type ProjectedPath, toWorld } from "../projection.ts";
import type { Label, LabelKind } from "./label-placement.ts";
import type { PlaceName } from "./place-names.ts";

/** The name of a winegrowing region to write on the map. */
export interface RegionName {
  readonly text: string;
  readonly at: LonLat;
  readonly color: string;
  readonly bounds: Bounds;
}

/** By rank of the town: its kind of label and the zoom it appears at. */
const TOWN_RANKS: readonly (readonly [kind: LabelKind, minZoom: number])[] = [
  ["city", 6],
  ["town", 7],
  ["town", 8],
  ["place", 10],
  ["place", 11],
];

const SIGN_ZOOM: Readonly<Record<RoadClass, number>> = { interstate: 6, us: 7, state: 9 };
const SIGN_STEP_PX = 180;
/** Beyond this zoom signs keep their places: a window shows one of a road, and there are few in all. */
const LAST_SIGN_ZOOM = 13;

function townLabels(towns: TownsAsset): Label[][] {
  return towns.map(({ names, at }, rank) => {
    const [kind, minZoom] = TOWN_RANKS[rank] ?? ["place", 12];
    const points = decodePolyline(at);
    return names.flatMap((text, index) => {
      const point = points[index];
      if (!point) return [];
      const [x, y] = toWorld(point);
      return [{ text, x, y, kind, minZoom }];
    });
  });
}

function placeNameLabels(names: readonly PlaceName[]): Label[] {
  return names.map(({ text, at, kind, turn, zooms }) => {
    const [x, y] = toWorld(at);
    const [minZoom, maxZoom] = zooms;
    return { text, x, y, kind, minZoom, maxZoom, angle: (turn * Math.PI) / 180 };
  });
}

/** A name may take this much of its region's width. */
const REGION_SHARE = 0.92;

function regionLabels(regions: readonly RegionName[]): Label[] {
  return regions.map(({ text, at, color, bounds: { west, south, east, north } }) => {
    const [x, y] = toWorld(at);
    const [left, top] = toWorld([west, north]);
    const [right, bottom] = toWorld([east, south]);
    const room = { width: (right - left) * REGION_SHARE, height: bottom - top };
    return { text, x, y, kind: "region", minZoom: 7, color, room };
  });
}

/** Length of a path from its start to each of its points. */
function lengthsAlong({ points }: ProjectedPath): number[] {
  const lengths = [0];
  for (let index = 2; index + 1 < points.length; index += 2) {
    const dx = (points[index] ?? 0) - (points[index - 2] ?? 0);
    const dy = (points[index + 1] ?? 0) - (points[index - 1] ?? 0);
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(dx, dy));
  }
  return lengths;
}

/** Points at equal steps along a line, the middle of the line among them. */
function pointsAlong(path: ProjectedPath, step: number): [number, number][] {
  const lengths = lengthsAlong(path);
  const total = lengths.at(-1) ?? 0;
  const found: [number, number][] = [];
  let segment = 1;
  for (let along = (total / 2) % step; along < total; along += step) {
    while (segment < lengths.length - 1 && (lengths[segment] ?? 0) < along) segment++;
    const start = lengths[segment - 1] ?? 0;
    const share = (along - start) / ((lengths[segment] ?? start) - start || 1);
    const ends = path.points.subarray(2 * segment - 2, 2 * segment + 2);
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ends;
    found.push([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
  }
  return found;
}

function signLabels(signed: readonly SignedRoad[], zoom: number): Label[] {
  const step = SIGN_STEP_PX / (256 * 2 ** Math.min(zoom, LAST_SIGN_ZOOM));
  return signed.flatMap(({ route, path }) => {
    const minZoom = SIGN_ZOOM[roadClass(route)];
    if (zoom < minZoom) return [];
    return pointsAlong(path, step).map(
      ([x, y]): Label => ({ text: route, x, y, kind: "sign", minZoom }),
    );
  });
}

export interface LabelSources {
  readonly towns: TownsAsset;
  readonly signed: readonly SignedRoad[];
  readonly regions: readonly RegionName[];
  readonly names: readonly PlaceName[];
}

/** Every name that may stand on the map at a zoom, the most important first. */
export function mapLabels(sources: LabelSources, zoom: number): Label[] {
  const { towns, signed, regions, names } = sources;
  const [cities = [], ...smaller] = townLabels(towns);
  const [wineTowns = [], ...others] = smaller;
  return [
    ...cities,
    ...regionLabels(regions),
    ...wineTowns,
    ...placeNameLabels(names),
    ...(others[0] ?? []),
    ...signLabels(signed, zoom),
    ...others.slice(1).flat(),
  ];
}
