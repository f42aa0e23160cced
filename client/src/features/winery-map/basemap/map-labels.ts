import { decodePositions } from "#shared/domain/places/polyline.ts";
import { type WorldPoint, worldPoint } from "#shared/domain/places/web-mercator.ts";
import type { RoadsAsset, TownsAsset } from "./geo-queries.ts";
import type { Label, LabelKind } from "./label-placement.ts";
import placeNames from "./place-names.json" with { type: "json" };

/** A name that no table of towns holds: its turn in degrees clockwise, the zooms it is written at. */
type PlaceName = [
  text: string,
  kind: LabelKind,
  longitude: number,
  latitude: number,
  turn: number,
  minZoom: number,
  maxZoom: number,
];

/** Waters, ranges, peaks, neighbors, and towns beyond the state line that help a visitor find the way. */
export const PLACE_NAMES = placeNames as readonly unknown[] as readonly PlaceName[];

/** By rank of the town: its kind of label and the zoom it appears at. */
const TOWN_RANKS: readonly (readonly [kind: LabelKind, minZoom: number])[] = [
  ["city", 6],
  ["town", 7],
  ["town", 8],
  ["place", 10],
  ["place", 11],
];

/** Signs of Interstates and US routes come before those of state routes. */
const SIGN_ZOOMS = { I: 6, U: 7, S: 9 } as const;
const SIGN_STEP_PX = 180;
/** Beyond this zoom signs keep their places: a window shows one of a road, and there are few in all. */
const LAST_SIGN_ZOOM = 13;

const townLabels = (towns: TownsAsset): Label[][] =>
  towns.map(({ names, at }, rank) => {
    const [kind, minZoom] = TOWN_RANKS[rank] ?? ["place", 12];
    return decodePositions(at).map((place, index) => ({
      text: names[index] ?? "",
      ...worldPoint(place),
      kind,
      minZoom,
    }));
  });

const placeNameLabels = (names: readonly PlaceName[]): Label[] =>
  names.map(([text, kind, longitude, latitude, turn, minZoom, maxZoom]) => ({
    text,
    ...worldPoint({ latitude, longitude }),
    kind,
    minZoom,
    maxZoom,
    angle: (turn * Math.PI) / 180,
  }));

/** Points at equal steps along a line, the middle of the line among them. */
function pointsAlong(line: readonly WorldPoint[], step: number): WorldPoint[] {
  const parts = line.flatMap((to, index) => {
    const from = line[index - 1];
    return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
  });
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const found: WorldPoint[] = [];
  let next = (total / 2) % step;
  for (const { from, to, length } of parts) {
    for (; next < length; next += step) {
      const share = next / length;
      found.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    next -= length;
  }
  return found;
}

function signLabels(roads: RoadsAsset["roads"], zoom: number): Label[] {
  const step = SIGN_STEP_PX / (256 * 2 ** Math.min(zoom, LAST_SIGN_ZOOM));
  return roads.flatMap(([text, ...lines]) => {
    const minZoom = SIGN_ZOOMS[text.charAt(0) as keyof typeof SIGN_ZOOMS];
    if (zoom < minZoom) return [];
    return lines
      .flatMap((line) => pointsAlong(decodePositions(line).map(worldPoint), step))
      .map((at): Label => ({ text, ...at, kind: "sign", minZoom }));
  });
}

export interface LabelSources {
  readonly towns: TownsAsset;
  readonly roads: RoadsAsset["roads"];
  readonly regions: readonly Label[];
  readonly names: readonly PlaceName[];
}

/** Every name that may stand on the map at a zoom, the most important first. */
export function mapLabels({ towns, roads, regions, names }: LabelSources, zoom: number): Label[] {
  const [cities = [], wineTowns = [], others = [], ...smaller] = townLabels(towns);
  return [
    ...cities,
    ...regions,
    ...wineTowns,
    ...placeNameLabels(names),
    ...others,
    ...signLabels(roads, zoom),
    ...smaller.flat(),
  ];
}
