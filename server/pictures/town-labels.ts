import type { Position } from "#shared/domain/places/distance.ts";
import type { BaseLines } from "./base-lines.ts";
import type { MapFrame, Point } from "./map-frame.ts";

/** A name beside a point of the picture. */
export interface Label {
  readonly name: string;
  readonly at: Point;
  readonly isBase: boolean;
}

/** A rectangle of the picture. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MOST_TOWNS = 7;
/** The mean width of a letter, as a part of the font's size. */
const LETTER = 0.56;

/** Two towns of Washington share a name: the base says which by its county after a comma. */
const shortName = (name: string) => name.split(",")[0] ?? name;

/**
 * The names to show: the base's, and those of the greatest towns in the frame that cover neither a
 * marker nor another name.
 *
 * @param taken where markers stand; the first is the base's.
 */
export function placeLabels(
  base: { readonly name: string; readonly position: Position },
  towns: BaseLines["towns"],
  frame: MapFrame,
  taken: readonly Point[],
): Label[] {
  const boxes: Box[] = taken.map(({ x, y }) => boxAround(x, y, 26));
  const labels: Label[] = [];
  const name = shortName(base.name);
  const at = taken[0] ?? frame.place(base.position);
  const own = boxOf(name, at, 28);
  if (isFree(own, boxes.slice(1), frame)) {
    labels.push({ name, at, isBase: true });
    boxes.push(own);
  }
  for (const town of towns) {
    if (labels.length > MOST_TOWNS) break;
    if (town.name === name) continue;
    const place = frame.place(town.position);
    const box = boxOf(town.name, place, 22);
    if (!isFree(box, boxes, frame)) continue;
    labels.push({ name: town.name, at: place, isBase: false });
    boxes.push(box);
  }
  return labels;
}

const boxAround = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

function boxOf(name: string, { x, y }: Point, size: number): Box {
  return {
    left: x - 8,
    right: x + 32 + name.length * size * LETTER,
    top: y - size * 0.75,
    bottom: y + size * 0.75,
  };
}

function isFree(box: Box, boxes: readonly Box[], { width, height }: MapFrame): boolean {
  const isInside = box.left > 8 && box.top > 8 && box.right < width - 8 && box.bottom < height - 8;
  return (
    isInside &&
    boxes.every(
      (other) =>
        box.right < other.left ||
        other.right < box.left ||
        box.bottom < other.top ||
        other.bottom < box.top,
    )
  );
}
