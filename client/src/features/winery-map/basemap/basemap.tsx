import { useQuery } from "@tanstack/react-query";
import { canvas, type LatLngTuple, type PathOptions } from "leaflet";
import { useEffect, useState } from "react";
import { Pane, Polygon, Polyline } from "react-leaflet";
import { type BasemapPalette, DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { useMovingMap } from "../markers/map-marks.tsx";
import { type BasemapAsset, geoQueries, type RoadsAsset } from "./geo-queries.ts";
import { useIsDark } from "./use-is-dark.ts";
import { useStage } from "./use-stage.ts";

/** Lines or rings as Leaflet takes them; areas are filled even-odd. */
type Shape = LatLngTuple[][];

/** Decodes lines of `client/public/geo`. */
export const shapeOf = (lines: readonly string[]): Shape =>
  lines.map((line) =>
    decodePositions(line).map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]),
  );

const readGround = (asset: BasemapAsset) => ({
  land: shapeOf([...asset.land, ...asset.far].flat()),
  state: shapeOf(asset.state.flat()),
  urban: shapeOf(asset.urban.flat()),
  parks: shapeOf(asset.parks.flat()),
  lakes: shapeOf(asset.lakes.flat()),
  counties: shapeOf(asset.counties),
  border: shapeOf(asset.border),
  borders: shapeOf(asset.borders),
  /** By rank: the great rivers, the rivers, the creeks. */
  rivers: [1, 2, 3].map((rank) =>
    shapeOf(asset.rivers.flatMap(([ofRank, ...lines]) => (ofRank === rank ? lines : []))),
  ),
  fadingRivers: asset.fading.map(shapeOf),
});

const readRoads = (asset: RoadsAsset) => {
  const named = (sign: RegExp) =>
    shapeOf(asset.roads.flatMap(([route, ...lines]) => (sign.test(route) ? lines : [])));
  return {
    interstates: named(/^I-/),
    usRoutes: named(/^US/),
    stateRoutes: named(/^SR/),
    beyond: asset.far.map(shapeOf),
    ferries: shapeOf(asset.ferries),
  };
};

/** The value at `zoom` on the line through values by zoom, held flat beyond both ends. */
export function ramp(zoom: number, values: Readonly<Record<number, number>>): number {
  const stops = Object.entries(values).map(([at, value]) => ({ at: Number(at), value }));
  const next = stops.findIndex(({ at }) => zoom <= at);
  const [before, after] = [stops[next - 1], stops.at(next)];
  if (next < 1 || !before || !after) return after?.value ?? 0;
  const share = (zoom - before.at) / (after.at - before.at);
  return before.value + (after.value - before.value) * share;
}

type Layer = readonly [shape: Shape, style: PathOptions];

const line = (shape: Shape, color: string, weight: number, opacity = 1): Layer => [
  shape,
  { color, weight, opacity, stroke: weight > 0, fill: false },
];

const area = (shape: Shape, fillColor: string, edge?: PathOptions): Layer => [
  shape,
  { fill: true, fillColor, fillOpacity: 1, stroke: edge !== undefined, ...edge },
];

/** Each paler than the one before. */
const fading = (shapes: readonly Shape[], color: string, weight: number, first = 0): Layer[] =>
  shapes.map((shape, index) =>
    line(shape, color, weight, 1 - (index + first) / (shapes.length + first)),
  );

