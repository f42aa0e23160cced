import type { LandscapePalette } from "#client/art/landscape/landscape-palettes.ts";
import {
  type LandLayer,
  SINK,
  SKY_BANDS,
  SKY_FLATTEN,
  SUN,
} from "#client/art/landscape/landscape-shapes.ts";
import { SHEET } from "#client/art/landscape/landscape-sheet.ts";

export type Canvas = CanvasRenderingContext2D;

/** A scene draws the moment `t` of its loop, 0 ≤ t < 1, on a 1600 × 900 sheet; t = 1 equals t = 0. */
export type SceneFrame = (canvas: Canvas, t: number) => void;

export const TURN = Math.PI * 2;

/** A swing between -1 and 1 that fits the loop: `beats` is a whole number of swings. */
export function swing(t: number, beats: number, offset = 0): number {
  return Math.sin((t * beats + offset) * TURN);
}

/** Where in its own life something is, when it is born at `offset` of the loop. */
export function phaseOf(t: number, offset: number): number {
  return (((t - offset) % 1) + 1) % 1;
}

export function fill(canvas: Canvas, color: string, d: string): void {
  canvas.fillStyle = color;
  canvas.fill(new Path2D(d));
}

export function line(canvas: Canvas, color: string, width: number, d: string): void {
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.lineCap = "round";
  canvas.stroke(new Path2D(d));
}

/** Runs `draw` and restores the canvas's transform, clip and alpha afterward. */
export function apart(canvas: Canvas, draw: () => void): void {
  canvas.save();
  draw();
  canvas.restore();
}

export function paintLayers(
  canvas: Canvas,
  layers: readonly LandLayer[],
  palette: LandscapePalette,
): void {
  for (const { ink, d, line: width, place } of layers) {
    apart(canvas, () => {
      if (place) canvas.transform(...place);
      if (width) line(canvas, palette[ink], width, d);
      else fill(canvas, palette[ink], d);
    });
  }
}

/** The sky of the drawn landscape, with bands that breathe. */
export function paintSky(canvas: Canvas, sky: readonly string[], t: number): void {
  canvas.fillStyle = sky[0] ?? "black";
  canvas.fillRect(0, 0, SHEET.width, SHEET.height);
  SKY_BANDS.forEach((radius, i) => {
    const r = radius * (1 + 0.018 * swing(t, 1, i * 0.13));
    canvas.fillStyle = sky[i + 1] ?? "black";
    canvas.beginPath();
    canvas.ellipse(SUN[0], SUN[1] + SINK, r, r * SKY_FLATTEN, 0, 0, TURN);
    canvas.fill();
  });
}

/** A long cloud of the poster kind, `wide` units from end to end. */
export function lens(x: number, y: number, wide: number): string {
  const high = wide * 0.055;
  return `M${x - wide / 2} ${y}q${wide * 0.46} ${-high * 2} ${wide} ${-high * 0.4}q${-wide * 0.4} ${high * 1.2} ${-wide} ${high * 0.4}Z`;
}

/** A goose seen from afar; `flap` between -1 (wings down) and 1 (up). */
function goose(canvas: Canvas, color: string, x: number, y: number, flap: number): void {
  const up = 7 * flap + 2;
  line(
    canvas,
    color,
    2.6,
    `M${x - 14} ${y - up}Q${x - 6} ${y - up * 0.6} ${x} ${y}Q${x + 6} ${y - up * 0.6} ${x + 14} ${y - up}`,
  );
}

/** Nine geese in a wedge whose leader is at `x`, `y`, flying to the left if `heading` is -1. */
export function skein(
  canvas: Canvas,
  color: string,
  place: { readonly x: number; readonly y: number; readonly heading: 1 | -1; readonly t: number },
): void {
  for (let i = 0; i < 9; i += 1) {
    const side = i % 2 === 0 ? 1 : -1;
    const rank = Math.ceil(i / 2);
    const x = place.x - place.heading * rank * 34;
    const y = place.y + side * rank * 13 + swing(place.t, 3, i * 0.3) * 2;
    goose(canvas, color, x, y, swing(place.t, 16, i * 0.17));
  }
}
