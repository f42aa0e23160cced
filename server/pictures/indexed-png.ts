import { crc32, deflateSync } from "node:zlib";

/** Pixels as red, green, blue and alpha, row by row; they are opaque. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Most colors of a picture, tried in turn until it is small enough. */
const MOST_COLORS = [128, 48, 24, 12] as const;
/** Colors that differ by less than this in each channel are counted as one. */
const STEP = 8;

/**
 * A PNG with a palette, a byte a pixel (PNG 1.2, color type 3): a drawn map has few colors, and the
 * shades at the edges of its lines pass into the nearest ones. About a third of the bytes that the same
 * picture has in full color.
 *
 * @param mostBytes where it would be more, it has fewer shades; at least twelve colors stay.
 */
export function indexedPng(pixels: Pixels, mostBytes: number): Buffer {
  const shades = shadesOf(pixels.data);
  let png = encode(pixels, reduceColors(shades, MOST_COLORS[0]));
  for (const most of MOST_COLORS.slice(1)) {
    if (png.length <= mostBytes) break;
    png = encode(pixels, reduceColors(shades, most));
  }
  return png;
}

function encode({ width, height }: Pixels, { colors, indexes }: Reduced): Buffer {
  // Each row begins with its filter: none, which packs flat colors best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colors.flatMap((color) => [...color]))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

type Color = readonly [red: number, green: number, blue: number];

interface Reduced {
  readonly colors: readonly Color[];
  /** For each pixel the place of its color. */
  readonly indexes: Uint8Array;
}

/**
 * Each pixel's color as one number. Colors that are nearly the same become the most frequent of them, so
 * that a picture's flat colors stay what they are.
 */
function shadesOf(data: Uint8Array): Uint32Array {
  const shades = new Uint32Array(data.length / 4);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < shades.length; pixel += 1) {
    const at = pixel * 4;
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    shades[pixel] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const chosen = new Map<number, number>();
  for (const [color, count] of counts) {
    const group = groupOf(color);
    const best = chosen.get(group);
    if (best === undefined || count > (counts.get(best) ?? 0)) chosen.set(group, color);
  }
  const become = new Map([...counts.keys()].map((color) => [color, chosen.get(groupOf(color))]));
  return shades.map((color) => become.get(color) ?? color);
}

/** Colors of one group differ by less than a step in each channel. */
const groupOf = (color: number): number =>
  (level(color >> 16) << 16) | (level((color >> 8) & 255) << 8) | level(color & 255);

/** The most frequent colors, and for each pixel the nearest of them. */
function reduceColors(shades: Uint32Array, most: number): Reduced {
  const counts = new Map<number, number>();
  for (const shade of shades) counts.set(shade, (counts.get(shade) ?? 0) + 1);
  const kept = [...counts.entries()].sort(([, one], [, other]) => other - one);
  const colors = kept
    .slice(0, most)
    .map(([shade]): Color => [shade >> 16, (shade >> 8) & 255, shade & 255]);
  const nearest = new Map(
    [...counts.keys()].map((shade) => [shade, nearestOf(colors, shade)] as const),
  );
  return { colors, indexes: Uint8Array.from(shades, (shade) => nearest.get(shade) ?? 0) };
}

/** A channel's value rounded to its step; the ends stay. */
const level = (value: number): number => Math.min(255, Math.round(value / STEP) * STEP);

function nearestOf(colors: readonly Color[], key: number): number {
  const [red, green, blue] = [key >> 16, (key >> 8) & 255, key & 255];
  let [best, distance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, color] of colors.entries()) {
    const apart = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2;
    if (apart < distance) [best, distance] = [index, apart];
  }
  return best;
}
