import {
  type BasemapGeometry,
  basemapGeometry,
} from "#client/features/winery-map/basemap/basemap-geometry.ts";
import type {
  AvaOutline,
  BasemapAsset,
} from "#client/features/winery-map/basemap/files/geo-assets.ts";
import {
  type ProjectedPath,
  projectPath,
  touches,
  visitTilePoints,
} from "#client/features/winery-map/basemap/projection.ts";
import { atOnce } from "#client/features/winery-map/basemap/work-slices.ts";
import {
  STILL_LEFT,
  STILL_SIDE,
  STILL_TOP,
  STILL_WORLD,
  STILL_ZOOM,
} from "#client/features/winery-map/still/still-frame.ts";
import { DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { REGION_OVERLAYS } from "#shared/domain/places/regions.ts";
import { compactPath } from "./compact-path.ts";

export type Theme = "light" | "dark";

type Point = readonly [x: number, y: number];

const VIEW = {
  zoom: STILL_ZOOM,
  worldSize: STILL_WORLD,
  left: STILL_LEFT,
  top: STILL_TOP,
  size: STILL_SIDE,
};
/** A line may stray by this many pixels. */
const TOLERANCE = 0.8;

/** The points of a line without those that lie on the way between others (Ramer, Douglas, Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let [farthest, most] = [0, 0];
  points.forEach((point, index) => {
    const away = distance(point, first, last);
    if (away > most) [farthest, most] = [index, away];
  });
  if (most <= TOLERANCE) return [first, last];
  const before = simplified(points.slice(0, farthest + 1));
  return [...before.slice(0, -1), ...simplified(points.slice(farthest))];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function pathOf(paths: readonly ProjectedPath[], isClosed: boolean): string {
  const d = paths
    .filter((path) => touches(path, VIEW, 4))
    .map((path) => {
      const points: Point[] = [];
      visitTilePoints(path, VIEW, 4, (x, y) => points.push([x, y]));
      const kept = simplified(points);
      // A speck is not seen.
      if (kept.length < (isClosed ? 3 : 2)) return "";
      return `M${kept.map(([x, y]) => `${x},${y}`).join("L")}${isClosed ? "Z" : ""}`;
    });
  return compactPath(d.join(""));
}

function layers(geometry: BasemapGeometry, theme: Theme): string[] {
  const colors = theme === "light" ? LIGHT_BASEMAP : DARK_BASEMAP;
  const fill = (paths: readonly ProjectedPath[], color: string) =>
    `<path fill="${color}" fill-rule="evenodd" d="${pathOf(paths, true)}"/>`;
  const stroke = (paths: readonly ProjectedPath[], color: string, width: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${pathOf(paths, false)}"/>`;
  const [great = [], rivers = []] = geometry.rivers;
  return [
    `<rect width="100%" height="100%" fill="${colors.sea}"/>`,
    fill(geometry.land, colors.land),
    fill(geometry.state, colors.state),
    fill(geometry.lakes, colors.lake),
    stroke(rivers, colors.river, 0.8),
    stroke(great, colors.river, 1.7),
    stroke(geometry.border, colors.border, 1),
  ];
}

function regions(outlines: readonly AvaOutline[]): string[] {
  return REGION_OVERLAYS.map(({ avaId, color, fillOpacity }) => {
    const outline = outlines.find(({ id }) => id === avaId);
    const d = pathOf((outline?.polygons ?? []).flat().map(projectPath), true);
    return `<path fill="${color}" fill-opacity="${fillOpacity}" stroke="${color}" stroke-opacity=".75" stroke-width="1.2" fill-rule="evenodd" d="${d}"/>`;
  });
}

/** The state with its winegrowing regions, as it stands in the place of a map until that is wanted. */
export function stateStillSvg(
  basemap: BasemapAsset,
  outlines: readonly AvaOutline[],
  theme: Theme,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${STILL_SIDE}" height="${STILL_SIDE}" viewBox="0 0 ${STILL_SIDE} ${STILL_SIDE}">
${[...layers(atOnce(basemapGeometry(basemap)), theme), ...regions(outlines)].join("\n")}
</svg>
`;
}
