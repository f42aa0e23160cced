import "leaflet/dist/leaflet.css";
import "./map-frame.css";
import "./map-tools.css";
import type { Map as LeafletMap, MapOptions } from "leaflet";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { AttributionControl, MapContainer, useMap } from "react-leaflet";
import { Basemap } from "../basemap/basemap.tsx";
import { LabelLayer } from "../basemap/label-layer.tsx";
import type { Box } from "../basemap/label-placement.ts";
import type { RegionName } from "../basemap/map-labels.ts";
import { MAP_ATTRIBUTION, MapTiles } from "../basemap/map-tiles.tsx";
import { useStage } from "../basemap/use-stage.ts";
import { useIsDark } from "../canvas/use-is-dark.ts";
import { MAX_ZOOM } from "../markers/map-node.ts";
import { MapFilesNotice } from "./map-files-notice.tsx";
import { GESTURES_IN_WORDS, MapGestures } from "./map-gestures.tsx";
import { DEFAULT_CENTER, DEFAULT_ZOOM, prefersStillness } from "./map-view.ts";

interface MapFrameProps {
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** Where the map begins, unless something is fitted at once. */
  readonly center?: readonly [latitude: number, longitude: number];
  readonly zoom?: number;
  readonly tileUrl: string | null;
  /** Regions whose names are written on the map. */
  readonly regions?: readonly RegionName[];
  /** What stands on the map at a zoom, in world pixels; no name is written over it. */
  readonly obstaclesAt?: (zoom: number) => readonly Box[];
  readonly onMap?: (map: LeafletMap | null) => void;
  readonly children?: ReactNode;
}

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

/** Gives Leaflet's container, which takes the keys that move the map, a role and a name. */
function ContainerLabel({ label }: { readonly label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", `${label}. ${GESTURES_IN_WORDS}`);
  }, [map, label]);
  return null;
}

/** Tells Leaflet when the map's place on the page has another size. */
function SizeWatch() {
  const map = useMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}

/** What all maps of the site share: the drawn basemap, tiles above it, credits, and calm. */
export function MapFrame(props: MapFrameProps) {
  const { label, tileUrl, onMap, children } = props;
  const { center = DEFAULT_CENTER, zoom = DEFAULT_ZOOM } = props;
  const { regions = NOTHING, obstaclesAt = noObstacles } = props;
  const [areTilesHealthy, setTilesHealthy] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  const isDark = useIsDark();
  const [isStill] = useState(prefersStillness);
  const stage = useStage(STAGES.tiles);
  const hasTiles = tileUrl !== null && areTilesHealthy;
  return (
    <div
      className="map-frame"
      data-dark={isDark || undefined}
      data-tiles={hasTiles || undefined}
      data-painted={isPainted || undefined}
    >
      <MapContainer
        ref={onMap}
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
        <ContainerLabel label={label} />
        <SizeWatch />
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
      <MapFilesNotice />
    </div>
  );
}
