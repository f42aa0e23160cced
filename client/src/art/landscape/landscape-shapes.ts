import {
  at,
  curve,
  facet,
  ground,
  heightAt,
  type Point,
  points,
  randomFrom,
} from "#shared/drawing/path-tools.ts";
import { VINE_LEAF } from "#shared/drawing/vine-leaf-shape.ts";
import type { LandscapePalette } from "./landscape-palettes.ts";

/** One layer of the landscape: an ink, an outline, a line width if it is a line, and its placing. */
export interface LandLayer {
  readonly ink: Exclude<keyof LandscapePalette, "sky">;
  readonly d: string;
  readonly line?: number;
  /** An affine matrix, as SVG's `matrix()` and canvas's `transform()` take it. */
  readonly place?: readonly [number, number, number, number, number, number];
}

/** Sky bands around the sun, largest first: horizontal radius; the vertical one is `SKY_FLATTEN` of it. */
export const SKY_BANDS = [1080, 800, 590, 420, 275, 150] as const;
export const SKY_FLATTEN = 0.62;

export const SUN: Point = [1040, 404];
const VANISH: Point = [930, 470];
const BOTTOM = 900;

const RANGE = points(
  "0,440 120,414 220,434 340,400 430,428 520,406 610,426 700,414 800,432 900,416 1000,430 1110,404 1220,424 1330,388 1450,408 1600,378",
);
export const FAR = points(
  "0,462 160,446 330,452 480,436 640,452 800,440 960,456 1120,438 1260,418 1400,424 1600,398",
);
const NEAR = points(
  "0,506 200,500 400,508 560,494 700,502 840,490 980,498 1100,480 1220,456 1360,436 1480,446 1600,420",
);
export const HILL = points(
  "0,716 220,690 420,662 600,644 760,634 920,638 1080,654 1260,664 1440,656 1600,636",
);

/** Gouges of a treeless ridge: strokes that start at the crest, swell and run out down the slope. */
function gouges(ridge: readonly Point[], seed: number, depth: number, step: number): string {
  const random = randomFrom(seed);
  const end = ridge.at(-1)?.[0] ?? 0;
  let d = "";
  for (let x = ridge[0]?.[0] ?? 0; x < end; x += step * (0.4 + random() * 1.2)) {
    const top = heightAt(ridge, x) + 2 + random() * depth * 0.2;
    const long = depth * (0.4 + random() * 0.8);
    const lean = long * (0.9 + random() * 0.6);
    const wide = 8 + long * (0.14 + random() * 0.16);
    d += `M${at(x, top)}C${at(x - wide * 0.2, top + long * 0.3)} ${at(x - lean * 0.45, top + long * 0.62)} ${at(x - lean, top + long)}`;
    d += `C${at(x - lean * 0.35 + wide, top + long * 0.8)} ${at(x + wide * 0.9, top + long * 0.4)} ${at(x, top)}Z`;
  }
  return d;
}

/** Point of a vine row: `t` is 1 below the bottom edge and falls toward the vanishing point. */
function rowPoint(bottomX: number, t: number): Point {
  const bend = 90 * t * (1 - t) * Math.sign(bottomX - VANISH[0]);
  return [VANISH[0] + (bottomX - VANISH[0]) * t + bend, VANISH[1] + (BOTTOM + 40 - VANISH[1]) * t];
}

/** One row of vines as a strip between two offsets (units at the bottom edge), with a leafy edge. */
function row(bottomX: number, from: number, to: number, rise: number, leaf: number): string {
  const random = randomFrom(Math.abs(bottomX) + rise);
  const left: string[] = [];
  const right: string[] = [];
  for (let t = 1.1; t > 0.2; t *= 0.955) {
    const [x, y] = rowPoint(bottomX, t);
    if (y < heightAt(HILL, x) + 2) break;
    left.push(at(x + (from - random() * leaf) * t, y - rise * t));
    right.unshift(at(x + (to + random() * leaf) * t, y - rise * t));
  }
  return left.length < 2 ? "" : `M${left.join(" ")} ${right.join(" ")}Z`;
}

const ROWS = Array.from({ length: 38 }, (_, i) => -2050 + i * 158);
const rows = (from: number, to: number, rise: number, leaf: number): string =>
  ROWS.map((x) => row(x, from, to, rise, leaf)).join("");

