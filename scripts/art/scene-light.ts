import { LANDSCAPE_PALETTES } from "#client/art/landscape/landscape-palettes.ts";
import {
  FAR,
  FRAME_LAYERS,
  GLINTS,
  HILL,
  LAND_LAYERS,
  SINK,
  SUN,
} from "#client/art/landscape/landscape-shapes.ts";
import { SHEET } from "#client/art/landscape/landscape-sheet.ts";
import { ground } from "#shared/drawing/path-tools.ts";
import {
  apart,
  type Canvas,
  fill,
  lens,
  paintLayers,
  paintSky,
  phaseOf,
  skein,
  swing,
  TURN,
} from "./scene-canvas.ts";

const palette = LANDSCAPE_PALETTES.gold;

const still = LAND_LAYERS.filter(({ ink }) => ink !== "glint");
const cliffAt = still.findIndex(({ ink }) => ink === "cliff");
const bluffAt = still.findIndex(({ ink }) => ink === "bluff");

const CLOUDS = [
  { x: 1190, y: 330, wide: 270, born: 0 },
  { x: 1300, y: 298, wide: 210, born: 0.37 },
  { x: 560, y: 236, wide: 190, born: 0.62 },
  { x: 1420, y: 240, wide: 240, born: 0.8 },
  { x: 980, y: 150, wide: 220, born: 0.2 },
  { x: 690, y: 330, wide: 170, born: 0.48 },
] as const;

function paintClouds(canvas: Canvas, t: number): void {
  for (const { x, y, wide, born } of CLOUDS) {
    const phase = phaseOf(t, born);
    canvas.globalAlpha = 0.85 * Math.sin(Math.PI * phase) ** 0.7;
    fill(canvas, palette.cloud, lens(x - 45 + 90 * phase, y, wide));
  }
  canvas.globalAlpha = 1;
}

interface Shadows {
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  /** Distance between two shadows; the shadows move on by one in each loop. */
  readonly apart: number;
}

/** Shadows of clouds that cross the land from left to right. */
function paintShadows(canvas: Canvas, t: number, { y, wide, high, apart: gap }: Shadows): void {
  for (let x = -gap; x < SHEET.width + gap; x += gap) {
    const at = x + gap * t;
    canvas.beginPath();
    for (const [dx, dy, size] of [
      [0, 0, 1],
      [wide * 0.6, -high * 0.4, 0.7],
      [-wide * 0.55, high * 0.3, 0.6],
    ] as const) {
      canvas.moveTo(at + dx + wide * size, y + dy);
      canvas.ellipse(at + dx, y + dy, wide * size, high * size, 0, 0, TURN);
    }
    canvas.fill();
  }
}

function paintGlints(canvas: Canvas, t: number): void {
  canvas.strokeStyle = palette.glint;
  canvas.lineCap = "round";
  canvas.lineWidth = 2.2;
  let i = 0;
  for (const [, x, y, wide] of GLINTS.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const beat = 0.5 + 0.5 * swing(t, 2 + (i % 3), i * 0.31);
    const long = Number(wide) * (0.35 + 0.65 * beat);
    const from = Number(x) + (Number(wide) - long) / 2;
    canvas.globalAlpha = 0.35 + 0.65 * beat;
    canvas.beginPath();
    canvas.moveTo(from, Number(y));
    canvas.lineTo(from + long, Number(y));
    canvas.stroke();
    i += 1;
  }
  canvas.globalAlpha = 1;
}

function paintFrame(canvas: Canvas, t: number): void {
  FRAME_LAYERS.forEach((layer, i) => {
    apart(canvas, () => {
      const [, , , , x, y] = layer.place ?? [0, 0, 0, 0, 0, 0];
      if (layer.place) {
        canvas.translate(x, y);
        canvas.rotate(0.05 * swing(t, 2 + (i % 2), i * 0.21));
        canvas.translate(-x, -y);
      }
      paintLayers(canvas, [layer], palette);
    });
  });
}

/** The last sun over the vine rows: cloud shadows cross, the river glints, geese go home. */
export function drawLight(canvas: Canvas, t: number): void {
  paintSky(canvas, palette.sky, t);
  apart(canvas, () => {
    canvas.translate(0, SINK);
    canvas.fillStyle = palette.disc;
    canvas.beginPath();
    canvas.arc(SUN[0], SUN[1], 46, 0, TURN);
    canvas.fill();
    paintClouds(canvas, t);
    skein(canvas, palette.ink, { x: 1760 - 2150 * t, y: 176 - 40 * t, heading: -1, t });
    paintLayers(canvas, still.slice(0, bluffAt), palette);
    apart(canvas, () => {
      canvas.clip(new Path2D(ground(FAR, 640)));
      canvas.fillStyle = "rgb(58 20 40 / 0.3)";
      paintShadows(canvas, t, { y: 486, wide: 110, high: 20, apart: 400 });
    });
    paintLayers(canvas, still.slice(bluffAt, cliffAt), palette);
    paintGlints(canvas, t);
    apart(canvas, () => {
      canvas.clip(new Path2D(ground(HILL, SHEET.height)));
      canvas.fillStyle = "rgb(38 12 30 / 0.34)";
      paintShadows(canvas, t, { y: 770, wide: 250, high: 62, apart: 800 });
      paintShadows(canvas, t, { y: 680, wide: 130, high: 20, apart: 533 });
    });
    paintLayers(canvas, still.slice(cliffAt), palette);
  });
  paintFrame(canvas, t);
}
