import type { Position } from "#shared/domain/places/distance.ts";
import type { TOWNS } from "./base-lines.ts";
import type { MapFrame, Point } from "./map-frame.ts";

/** A name beside a point of the picture. */
export interface Label {
  readonly name: string;
  readonly at: Point;
  readonly isBase: boolean;
  readonly side: Side;
}

/** Where a name is beside its point. */
type Side = "right" | "left" | "above" | "below";
const SIDES: readonly Side[] = ["right", "left", "below", "above"];

/** A rectangle of the picture. */
export interface Box {
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
    const side = SIDES.find((each) => isFree(boxOf(name, at, 28, each), others, frame));
    if (side === undefined) continue;
    labels.push({ name, at, isBase: true, side });
    boxes.push(boxOf(name, at, 28, side));
  }
  for (const town of towns) {
    if (labels.length >= MOST_TOWNS + bases.length) break;
    if (names.includes(town.name)) continue;
    const place = frame.place(town.position);
    const box = boxOf(town.name, place, 22, "right");
    if (!isFree(box, boxes, frame)) continue;
    labels.push({ name: town.name, at: place, isBase: false, side: "right" });
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

function boxOf(name: string, { x, y }: Point, size: number, side: Side): Box {
  const length = name.length * size * LETTER;
  if (side === "right" || side === "left") {
    const [near, far] = [8, 32 + length];
    return {
      left: x - (side === "right" ? near : far),
      right: x + (side === "right" ? far : near),
      top: y - size * 0.75,
      bottom: y + size * 0.75,
    };
  }
  const middle = side === "below" ? y + 40 : y - 36;
  return {
    left: x - length / 2 - 6,
    right: x + length / 2 + 6,
    top: middle - size * 0.7,
    bottom: middle + size * 0.7,
  };
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
