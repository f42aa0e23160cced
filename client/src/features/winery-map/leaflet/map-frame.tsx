import "./map-frame.css";
import { useQueries } from "@tanstack/react-query";
import type { LatLngBounds, Map as LeafletMap, MapOptions } from "leaflet";
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { AttributionControl, MapContainer, useMap } from "react-leaflet";
import { useTileUrl } from "#client/lib/site-settings.ts";
import { Button } from "#client/ui/button.tsx";
import { LineIcon } from "#client/ui/line-icon.tsx";
import { type BasemapPalette, DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { Basemap } from "../basemap/basemap.tsx";
import { geoQueries } from "../basemap/geo-queries.ts";
import { LabelLayer } from "../basemap/label-layer.tsx";
import type { Box, Label } from "../basemap/label-placement.ts";
import { MAP_ATTRIBUTION, MapTiles } from "../basemap/map-tiles.tsx";
import { useIsDark } from "../basemap/use-is-dark.ts";
import { useStage } from "../basemap/use-stage.ts";
import { GESTURES_IN_WORDS, MapGestures } from "./map-gestures.tsx";
import {
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  EVEN_PADDING,
  fitTo,
  MAX_ZOOM,
  prefersStillness,
} from "./map-view.ts";

interface MapFrameProps {
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** Where the map begins, unless `bounds` says. */
  readonly center?: readonly [latitude: number, longitude: number];
  readonly zoom?: number;
  /** What the map fits whenever it changes; null for the default view. */
  readonly bounds?: LatLngBounds | null | undefined;
  /** What stays free around the bounds. */
  readonly padding?: typeof EVEN_PADDING;
  /** Regions whose names are written on the map. */
  readonly regions?: readonly Label[];
  /** What stands on the map at a zoom, in world pixels; no name is written over it. */
  readonly obstaclesAt?: (zoom: number) => readonly Box[];
  readonly onMap?: (map: LeafletMap | null) => void;
  /**
   * Further tools. A map with tools has them, and the zoom buttons, in a bar above it, on a phone in two
   * rows: over the map they would hide a pin or a name at one width or another.
   */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** The colors of the drawn map for style sheets: they follow the page between light and dark, on paper too. */
const COLORS: CSSProperties = Object.fromEntries(
  Object.entries(LIGHT_BASEMAP).map(([name, light]) => [
    `--map-${name}`,
    `light-dark(${light}, ${DARK_BASEMAP[name as keyof BasemapPalette]})`,
  ]),
);

const NOTHING = [] as const;
const noObstacles = () => NOTHING;

const MIN_ZOOM = 5;

/** What comes after the empty map, each when the browser has answered and painted. */
const STAGES = { basemap: 1, onIt: 2, tiles: 3 } as const;

/** Spec §9: a long-press counts as a tap up to 15 px (it lasts 600 ms, which Leaflet fixes itself). */
const TAP_OPTIONS: MapOptions = { tapHold: true, tapTolerance: 15 };

/** Washington and enough around it to find the way there, and for any popup to come into view. */
const REACH: [[number, number], [number, number]] = [
  [38, -135],
  [56, -104],
];

const ZOOM_BUTTONS = [
  { label: "Zoom in", step: 1, path: "M8 2v12M2 8h12" },
  { label: "Zoom out", step: -1, path: "M2 8h12" },
] as const;

/**
 * Gives Leaflet's container, which takes the keys that move the map, a role, a name and its size, and fits
 * the map to its bounds: at once at first, with a motion later.
 */
function Container(props: Required<Pick<MapFrameProps, "label" | "bounds" | "padding">>) {
  const { label, bounds, padding } = props;
  const map = useMap();
  const isFirst = useRef(true);
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", `${label}. ${GESTURES_IN_WORDS}`);
  }, [map, label]);
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  useEffect(() => {
    if (bounds === undefined) return;
    fitTo(map, bounds, { padding, animate: !isFirst.current && !prefersStillness() });
    isFirst.current = false;
  }, [map, bounds, padding]);
  return null;
}

/** On a map whose land, roads, names or outlines did not arrive: says so, and fetches them again. */
function MissingFiles() {
  const queries = Object.values(geoQueries).map((query) => ({
    ...(query() as ReturnType<typeof geoQueries.towns>),
    // The map asks for them; this only watches.
    enabled: false,
  }));
  const failed = useQueries({ queries }).filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return (
    <div
      role="alert"
      className="absolute inset-x-3 bottom-8 z-[1000] flex flex-wrap items-center justify-between gap-x-4 rounded bg-paper px-4 py-1 font-sans text-sm text-ink shadow-raised"
    >
      Part of the map could not be loaded.
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          for (const { refetch } of failed) void refetch();
        }}
      >
        Try again
      </Button>
    </div>
  );
}

/** What all maps of the site share: the drawn basemap, tiles above it, names, credits, zoom buttons. */
export function MapFrame(props: MapFrameProps) {
  const { label, bounds, onMap, tools, children } = props;
  const { center = DEFAULT_CENTER, zoom = DEFAULT_ZOOM, padding = EVEN_PADDING } = props;
  const { regions = NOTHING, obstaclesAt = noObstacles } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [areTilesHealthy, setTilesHealthy] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  const tileUrl = useTileUrl();
  const isDark = useIsDark();
  const [isStill] = useState(prefersStillness);
  const stage = useStage(STAGES.tiles);
  const hasTiles = tileUrl !== null && areTilesHealthy;
  useEffect(() => onMap?.(map), [onMap, map]);
  return (
    <div
      className={`map-shell relative size-full ${isPainted ? "bg-sunken" : ""}`}
      data-tools={tools !== undefined || undefined}
    >
      <div className={`map-zoom map-surface z-10 flex ${tools ? "" : "flex-col"}`}>
        {ZOOM_BUTTONS.map(({ label, step, path }) => (
          <button
            key={label}
            type="button"
            className="grid size-11 place-items-center hover:text-wine"
            aria-label={label}
            onClick={() => map?.setZoom(map.getZoom() + step)}
          >
            <LineIcon d={path} width={1.8} className="size-[16px]" />
          </button>
        ))}
      </div>
      {tools}
      <div
        className="map-frame"
        style={COLORS}
        data-dark={isDark || undefined}
        data-tiles={hasTiles || undefined}
        data-painted={isPainted || undefined}
      >
        <MapContainer
          ref={setMap}
          center={[...center]}
          zoom={zoom}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          maxBounds={REACH}
          maxBoundsViscosity={0.8}
          zoomControl={false}
          attributionControl={false}
          zoomAnimation={!isStill}
          fadeAnimation={!isStill}
          inertia={!isStill}
          {...TAP_OPTIONS}
        >
          <Container label={label} bounds={bounds} padding={padding} />
          <MapGestures />
          <AttributionControl position="bottomright" prefix={MAP_ATTRIBUTION} />
          {stage >= STAGES.basemap && <Basemap onPainted={onPainted} />}
          {stage >= STAGES.onIt && children}
          {isPainted && (
            <LabelLayer regions={regions} hasTiles={hasTiles} obstaclesAt={obstaclesAt} />
          )}
          {tileUrl !== null && stage >= STAGES.tiles && (
            <MapTiles url={tileUrl} isShown={areTilesHealthy} onHealth={setTilesHealthy} />
          )}
        </MapContainer>
        <MissingFiles />
      </div>
    </div>
  );
}
