import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useMap } from "react-leaflet";
import { DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { useIsDark } from "../canvas/use-is-dark.ts";
import { MAX_ZOOM } from "../markers/map-node.ts";
import { basemapGeometry, roadsGeometry } from "./basemap-geometry.ts";
import { paintBasemap, paintRoads } from "./basemap-painter.ts";
import { CanvasGrid, type TilePainter } from "./canvas-grid.ts";
import { geoQueries } from "./files/geo-queries.ts";
import { LABEL_FONTS, labelsWithin, measureLabel, paintLabels } from "./labels/label-painter.ts";
import { type Box, type PlacedLabel, placeLabels } from "./labels/label-placement.ts";
import { mapLabels, type RegionName } from "./labels/map-labels.ts";
import { PLACE_NAMES } from "./labels/place-names.ts";
import type { TileView } from "./projection.ts";
import { useRead } from "./use-read.ts";
import { nextSlice } from "./work-slices.ts";

interface BasemapLayersProps {
  /** Names of the regions on show. */
  readonly regions: readonly RegionName[];
  /** Tiles bring names of towns and roads: only the regions' own are then written. */
  readonly hasTiles: boolean;
  /** What stands on the map at a zoom, in world pixels: no name is written there. */
  readonly obstaclesAt: (zoom: number) => readonly Box[];
  /** Called when the whole view has been painted, or never will be. */
  readonly onPainted: () => void;
}

const BELOW_TILES = 150;
const ABOVE_OVERLAYS = 450;

/** Keeps a canvas layer in a pane of its own and lets it paint with the latest function. */
function useCanvasGrid(
  pane: string,
  zIndex: number,
  painter: TilePainter | null,
  onPainted?: () => void,
): void {
  const map = useMap();
  const [layer, setLayer] = useState<CanvasGrid | null>(null);

  useEffect(() => {
    const element = map.getPane(pane) ?? map.createPane(pane);
    element.style.zIndex = String(zIndex);
    element.style.pointerEvents = "none";
    const grid = new CanvasGrid({ pane, maxZoom: MAX_ZOOM, noWrap: true });
    grid.addTo(map);
    setLayer(grid);
    return () => {
      grid.remove();
    };
  }, [map, pane, zIndex]);

  useEffect(() => {
    if (!layer || !onPainted) return;
    layer.on("load", onPainted);
    return () => {
      layer.off("load", onPainted);
    };
  }, [layer, onPainted]);

  useEffect(() => {
    if (layer && painter) layer.setPainter(painter);
  }, [layer, painter]);
}

/** Whether the label fonts are here; names measured before would be placed wrongly. */
function useLabelFonts(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const fonts = document.fonts as FontFaceSet | undefined;
    // Each makes the browser look through the page's styles: nine at once are felt.
    const load = async () => {
      const loading: (Promise<unknown> | undefined)[] = [];
      for (const font of LABEL_FONTS) {
        await nextSlice();
        loading.push(fonts?.load(font));
      }
      await Promise.allSettled(loading);
      if (isCurrent) setLoaded(true);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  return areLoaded;
}

function useLabelPainter({
  regions,
  hasTiles,
  obstaclesAt,
}: Omit<BasemapLayersProps, "onPainted">): TilePainter | null {
  const isDark = useIsDark();
  const areFontsLoaded = useLabelFonts();
  const towns = useQuery(geoQueries.towns()).data;
  const signed = useRead(useQuery(geoQueries.roads()).data, roadsGeometry)?.signed;

  return useMemo(() => {
    if (!areFontsLoaded || !towns) return null;
    const measuring = document.createElement("canvas").getContext("2d");
    if (!measuring) return null;
    const palette = isDark ? DARK_BASEMAP : LIGHT_BASEMAP;
    const sources = hasTiles
      ? { towns: [], signed: [], regions, names: [] }
      : { towns, signed: signed ?? [], regions, names: PLACE_NAMES };
    const placedAt = new Map<number, PlacedLabel[]>();
    const labelsOn = (view: TileView) => {
      const placed =
        placedAt.get(view.zoom) ??
        placeLabels({
          labels: mapLabels(sources, view.zoom),
          zoom: view.zoom,
          measure: (label) => measureLabel(measuring, label),
          obstacles: obstaclesAt(view.zoom),
        });
      placedAt.set(view.zoom, placed);
      return labelsWithin(placed, view);
    };
    return {
      paint: (context, view) => paintLabels(context, labelsOn(view), view, palette),
      isEmpty: (view) => labelsOn(view).length === 0,
    };
  }, [areFontsLoaded, towns, signed, regions, hasTiles, obstaclesAt, isDark]);
}

/** The map drawn here: land, water, lines and roads below the tiles, names above the overlays. */
export function BasemapLayers(props: BasemapLayersProps) {
  const { onPainted } = props;
  const isDark = useIsDark();
  const { data: basemap, isError } = useQuery(geoQueries.basemap());
  useEffect(() => {
    if (isError) onPainted();
  }, [isError, onPainted]);
  const roads = useQuery(geoQueries.roads()).data;
  const geometry = useRead(basemap, basemapGeometry);
  const roadLines = useRead(roads, roadsGeometry);

  const painter = useMemo<TilePainter | null>(() => {
    if (!geometry) return null;
    const palette = isDark ? DARK_BASEMAP : LIGHT_BASEMAP;
    return {
      *paint(context, view) {
        yield* paintBasemap(context, geometry, view, palette);
        yield;
        if (roadLines) yield* paintRoads(context, roadLines, view, palette);
      },
    };
  }, [geometry, roadLines, isDark]);

  useCanvasGrid("basemap", BELOW_TILES, painter, onPainted);
  useCanvasGrid("names", ABOVE_OVERLAYS, useLabelPainter(props));
  return null;
}
