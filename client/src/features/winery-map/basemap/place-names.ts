import type { Position } from "#shared/domain/places/distance.ts";
import type { LabelKind } from "./label-placement.ts";

/** A name that no table of towns holds: text, where it stands, degrees clockwise, first and last zoom. */
export interface PlaceName {
  readonly text: string;
  readonly at: Position;
  readonly kind: LabelKind;
  readonly turn: number;
  readonly zooms: readonly [first: number, last: number];
}

type Row = readonly [
  text: string,
  longitude: number,
  latitude: number,
  turn: number,
  first: number,
  last: number,
];

const WATERS: readonly Row[] = [
  ["Pacific Ocean", -125.35, 47.0, 0, 6, 10],
  ["Strait of Juan de Fuca", -123.78, 48.24, 10, 8, 11],
  ["Puget Sound", -122.44, 47.72, -72, 9, 12],
  ["Hood Canal", -122.93, 47.6, -52, 10, 13],
  ["Columbia River", -120.62, 45.74, -8, 8, 13],
  ["Columbia River", -119.52, 45.95, -16, 8, 13],
  ["Columbia River", -118.17, 48.27, -62, 8, 12],
  ["Columbia River", -123.35, 46.21, 6, 9, 13],
  ["Snake River", -118.15, 46.63, -20, 8, 13],
  ["Yakima River", -120.08, 46.33, 26, 10, 14],
  ["Lake Chelan", -120.33, 48.02, 42, 8, 9],
  ["Lake Washington", -122.255, 47.6, -80, 10, 10],
];

const RANGES: readonly Row[] = [
  ["Cascade Range", -121.2, 48.12, -78, 7, 9],
  ["Cascade Range", -121.45, 46.45, -82, 8, 9],
  ["Olympic Mountains", -123.5, 47.68, 0, 8, 10],
  ["Blue Mountains", -117.85, 46.1, -20, 8, 10],
  ["Okanogan Highlands", -118.95, 48.68, 0, 8, 10],
  ["Palouse", -117.45, 46.98, 0, 7, 9],
  ["Channeled Scablands", -118.3, 47.35, 0, 8, 9],
  ["Willapa Hills", -123.4, 46.47, 0, 8, 10],
];

const NEIGHBORS: readonly Row[] = [
  ["Oregon", -121.3, 45.22, 0, 6, 10],
  ["Idaho", -116.35, 47.1, 0, 6, 9],
  ["British Columbia", -120.4, 49.28, 0, 6, 10],
];

const PEAKS: readonly Row[] = [
  ["Mount Rainier", -121.7603, 46.8523, 0, 7, 12],
  ["Mount Adams", -121.4909, 46.2024, 0, 8, 12],
  ["Mount St. Helens", -122.1956, 46.1914, 0, 8, 12],
  ["Mount Baker", -121.8144, 48.7768, 0, 8, 12],
  ["Glacier Peak", -121.1139, 48.1125, 0, 9, 12],
  ["Mount Olympus", -123.7107, 47.8013, 0, 9, 12],
  ["Mount Stuart", -120.9031, 47.4751, 0, 9, 12],
  ["Mount Hood", -121.6959, 45.3735, 0, 7, 12],
];

/** Towns beyond the state line that help a visitor find the way. */
const BEYOND: readonly Row[] = [
  ["Portland", -122.6784, 45.5152, 0, 6, 12],
  ["Vancouver, B.C.", -123.1207, 49.2827, 0, 6, 12],
  ["Victoria", -123.3656, 48.4284, 0, 7, 12],
  ["The Dalles", -121.1787, 45.5946, 0, 7, 13],
  ["Hood River", -121.5215, 45.7054, 0, 8, 13],
  ["Pendleton", -118.7886, 45.6721, 0, 7, 13],
  ["Lewiston", -117.0177, 46.4165, 0, 7, 13],
  ["Coeur d’Alene", -116.7805, 47.6777, 0, 7, 12],
  ["Milton-Freewater", -118.3877, 45.9326, 0, 9, 14],
  ["Hermiston", -119.2895, 45.8404, 0, 8, 13],
  ["Moscow", -117.0002, 46.7324, 0, 8, 12],
];

function named(kind: LabelKind, rows: readonly Row[]): PlaceName[] {
  return rows.map(([text, longitude, latitude, turn, first, last]) => ({
    text,
    at: { latitude, longitude },
    kind,
    turn,
    zooms: [first, last],
  }));
}

export const PLACE_NAMES: readonly PlaceName[] = [
  ...named("neighbor", NEIGHBORS),
  ...named("water", WATERS),
  ...named("town", BEYOND),
  ...named("peak", PEAKS),
  ...named("range", RANGES),
];