/** Land and water, the lowest first. */
function groundLayers(
  ground: ReturnType<typeof readGround>,
  palette: BasemapPalette,
  zoom: number,
): Layer[] {
  const shoreLines = [palette.farShore, palette.nearShore];
  // How far the lines along a shore lie apart, in pixels; close up there are none.
  const reach = zoom > 11 ? 0 : ramp(zoom, { 4: 1, 7: 4, 10: 9 });
  // The lakes of this scale lie up to 3 km off: they fade before that shows. Rivers keep longer.
  const lakes = ramp(zoom, { 9: 1, 10: 0.65, 13: 0 });
  const rivers = ramp(zoom, { 10: 1, 13: 0.3, 15: 0 });
  const widths = [
    ramp(zoom, { 5: 0.8, 8: 2, 12: 5 }),
    ramp(zoom, { 6: 0.5, 9: 1.2, 12: 2.5 }),
    zoom < 8 ? 0 : ramp(zoom, { 8: 0.4, 12: 1.4 }),
  ] as const;
  return [
    ...shoreLines.map((color, index) =>
      line(ground.land, color, 2 * reach * (shoreLines.length - index)),
    ),
    // The land is cut in two at the edge of its detail: a hairline of its own color closes the seam.
    area(ground.land, palette.land, { color: palette.land, weight: 0.8 }),
    area(ground.state, palette.state),
    area(ground.parks, palette.park),
    area(ground.urban, palette.urban),
    line(ground.counties, palette.county, zoom < 8 ? 0.8 : 1.2),
    area(ground.lakes, palette.lake, {
      color: palette.river,
      weight: 0.6,
      opacity: lakes,
      fillOpacity: lakes,
    }),
    ...ground.rivers.map((shape, rank) => line(shape, palette.river, widths[rank] ?? 0, rivers)),
    ...fading(ground.fadingRivers, palette.river, widths[1], 1),
    line(ground.borders, palette.border, 0.6),
    line(ground.border, palette.borderBand, ramp(zoom, { 5: 3, 9: 9 })),
    line(ground.border, palette.border, 1),
  ];
}

/** Roads and ferries, the great ones last. */
function roadLayers(
  roads: ReturnType<typeof readRoads>,
  palette: BasemapPalette,
  zoom: number,
): Layer[] {
  const state = zoom < 8 ? 0 : ramp(zoom, { 8: 0.9, 10: 1.6, 13: 3.4 });
  const us = ramp(zoom, { 5: 0.5, 7: 1.1, 10: 2.4, 13: 4.4 });
  const interstate = ramp(zoom, { 5: 0.8, 7: 1.5, 10: 3.2, 13: 5.6 });
  const [ferries, style] = line(roads.ferries, palette.ferry, zoom < 7 ? 0 : 1.2);
  return [
    ...fading(roads.beyond, palette.roadBeyond, us * 0.8),
    [ferries, { ...style, dashArray: [3, 4] }],
    line(roads.stateRoutes, palette.stateRoute, state),
    line(roads.usRoutes, palette.usRoute, us),
    line(roads.interstates, palette.interstateCasing, interstate + 1.2),
    line(roads.interstates, palette.interstate, interstate),
  ];
}

const PANE = "basemap";
const BELOW_TILES = 150;
/** Layers that are added at once. */
const LAYERS_A_STEP = 4;

/**
 * The map drawn here, below the tiles: land, water, lines and roads.
 *
 * @param onPainted called when the view has been painted, or never will be.
 */
export function Basemap({ onPainted }: { readonly onPainted: () => void }) {
  const { map } = useMovingMap();
  const zoom = map.getZoom();
  const palette = useIsDark() ? DARK_BASEMAP : LIGHT_BASEMAP;
  const { data: ground, isError } = useQuery({ ...geoQueries.basemap(), select: readGround });
  const { data: roads } = useQuery({ ...geoQueries.roads(), select: readRoads });
  const [renderer] = useState(() => canvas({ pane: PANE, padding: 0.3 }));
  const layers = [
    ...(ground ? groundLayers(ground, palette, zoom) : []),
    ...(ground && roads ? roadLayers(roads, palette, zoom) : []),
  ];
  const steps = Math.ceil(layers.length / LAYERS_A_STEP);
  const step = useStage(steps);
  const isDone = isError || (ground !== undefined && step === steps);
  useEffect(() => {
    if (!isDone) return;
    // Leaflet draws in the next frame.
    const frame = requestAnimationFrame(onPainted);
    return () => cancelAnimationFrame(frame);
  }, [isDone, onPainted]);
  return (
    <Pane name={PANE} style={{ zIndex: BELOW_TILES, pointerEvents: "none" }}>
      {layers.slice(0, step * LAYERS_A_STEP).map(([positions, style], index) => {
        const Shape = style.fill ? Polygon : Polyline;
        return (
          <Shape
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers keep their order.
            key={index}
            positions={positions}
            pathOptions={style}
            renderer={renderer}
            interactive={false}
          />
        );
      })}
    </Pane>
  );
}
