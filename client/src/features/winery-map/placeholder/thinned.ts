type Point = readonly [x: number, y: number];

/**
 * Dots that a placeholder holds without being felt: a browser draws them again with each square of the page
 * that it paints, and twelve thousand kept a map waiting for seconds.
 */
export const MOST_DOTS = 600;

/**
 * Points as they are where they are few; of many the first one in each square, with squares as small
 * as their number allows, so that it stays seen where they are dense and how far they reach.
 */
export function thinned(points: readonly Point[]): Point[] {
  for (let side = 1; ; side *= 2) {
    const squares = new Map<string, Point>();
    for (const point of points) {
      const square = `${Math.floor(point[0] / side)} ${Math.floor(point[1] / side)}`;
      if (!squares.has(square)) squares.set(square, point);
    }
    if (squares.size <= MOST_DOTS) return [...squares.values()];
  }
}
