import { encode } from "fast-png";

/** Pixels as red, green, blue and alpha, row by row; they are opaque. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Most colors of a picture, tried in turn until it is small enough. */
const MAX_COLORS = [64, 32, 12] as const;
/** So much of a picture is an area, and not an edge. */
const AREA = 1 / 100;
/** Of edges, shades nearer to each other than this are not both kept. */
const DISTINCT = 16 ** 2;
/** 9 takes four times as long and saves a twentieth. */
const DEFLATE_LEVEL = 6;

/**
 * A PNG with a palette, a byte a pixel (PNG 1.2, color type 3): a drawn map has few colors, and the
 * shades at the edges of its lines pass into the nearest ones. About a third of the bytes that the same
 * picture has in full color.
 *
 * @param maxBytes where it would be more, it has fewer shades; at least twelve colors stay.
 */
export function indexedPng(pixels: Pixels, maxBytes: number): Buffer {
  const colors = new Uint32Array(new Uint8Array(pixels.data).buffer);
  const shades = shadesOf(colors);
  let png = encoded(pixels, colors, reduceShades(shades, MAX_COLORS[0]));
  for (const most of MAX_COLORS.slice(1)) {
    if (png.length <= maxBytes) break;
    png = encoded(pixels, colors, reduceShades(shades, most));
  }
  return png;
}

function encoded(
  { width, height }: Pixels,
  colors: Uint32Array,
  { kept, nearest }: Palette,
): Buffer {
  const data = Uint8Array.from(colors, (color) => nearest[groupOf(color)] ?? 0);
  const picture = { width, height, data, channels: 1, palette: kept.map(channelsOf) };
  return Buffer.from(encode(picture, { zlib: { level: DEFLATE_LEVEL } }));
}

/** A color as one number: red in its lowest byte, as pixels lie in memory. */
type Color = number;

const channelsOf = (color: Color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

/** Colors of one group share the upper five bits of each channel; they are shown as one. */
const groupOf = (color: Color): number =>
  ((color >> 3) & 31) | (((color >> 11) & 31) << 5) | (((color >> 19) & 31) << 10);

const GROUPS = 1 << 15;

/** A group of a picture: its most frequent color, and the part of the pixels that are its. */
interface Shade {
  readonly color: Color;
  readonly part: number;
}

/** The shades of a picture, the most frequent first. */
function shadesOf(colors: Uint32Array): Shade[] {
  const counts = new Map<Color, number>();
  for (let from = 0, to = 0; from < colors.length; from = to) {
    // Most of a map is flat: its pixels are counted by runs.
    const color = colors[from] ?? 0;
    while (to < colors.length && colors[to] === color) to += 1;
    counts.set(color, (counts.get(color) ?? 0) + to - from);
  }
  const groups = new Map<number, { color: Color; pixels: number; best: number }>();
  for (const [color, pixels] of counts) {
    const group = groups.get(groupOf(color)) ?? { color, pixels: 0, best: 0 };
    group.pixels += pixels;
    if (pixels > group.best) Object.assign(group, { color, best: pixels });
    groups.set(groupOf(color), group);
  }
  return [...groups.values()]
    .map(({ color, pixels }) => ({ color, part: pixels / colors.length }))
    .sort((one, other) => other.part - one.part);
}

interface Palette {
  readonly kept: readonly Color[];
  /** For each group the place of the kept color that is nearest. */
  readonly nearest: Uint8Array;
}

/** Keeps the colors of whole areas, and of the others those that differ, so that none is lost to the edges of roads. */
function reduceShades(shades: readonly Shade[], most: number): Palette {
  const kept: Color[] = [];
  for (const { color, part } of shades) {
    if (kept.length === most) break;
    const isArea = part > AREA;
    if (isArea || kept.every((other) => apart(color, other) >= DISTINCT)) kept.push(color);
  }
  const nearest = new Uint8Array(GROUPS);
  for (const { color } of shades) nearest[groupOf(color)] = nearestOf(kept, color);
  return { kept, nearest };
}

function nearestOf(kept: readonly Color[], color: Color): number {
  let [best, distance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, other] of kept.entries()) {
    const far = apart(color, other);
    if (far < distance) [best, distance] = [index, far];
  }
  return best;
}

/** How far two colors are from each other: the square of their distance in the cube of colors. */
const apart = (one: Color, other: Color): number =>
  ((one & 255) - (other & 255)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  (((one >> 16) & 255) - ((other >> 16) & 255)) ** 2;
