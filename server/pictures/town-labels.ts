import RBush, { type BBox } from "rbush";
import type { NamedPlace } from "#server/planning/plan-places.ts";
import type { MapFrame, Point } from "./map-frame.ts";

/** A name beside a point of the picture. */
export type Label = ReturnType<typeof labelsBeside>[number];

/** The names of bases are larger, and farther from their markers. */
export const sizeOf = (isBase: boolean) => (isBase ? 28 : 22);
const gapOf = (isBase: boolean) => (isBase ? 26 : 11);

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
  bases: readonly NamedPlace[],
  towns: readonly NamedPlace[],
  frame: Pick<MapFrame, "width" | "height" | "place">,
  taken: readonly Point[],
  covered: readonly BBox[] = [],
): Label[] {
  const full = new RBush<BBox & { readonly at?: Point }>();
  full.load([...taken.map(markerAt), ...covered]);
  // A name may touch its own marker.
  const isFree = ({ box, at }: Label) =>
    Math.min(box.minX, box.minY, frame.width - box.maxX, frame.height - box.maxY) > 8 &&
    full.search(box).every((other) => other.at === at);
  const labels: Label[] = [];
  const put = (label: Label | undefined) => {
    if (!label) return;
    labels.push(label);
    full.insert(label.box);
  };
  const names = bases.map(({ name }) => shortName(name));
  for (const [index, name] of names.entries()) {
    const at = taken[index];
    if (at) put(labelsBeside(name, at, true).find(isFree));
  }
  for (const town of towns) {
    if (labels.length >= MAX_TOWNS + bases.length) break;
    if (names.includes(town.name)) continue;
    put(labelsBeside(town.name, frame.place(town), false).slice(0, 1).find(isFree));
  }
  return labels;
}

/** What a marker covers. */
const markerAt = (at: Point) => {
  const { x, y } = at;
  return { at, minX: x - 26, minY: y - 26, maxX: x + 26, maxY: y + 26 };
};

/** The labels that a point may have: right of it, left, below, and above. */
function labelsBeside(name: string, at: Point, isBase: boolean) {
  const size = sizeOf(isBase);
  const length = name.length * size * LETTER;
  const label = (
    anchor: "start" | "middle" | "end",
    { x, y }: Point,
    [minX, maxX]: readonly [number, number],
    reach = size * 0.75,
  ) => ({
    ...{ name, at, isBase, anchor },
    /** Where it begins, ends or has its middle. */
    text: { x, y: y + size / 3 },
    /** What it covers. */
    box: { minX, maxX, minY: y - reach, maxY: y + reach },
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
