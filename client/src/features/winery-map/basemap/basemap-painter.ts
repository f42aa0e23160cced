import type { BasemapPalette } from "#shared/basemap-palette.ts";
import type { BasemapGeometry, Roads } from "./basemap-geometry.ts";
import { type ProjectedPath, type TileView, touches, visitTilePoints } from "./projection.ts";

type Context = CanvasRenderingContext2D;

/** Value at `zoom` on the line through `[zoom, value]` stops, held flat beyond both ends. */
export function ramp(
  zoom: number,
  stops: readonly (readonly [zoom: number, value: number])[],
): number {
  let previous = stops[0];
  if (!previous) return 0;
  for (const stop of stops) {
    if (zoom <= stop[0]) {
      const span = stop[0] - previous[0];
      return span === 0
        ? stop[1]
        : previous[1] + ((stop[1] - previous[1]) * (zoom - previous[0])) / span;
    }
    previous = stop;
  }
  return previous[1];
}

function trace(context: Context, path: ProjectedPath, view: TileView, margin: number): void {
  let isFirst = true;
  visitTilePoints(path, view, margin, (x, y) => {
    if (isFirst) context.moveTo(x, y);
    else context.lineTo(x, y);
    isFirst = false;
  });
}

function begin(
  context: Context,
  paths: readonly ProjectedPath[],
  view: TileView,
  margin: number,
): boolean {
  context.beginPath();
  let any = false;
  for (const path of paths) {
    if (!touches(path, view, margin)) continue;
    trace(context, path, view, margin);
    any = true;
  }
  return any;
}

function fillAreas(
  context: Context,
  paths: readonly ProjectedPath[],
  view: TileView,
  color: string,
): void {
  if (!begin(context, paths, view, 1)) return;
  context.fillStyle = color;
  context.fill("evenodd");
}

function strokeLines(
  context: Context,
  paths: readonly ProjectedPath[],
  view: TileView,
  color: string,
  width: number,
): void {
  if (width <= 0 || !begin(context, paths, view, width)) return;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

/** A tile is painted layer by layer. */
type Steps = Generator<void, void>;

/** Strokes groups of lines, each paler than the one before. */
function strokeFading(
  context: Context,
  groups: readonly (readonly ProjectedPath[])[],
  view: TileView,
  color: string,
  width: number,
): void {
  groups.forEach((paths, index) => {
    context.globalAlpha = 1 - index / groups.length;
    strokeLines(context, paths, view, color, width);
  });
  context.globalAlpha = 1;
}

/** How far the lines along a shore lie apart, in pixels; close up there are none. */
function shoreReach(zoom: number): number {
  if (zoom > 11) return 0;
  return ramp(zoom, [
    [4, 1],
    [7, 4],
    [10, 9],
  ]);
}

function* paintLand(
  context: Context,
  geometry: BasemapGeometry,
  view: TileView,
  palette: BasemapPalette,
): Steps {
  context.fillStyle = palette.sea;
  context.fillRect(0, 0, view.size, view.size);
  const reach = shoreReach(view.zoom);
  for (const [index, color] of palette.shoreLines.entries()) {
    const width = 2 * reach * (palette.shoreLines.length - index);
    strokeLines(context, geometry.land, view, color, width);
    yield;
  }
  fillAreas(context, geometry.land, view, palette.land);
  yield;
  // The land is cut in two at the edge of its detail: a hairline of its own color closes the seam.
  strokeLines(context, geometry.land, view, palette.land, 0.8);
  yield;
  fillAreas(context, geometry.state, view, palette.state);
}

function* paintWater(
  context: Context,
  geometry: BasemapGeometry,
  view: TileView,
  palette: BasemapPalette,
): Steps {
  const { zoom } = view;
  // The lakes of this scale lie up to 3 km off: they fade before that shows. Rivers keep longer.
  context.globalAlpha = ramp(zoom, [
    [9, 1],
    [10, 0.65],
    [13, 0],
  ]);
  fillAreas(context, geometry.lakes, view, palette.lake);
  strokeLines(context, geometry.lakes, view, palette.river, 0.6);
  yield;
  context.globalAlpha = ramp(zoom, [
    [10, 1],
    [13, 0.3],
    [15, 0],
  ]);
  const widths = [
    ramp(zoom, [
      [5, 0.8],
      [8, 2],
      [12, 5],
    ]),
    ramp(zoom, [
      [6, 0.5],
      [9, 1.2],
      [12, 2.5],
    ]),
    zoom < 8
      ? 0
      : ramp(zoom, [
          [8, 0.4],
          [12, 1.4],
        ]),
  ];
  for (const [index, rivers] of geometry.rivers.entries()) {
    strokeLines(context, rivers, view, palette.river, widths[index] ?? 0);
    yield;
  }
  context.globalAlpha = 1;
  strokeFading(context, [[], ...geometry.fadingRivers], view, palette.river, widths[1] ?? 0);
}

/** Paints land and water of one tile, a layer a step. */
export function* paintBasemap(
  context: Context,
  geometry: BasemapGeometry,
  view: TileView,
  palette: BasemapPalette,
): Steps {
  context.lineJoin = "round";
  context.lineCap = "round";
  yield* paintLand(context, geometry, view, palette);
  yield;
  fillAreas(context, geometry.parks, view, palette.park);
  fillAreas(context, geometry.urban, view, palette.urban);
  yield;
  strokeLines(context, geometry.counties, view, palette.county, view.zoom < 8 ? 0.8 : 1.2);
  yield;
  yield* paintWater(context, geometry, view, palette);
  yield;
  strokeLines(context, geometry.borders, view, palette.border, 0.6);
  strokeLines(
    context,
    geometry.border,
    view,
    palette.borderBand,
    ramp(view.zoom, [
      [5, 3],
      [9, 9],
    ]),
  );
  strokeLines(context, geometry.border, view, palette.border, 1);
}

/** Paints the roads and ferries of one tile, the great ones last, a layer a step. */
export function* paintRoads(
  context: Context,
  roads: Roads,
  view: TileView,
  palette: BasemapPalette,
): Steps {
  const { zoom } = view;
  context.lineJoin = "round";
  context.lineCap = "round";
  const stateWidth =
    zoom < 8
      ? 0
      : ramp(zoom, [
          [8, 0.9],
          [10, 1.6],
          [13, 3.4],
        ]);
  const usWidth = ramp(zoom, [
    [5, 0.5],
    [7, 1.1],
    [10, 2.4],
    [13, 4.4],
  ]);
  const interstateWidth = ramp(zoom, [
    [5, 0.8],
    [7, 1.5],
    [10, 3.2],
    [13, 5.6],
  ]);
  strokeFading(context, roads.beyond, view, palette.roadBeyond, usWidth * 0.8);
  context.setLineDash([3, 4]);
  strokeLines(context, roads.ferries, view, palette.ferry, zoom < 7 ? 0 : 1.2);
  context.setLineDash([]);
  yield;
  strokeLines(context, roads.stateRoutes, view, palette.stateRoute, stateWidth);
  yield;
  strokeLines(context, roads.usRoutes, view, palette.usRoute, usWidth);
  yield;
  strokeLines(context, roads.interstates, view, palette.interstateCasing, interstateWidth + 1.2);
  strokeLines(context, roads.interstates, view, palette.interstate, interstateWidth);
}
