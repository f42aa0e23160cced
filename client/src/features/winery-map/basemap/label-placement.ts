import RBush, { type BBox } from "rbush";
import type { Position } from "#shared/domain/places/distance.ts";
import { type WorldPoint, worldPoint } from "#shared/domain/places/web-mercator.ts";

/** The room that names of a kind take in map-labels.css: a letter's width, rather too much, and the height. */
const LETTERS = {
  city: [7.8, 16],
  town: [7, 14],
  place: [6.2, 13],
  water: [6, 14],
  range: [9.5, 12],
  neighbor: [11.5, 13],
  peak: [5.7, 13],
  sign: [6, 15],
  region: [6.8, 16],
} as const;

export type LabelKind = keyof typeof LETTERS;

/** A name that may stand on the map. `x` and `y` are world units (0 to 1). */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly kind: LabelKind;
  readonly minZoom: number;
  readonly maxZoom?: number;
  /** Radians, clockwise. */
  readonly angle?: number;
  /** Overrides the color of the kind. */
  readonly color?: string;
  /** Room a region has for its name, in world units: the name waits for the zoom at which it fits. */
  readonly room?: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIGN_PADDING_PX = 5;

/** The room that a name takes, in pixels. */
export function sizeOf({ text, kind }: Label): Size {
  const [width, height] = LETTERS[kind];
  return { width: text.length * width + (kind === "sign" ? 2 * SIGN_PADDING_PX : 0), height };
}

/** Space in world pixels of a zoom. */
export type Box = BBox;

/** A label with the world pixel its point and its middle stand on, and the space it takes. */
export interface PlacedLabel extends Box {
  readonly label: Label;
  readonly pointX: number;
  readonly pointY: number;
  readonly middleX: number;
  readonly middleY: number;
}

/** Pixels kept free on both sides of a name. */
export const SPACE_AROUND = 3;
/** Least distance of two signs of one road, across or down. */
const SIGN_SPACING = 240;

/** Kinds that stand beside a dot instead of on their point. */
export const DOTTED: ReadonlySet<LabelKind> = new Set(["city", "town", "place", "peak"]);
const DOT_GAP = 7;
/** The names that may stand off, beside a marker that covers their dot. */
const STANDING_OFF: ReadonlySet<LabelKind> = new Set(["city", "town"]);
const FAR_GAPS: readonly number[] = [20, 30];
/** How far a region's name may move up or down to find room, in heights of the region. */
const REGION_SHIFTS: readonly number[] = [0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15];
const DOT_RADIUS = 4;

function beside(pointX: number, pointY: number, size: Size, gap: number): [number, number][] {
  const aside = gap + size.width / 2;
  const over = gap + size.height / 2;
  return [
    [pointX + aside, pointY],
    [pointX - aside, pointY],
    [pointX, pointY - over],
    [pointX, pointY + over],
  ];
}

/** Where a label's middle may stand, the best place first. */
function middles(label: Label, size: Size, worldSize: number): [number, number][] {
  const { kind, room } = label;
  const pointX = label.x * worldSize;
  const pointY = label.y * worldSize;
  if (room) return REGION_SHIFTS.map((shift) => [pointX, pointY + shift * room.height * worldSize]);
  if (!DOTTED.has(kind)) return [[pointX, pointY]];
  const gaps = STANDING_OFF.has(kind) ? [DOT_GAP, ...FAR_GAPS] : [DOT_GAP];
  return gaps.flatMap((gap) => beside(pointX, pointY, size, gap));
}

function boxAround(middleX: number, middleY: number, size: Size, angle: number): Box {
  const cosine = Math.abs(Math.cos(angle));
  const sine = Math.abs(Math.sin(angle));
  const halfWidth = (size.width * cosine + size.height * sine) / 2 + SPACE_AROUND;
  const halfHeight = (size.width * sine + size.height * cosine) / 2 + SPACE_AROUND / 2;
  return {
    minX: middleX - halfWidth,
    minY: middleY - halfHeight,
    maxX: middleX + halfWidth,
    maxY: middleY + halfHeight,
  };
}

/** Where a place lies at a zoom, in world pixels. */
export function worldPixel(place: Position, zoom: number): WorldPoint {
  const { x, y } = worldPoint(place);
  return { x: x * 256 * 2 ** zoom, y: y * 256 * 2 ** zoom };
}

/** The box that reaches as far from a point on all sides. */
export function squareAround(x: number, y: number, reach: number): Box {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

export interface Placement {
  readonly labels: readonly Label[];
  readonly zoom: number;
  readonly measure: (label: Label) => Size;
  /** What no label may cover. */
  readonly obstacles: readonly Box[];
}

/**
 * Places labels at a zoom, the first ones first; a label that would touch an earlier one is left
 * out. The same labels give the same places wherever the map is, so names do not jump on a pan.
 */
export function placeLabels({ labels, zoom, measure, obstacles }: Placement): PlacedLabel[] {
  const worldSize = 256 * 2 ** zoom;
  /** Names and their dots. */
  const names = new RBush<Box>();
  /** Markers, which may stand on a dot. */
  const markers = new RBush<Box>().load(obstacles);
  /** The surroundings of signs, with what they say. */
  const signs = new RBush<Box & Pick<Label, "text">>();

  /** The first of a label's possible places that is free. */
  const findPlace = (label: Label, size: Size): PlacedLabel | undefined => {
    const [pointX, pointY] = [label.x * worldSize, label.y * worldSize];
    const dot = squareAround(pointX, pointY, DOT_RADIUS);
    if (DOTTED.has(label.kind) && names.collides(dot)) return undefined;
    if (signs.search(dot).some(({ text }) => text === label.text)) return undefined;
    return middles(label, size, worldSize)
      .map(([middleX, middleY]) => {
        const box = boxAround(middleX, middleY, size, label.angle ?? 0);
        return { label, pointX, pointY, middleX, middleY, ...box };
      })
      .find((place) => !names.collides(place) && !markers.collides(place));
  };

  return labels.flatMap((label) => {
    const { text, kind, room, minZoom, maxZoom = zoom } = label;
    if (zoom < minZoom || zoom > maxZoom) return [];
    const size = measure(label);
    if (size.width > (room?.width ?? 1) * worldSize) return [];
    const placed = findPlace(label, size);
    if (!placed) return [];
    const { pointX, pointY } = placed;
    names.insert(placed);
    if (DOTTED.has(kind)) names.insert(squareAround(pointX, pointY, DOT_RADIUS));
    if (kind === "sign") signs.insert({ text, ...squareAround(pointX, pointY, SIGN_SPACING) });
    return [placed];
  });
}