interface Tier {
  readonly to: number;
  readonly seed: number;
  readonly wide: number;
  readonly top: (x: number) => number;
  readonly foot: (x: number) => number;
}

/** A tier of basalt columns: dark body, front face, and the edge that catches the sun. */
function basalt({ to, seed, wide, top, foot }: Tier): readonly [string, string, string] {
  const random = randomFrom(seed);
  let body = "";
  let face = "";
  let rim = "";
  for (let x = -12; x < to; ) {
    const w = wide * (0.6 + random() * 0.7);
    const y = top(x) + random() * wide * 0.8;
    const base = foot(x) + random() * 16;
    const edge = base - (base - y) * random() * 0.5;
    body += facet(x, y + 7, x + w * 0.35, y, x + w, y + 5, x + w, base + 40, x, base + 40);
    face += facet(
      x + w * 0.3,
      y + 9,
      x + w * 0.8,
      y + 12,
      x + w * 0.8,
      edge - 14,
      x + w * 0.3,
      base,
    );
    rim += facet(
      x + w * 0.35,
      y,
      x + w,
      y + 5,
      x + w,
      edge,
      x + w * 0.84,
      edge - 30,
      x + w * 0.84,
      y + 9,
    );
    x += w;
  }
  return [body, face, rim];
}

const TIERS = [
  basalt({
    to: 330,
    seed: 5,
    wide: 26,
    top: (x) => 186 + (x / 330) ** 2 * 60,
    foot: (x) => 330 + x * 0.1,
  }),
  basalt({
    to: 440,
    seed: 8,
    wide: 36,
    top: (x) => 372 + (x / 440) ** 3 * 50,
    foot: (x) => 560 + x * 0.1,
  }),
];
const TALUS = "M-10 560L446 590C520 612 600 640 760 640C620 668 300 720 -10 800Z";
const SCREE = points("10,610 70,600 140,622 210,606 270,630 330,612 392,634 450,616 520,634");

const RIVER = `${curve(points("1600,508 1400,520 1200,522 1000,527 800,537 640,550 585,560 566,571"))}${curve(points("566,571 580,584 640,596 740,604 920,612 1120,634 1360,652 1600,648"), "L")}Z`;
const PENINSULA = `${curve(points("772,562 860,548 1000,542 1200,538 1400,538 1600,528"))}${curve(points("1600,596 1380,600 1160,590 960,580 830,572 772,562"), "L")}Z`;

/** Vine blocks on the river bench, seen almost edge on. */
const BLOCKS = [0, 1, 2, 3, 4]
  .map(
    (i) =>
      `M${900 + i * 26},${553 + i * 5.4}L${1150 + i * 44},${546 + i * 8.6}M${1210 + i * 40},${545 + i * 8.6}L${1600},${541 + i * 10.4}`,
  )
  .join("");
export const GLINTS =
  "M606 572h54M640 564h80M800 600h110M850 606h50M980 614h90M1120 634h190M1180 640h60M1370 620h130M760 542h90M1020 532h140M1240 529h50M1390 527h110";
export const GEESE =
  "M1236 196q7-7 13-1q6-7 13 0M1264 210q6-6 11-1q6-6 12 0M1292 224q6-6 11-1q6-6 12 0M1262 182q6-6 11-1q6-6 12 0M1288 170q6-6 11-1q6-6 12 0M1316 158q5-5 10-1q5-5 11 0";

export const CLOUDS =
  "M1130 330q120-14 260-6q-90 12-260 6ZM1230 300q90-10 200-4q-80 10-200 4ZM560 236q90-10 170-4q-60 9-170 4Z";

/** How far the whole drawing below the zenith is let down, so that a wide banner keeps its sky. */
export const SINK = 26;

const MOUNTAIN = [0.9, 0, 0, 0.88, 86, 55] as const;
const RIDGE_LINE = "M440 462L560 404 630 352 690 300 736 250 764 222 792 206";

