import type { Point } from "./map-frame.ts";

/** A marker that has moved aside from its place. */
export interface SpreadMarker {
  readonly at: Point;
  readonly shown: Point;
}

const ROUNDS = 60;

/**
 * Moves markers that would cover each other apart, as little as it takes, until their centers are
 * `distance` pixels from each other; wineries of one street share a point of the map. Markers at one
 * point part in a fan, in their order, so that equal plans make equal pictures.
 */
export function spreadApart(places: readonly Point[], distance: number): SpreadMarker[] {
  const shown = places.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * 0.5,
    y: y + Math.sin(index * 2.4) * 0.5,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!pushOnce(shown, distance)) break;
  }
  return places.map((at, index) => ({ at, shown: shown[index] ?? at }));
}

/** @returns whether any two were too near. */
function pushOnce(points: { x: number; y: number }[], distance: number): boolean {
  let moved = false;
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const apart = Math.hypot(dx, dy);
      if (apart >= distance) continue;
      const push = (distance - apart) / 2 / Math.max(apart, 0.01);
      one.x -= dx * push;
      one.y -= dy * push;
      other.x += dx * push;
      other.y += dy * push;
      moved = true;
    }
  }
  return moved;
}
