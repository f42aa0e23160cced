import { DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { type WorldPoint, worldPoint } from "#shared/domain/places/web-mercator.ts";
import { STILL_PICTURE, type StillView, worldSize } from "#shared/domain/site/map-still.ts";
import type { BaseLines } from "./base-lines.ts";
import { layersOf } from "./map-svg.ts";
import { freePlaces } from "./town-labels.ts";

/** Units a pixel: whole numbers are then fine enough. */
const UNITS = 2;
const WIDTH = STILL_PICTURE.width * UNITS;
const HEIGHT = STILL_PICTURE.height * UNITS;
/** As wide as the widest line, in units. */
const MARGIN = 24;
/** Points nearer to the one before are left out, in units. */
const SAME = 1.6;

/** From a town's dot to its name, in units: a stop drawn on the town leaves the name to be read. */
const ASIDE = 36;

/** A line in the Web Mercator world, as x, y, x, y, with its bounds. */
interface WorldLine {
  readonly points: Float64Array;
  readonly least: WorldPoint;
  readonly most: WorldPoint;
}

/** Each line of the basemap is projected once. */
const projected = new WeakMap<readonly Position[], WorldLine>();

function inWorld(line: readonly Position[]): WorldLine {
  const known = projected.get(line);
  if (known) return known;
  const all = line.map(worldPoint);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const found = {
    points: Float64Array.from(all.flatMap(({ x, y }) => [x, y])),
    least: { x: Math.min(...xs), y: Math.min(...ys) },
    most: { x: Math.max(...xs), y: Math.max(...ys) },
  };
  projected.set(line, found);
  return found;
}

/** Which edges of the picture a point lies beyond: one bit each. */
function beyond(x: number, y: number): number {
  return (
    (x < -MARGIN ? 1 : 0) |
    (x > WIDTH + MARGIN ? 2 : 0) |
    (y < -MARGIN ? 4 : 0) |
    (y > HEIGHT + MARGIN ? 8 : 0)
  );
}

/** Writes lines as path data in whole units, each step from the one before. */
function pathWriter({ zoom, middle }: StillView) {
  const scale = worldSize(zoom) * UNITS;
  const left = middle.x * UNITS - WIDTH / 2;
  const top = middle.y * UNITS - HEIGHT / 2;
  return (lines: readonly (readonly Position[])[]): string =>
    lines
      .map(inWorld)
      .map(({ points, least, most }) => {
        const first = beyond(least.x * scale - left, least.y * scale - top);
        if (first & beyond(most.x * scale - left, most.y * scale - top)) return "";
        return stepsOf(pointsSeen(points, scale, left, top));
      })
      .join("");
}

/** The points of a line that the picture needs: none on the one before, of a stretch beyond an edge its ends. */
function pointsSeen(points: Float64Array, scale: number, left: number, top: number): WorldPoint[] {
  const seen: WorldPoint[] = [];
  let held: WorldPoint | null = null;
  let [last, lastSide] = [{ x: Number.POSITIVE_INFINITY, y: 0 }, 0];
  for (let index = 0; index < points.length; index += 2) {
    const point = {
      x: (points[index] ?? 0) * scale - left,
      y: (points[index + 1] ?? 0) * scale - top,
    };
    const side = beyond(point.x, point.y);
    const isEnd = index === 0 || index + 2 >= points.length;
    const heldSide = held ? beyond(held.x, held.y) : side;
    if (!isEnd && (lastSide & side & heldSide) !== 0) {
      held = point;
      continue;
    }
    const isSame = !held && Math.abs(point.x - last.x) + Math.abs(point.y - last.y) < SAME;
    if (!isEnd && isSame) continue;
    if (held) seen.push(held);
    held = null;
    seen.push(point);
    [last, lastSide] = [point, side];
  }
  return seen;
}

function stepsOf(points: readonly WorldPoint[]): string {
  let [lastX, lastY] = [0, 0];
  let data = "";
  for (const [index, { x, y }] of points.entries()) {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    const [stepX, stepY] = [nextX - lastX, nextY - lastY];
    if (index > 0 && stepX === 0 && stepY === 0) continue;
    data += `${index === 0 ? "M" : index === 1 ? "l" : stepX < 0 ? "" : " "}${stepX}${stepY < 0 ? "" : " "}${stepY}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return data;
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The ground of a plan's still as an SVG: land, water, roads and the greater towns, without anything
 * of the plan. Names are in the reader's own sans-serif: a picture in a page has no other font.
 */
export function stillSvg(view: StillView, lines: BaseLines, theme: "light" | "dark"): string {
  const colors = theme === "dark" ? DARK_BASEMAP : LIGHT_BASEMAP;
  const size = { width: WIDTH, height: HEIGHT };
  const towns = lines.towns.map(({ name, position }) => {
    const { x, y } = worldPoint(position);
    const scale = worldSize(view.zoom);
    return {
      name,
      at: {
        x: Math.round((x * scale - view.middle.x) * UNITS + WIDTH / 2),
        y: Math.round((y * scale - view.middle.y) * UNITS + HEIGHT / 2),
      },
    };
  });
  const names = freePlaces(towns, size).map(
    ({ name, at }) =>
      `<circle cx="${at.x}" cy="${at.y}" r="4"/><text x="${at.x + ASIDE}" y="${at.y + 8}">${escaped(name)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${STILL_PICTURE.width}" height="${STILL_PICTURE.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    layersOf(view.zoom, lines, { colors, path: pathWriter(view) }),
    `<g fill="${colors.placeName}" stroke="${colors.halo}" stroke-width="6" stroke-linejoin="round" paint-order="stroke" font-family="system-ui,sans-serif" font-size="23" font-weight="500">`,
    ...names,
    "</g></svg>",
  ].join("");
}