/** Mountain to scree, farthest first, in the space moved down by `SINK`. */
export const LAND_LAYERS: readonly LandLayer[] = [
  {
    ink: "rock",
    place: MOUNTAIN,
    d: `${RIDGE_LINE} 826 198 858 202 884 222 902 226 930 262 968 310 1020 352 1100 402 1180 462Z`,
  },
  { ink: "rockShade", place: MOUNTAIN, d: `${RIDGE_LINE} 800 260 778 320 800 380 780 462Z` },
  {
    ink: "snowShade",
    place: MOUNTAIN,
    d: "M630 352L690 300 736 250 764 222 792 206 826 198 812 232 800 296 784 262 764 330 748 288 722 352 712 318 676 372 674 340Z",
  },
  {
    ink: "snow",
    place: MOUNTAIN,
    d: "M826 198L858 202 884 222 902 226 930 262 968 310 1020 352 1044 372 990 356 972 372 946 330 938 366 910 306 898 384 874 318 852 360 838 290 822 330 812 232Z",
  },
  { ink: "range", d: ground(RANGE, 560) },
  { ink: "far", d: ground(FAR, 640) },
  { ink: "farShade", d: gouges(FAR, 4, 60, 46) },
  { ink: "near", d: ground(NEAR, 700) },
  { ink: "nearShade", d: gouges(NEAR, 21, 74, 50) },
  {
    ink: "bluff",
    d: "M0 540L520 532 760 516 900 510 1140 506 1600 482 1600 520 1240 526 900 536 640 556 520 590 0 610Z",
  },
  {
    ink: "bench",
    d: ground(points("0,590 300,572 570,556 700,580 860,600 1000,612 1240,640 1600,640"), 720),
  },
  { ink: "river", d: RIVER },
  { ink: "bench", d: PENINSULA },
  { ink: "benchRow", line: 4.5, d: BLOCKS },
  { ink: "glint", line: 2, d: GLINTS },
  // The tasting room below the bend: two old trees, two roofs, lit windows.
  {
    ink: "benchRow",
    d: "M640 640q-24-6-22-24q2-20 22-22q8-10 22-4q20 2 20 24q2 20-20 26ZM808 640q-14-4-14-16q2-14 16-14q16 0 16 16q0 12-10 14Z",
  },
  { ink: "bluff", d: "M690 606L724 584 758 606V644H690ZM754 616L790 612V642H754Z" },
  { ink: "rim", d: "M686 609L690 602 724 579 748 581 796 609 792 613 752 613Z" },
  { ink: "window", d: "M702 616h9v12h-9ZM717 616h9v12h-9ZM736 618h9v24h-9ZM768 622h14v9h-14Z" },
  { ink: "soil", d: ground(HILL, BOTTOM) },
  { ink: "soilShade", d: rows(-64, 0, 0, 0) },
  { ink: "vine", d: rows(-30, 30, 14, 12) },
  { ink: "vineLit", d: rows(4, 26, 28, 10) },
  { ink: "cliff", d: "M-10 210L320 260 340 360 450 420 460 620 -10 700Z" },
  ...TIERS.flatMap(([body, face, rim]): LandLayer[] => [
    { ink: "cliff", d: body },
    { ink: "column", d: face },
    { ink: "rim", d: rim },
  ]),
  { ink: "cliff", d: TALUS },
  { ink: "column", d: gouges(SCREE, 2, 60, 30) },
];

/** The near vine that frames the lower edge: high in the corners, low in the middle; not let down. */
export const FRAME_LAYERS: readonly LandLayer[] = [
  { ink: "ink", d: "M0 800Q160 862 420 880T900 897Q1200 892 1380 872T1600 800V900H0Z" },
  ...frameLeaves(),
];

function frameLeaves(): LandLayer[] {
  const random = randomFrom(14);
  return Array.from({ length: 40 }, (_, i) => {
    const x = -30 + i * 43;
    const corner = (Math.abs(x - 860) / 800) ** 2;
    const y = 886 - corner * 110 * random();
    const size = 0.5 + corner * 0.75 + random() * 0.3;
    const turn = ((random() * 130 - 65) * Math.PI) / 180;
    const cos = round(Math.cos(turn) * size);
    const sin = round(Math.sin(turn) * size);
    return { ink: "ink", d: VINE_LEAF, place: [cos, sin, -sin, cos, x, round(y)] };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
