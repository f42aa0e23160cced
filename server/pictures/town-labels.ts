import type { Position } from "#shared/domain/places/distance.ts";
import type { TOWNS } from "./base-lines.ts";
import type { MapFrame, Point } from "./map-frame.ts";

/** A name beside a point of the picture. */
export interface Label {
  readonly name: string;
  readonly at: Point;
  readonly isBase: boolean;
  /** Where the text begins, ends or has its middle. */
  readonly text: Point;
  readonly anchor: "start" | "middle" | "end";
  /** What it covers. */
  readonly box: Box;
}

/** The names of bases are larger, and farther from their markers. */
export const sizeOf = (isBase: boolean) => (isBase ? 28 : 22);
const gapOf = (isBase: boolean) => (isBase ? 26 : 11);

/** A rectangle of the picture. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MAX_TOWNS = 7;

/** The mean width of a letter, as a part of the font's size. */
const LETTER = 0.56;

/** Two towns of Washington share a name: the base says which by its county after a comma. */
const shortName = (name: string) => name.split(",")[0] ?? name;

/**
 * The names to show: those of the bases, and those of the greatest towns in the frame that cover neither a
 * marker nor another name.
 *
 * @param taken where markers stand; first those of the bases, in their order.
 * @param covered what else lies over the map.
 */
export function placeLabels(
  bases: readonly { readonly name: string; readonly position: Position }[],
  towns: typeof TOWNS,
  frame: Pick<MapFrame, "width" | "height" | "place">,
  taken: readonly Point[],
  covered: readonly Box[] = [],
): Label[] {
  const boxes: Box[] = [...taken.map(({ x, y }) => boxAround(x, y, 26)), ...covered];
  const labels: Label[] = [];
  const names = bases.map(({ name }) => shortName(name));
  for (const [index, base] of bases.entries()) {
    const name = names[index] ?? "";
    const at = taken[index] ?? frame.place(base.position);
    const others = boxes.filter((_, other) => other !== index);
    const label = labelsBeside(name, at, true).find(({ box }) => isFree(box, others, frame));
    if (!label) continue;
    labels.push(label);
    boxes.push(label.box);
  }
  for (const town of towns) {
    if (labels.length >= MAX_TOWNS + bases.length) break;
    if (names.includes(town.name)) continue;
    const [label] = labelsBeside(town.name, frame.place(town.position), false);
    if (!label || !isFree(label.box, boxes, frame)) continue;
    labels.push(label);
    boxes.push(label.box);
  }
  return labels;
}

const boxAround = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** The labels that a point may have: right of it, left, below, and above. */
function labelsBeside(name: string, at: Point, isBase: boolean): Label[] {
  const size = sizeOf(isBase);
  const length = name.length * size * LETTER;
  const label = (
    anchor: Label["anchor"],
    { x, y }: Point,
    [left, right]: readonly [number, number],
    reach = size * 0.75,
  ): Label => ({
    ...{ name, at, isBase, anchor, text: { x, y: y + size / 3 } },
    box: { left, right, top: y - reach, bottom: y + reach },
  });
  const [near, far, half] = [8, 32 + length, length / 2 + 6];
  const across = [at.x - half, at.x + half] as const;
  return [
    label("start", { x: at.x + gapOf(isBase), y: at.y }, [at.x - near, at.x + far]),
    label("end", { x: at.x - gapOf(isBase), y: at.y }, [at.x - far, at.x + near]),
    label("middle", { x: at.x, y: at.y + 40 }, across, size * 0.7),
    label("middle", { x: at.x, y: at.y - 36 }, across, size * 0.7),
  ];
}

function isFree(
  box: Box,
  boxes: readonly Box[],
  { width, height }: Pick<MapFrame, "width" | "height">,
): boolean {
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
