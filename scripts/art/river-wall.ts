import { at, facet, randomFrom } from "#shared/drawing/path-tools.ts";

/** Heights of the left bank's wall at `x`, and how near it is: 1 at the left edge, 0 at the bend. */
function wallAt(x: number) {
  const near = Math.max(0.02, 1 - (x + 40) / 790);
  return { near, top: 392 - 216 * near, foot: 440 + 150 * near ** 1.2 };
}

interface Tier {
  readonly seed: number;
  /** Shares of the wall's height, from its top, between which this lava flow stands. */
  readonly from: number;
  readonly to: number;
  readonly until: number;
}

/** One lava flow of the basalt wall, column by column, smaller toward the bend. */
function tier({ seed, from, to, until }: Tier) {
  const random = randomFrom(seed);
  let body = "";
  let face = "";
  let rim = "";
  for (let x = -50; x < until; ) {
    const { near, top, foot } = wallAt(x);
    const w = 7 + 40 * near * (0.6 + random() * 0.8);
    const high = foot - top;
    const y = top + high * from + random() * 44 * near - 8 * near;
    const base = top + high * to;
    const edge = base - (base - y) * random() * 0.45;
    body += facet(
      x,
      y + 8 * near,
      x + w * 0.4,
      y,
      x + w,
      y + 6 * near,
      x + w,
      base + 30 * near,
      x,
      base + 30 * near,
    );
    face += facet(
      x + w * 0.32,
      y + 10 * near,
      x + w * 0.82,
      y + 12 * near,
      x + w * 0.82,
      edge,
      x + w * 0.32,
      base,
    );
    rim += facet(
      x + w * 0.4,
      y,
      x + w,
      y + 6 * near,
      x + w,
      edge,
      x + w * 0.86,
      edge - 24 * near,
      x + w * 0.86,
      y + 9 * near,
    );
    x += w;
  }
  return { body, face, rim };
}

/** The two lava flows of the left bank, the upper one set back. */
export const WALL_TIERS = [
  tier({ seed: 6, from: 0, to: 0.5, until: 520 }),
  tier({ seed: 12, from: 0.46, to: 1, until: 690 }),
];

/** Fans of broken rock at the wall's foot. */
export function talus(): string {
  const random = randomFrom(31);
  let d = "";
  for (let x = -60; x < 640; ) {
    const { near, foot } = wallAt(x);
    const w = 20 + 130 * near;
    const tip = foot - (34 + random() * 40) * near;
    d += `M${at(x, foot + 40 * near)}Q${at(x + w * 0.4, foot)} ${at(x + w * 0.5, tip)}Q${at(x + w * 0.64, foot)} ${at(x + w, foot + 34 * near)}Z`;
    x += w * (0.6 + random() * 0.5);
  }
  return d;
}
