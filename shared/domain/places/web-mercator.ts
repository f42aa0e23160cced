import type { Position } from "./distance.ts";

/** A Web Mercator point, 0 to 1 with y down; times `256 * 2 ** zoom`, a pixel. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

export function worldPoint({ latitude, longitude }: Position): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return { x: longitude / 360 + 0.5, y };
}
