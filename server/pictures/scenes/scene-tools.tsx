import { at, facet, heightAt, type Point } from "#shared/drawing/path-tools.ts";
import type { ScenePalette } from "./scene-palettes.ts";

/** What every card drawing is made from; `random` is the card's own repeatable stream. */
export interface SceneProps {
  readonly c: ScenePalette;
  readonly random: () => number;
}

/** A whole number from `from` to `to`. */
export function whole(random: () => number, from: number, to: number): number {
  return Math.round(from + random() * (to - from));
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A rectangle as path data. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${at(x, y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`;
}

/** A rolling line from edge to edge of the card around height `y`. */
export function ridge(random: () => number, y: number, swing: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    -10 + (340 * i) / steps,
    y + (random() - 0.5) * 2 * swing,
  ]);
}

/** Gouges down a slope, as in a lino block. */
export function gouges(random: () => number, line: readonly Point[], depth: number): string {
  let d = "";
  for (let x = 0; x < 330; x += 7 + random() * 16) {
    const y = heightAt(line, x) + 1 + random() * 3;
    const long = depth * (0.4 + random() * 0.7);
    const wide = 2 + long * 0.2;
    d += `M${at(x, y)}Q${at(x - long * 0.2, y + long * 0.6)} ${at(x - long * 1.1, y + long)}Q${at(x - long * 0.2 + wide, y + long * 0.8)} ${at(x, y)}Z`;
  }
  return d;
}

export function Sky({
  c,
  x,
  y,
  r = 11,
}: Pick<SceneProps, "c"> & { x: number; y: number; r?: number }) {
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.sky} />
      <ellipse cx={x} cy={y} rx={r * 9} ry={r * 5} fill={c.glow} opacity=".45" />
      <ellipse cx={x} cy={y} rx={r * 4.6} ry={r * 2.9} fill={c.glow} />
      <circle cx={x} cy={y} r={r} fill={c.disc} />
    </>
  );
}

/** Wedges of vine rows between height `top` and the lower edge, toward (`vx`, `vy`). */
export function fan(
  vx: number,
  vy: number,
  top: number,
  gap: number,
  from: number,
  to: number,
): string {
  let d = "";
  const near = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (124 - vy);
  for (let x = vx - gap * 14; x < vx + gap * 14; x += gap) {
    d += facet(near(x + from, top), top, near(x + to, top), top, x + to, 124, x + from, 124);
  }
  return d;
}

/** One conifer with its tip at 0,0 and a height of 40. */
export const CONIFER =
  "M0 0L6 11 3.5 10.5 9 20 5.5 19.5 12 31 7 30.5 14 40H-14L-7 30.5-12 31-5.5 19.5-9 20-3.5 10.5-6 11Z";
