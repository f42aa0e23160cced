import { type Map as LeafletMap, Util } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { TileLayer, useMap, useMapEvents } from "react-leaflet";
import { site } from "#shared/site.ts";
import { MAX_ZOOM } from "../markers/map-node.ts";
import { useTileService } from "./use-tile-service.ts";

interface MapTilesProps {
  /** Leaflet tile URL template. */
  readonly url: string;
  /** Whether the tiles are shown; the layer keeps asking for them while they are not. */
  readonly isShown: boolean;
  /** Called after each batch with whether most of the recent tiles have come. */
  readonly onHealth: (isHealthy: boolean) => void;
}

const RECENT_TILES = 40;

/** Links of the sources every map names, tiles or not: winery positions come from OpenStreetMap. */
export const MAP_ATTRIBUTION = [
  `<a href="${site.credits.openStreetMap.url}">${site.credits.openStreetMap.text}</a>`,
  `<a href="${site.credits.wsdot.url}">WSDOT</a>`,
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>',
].join(", ");

/** From this zoom on, a visitor looks for streets, which the drawn basemap does not have. */
const STREET_ZOOM = 12;
const NO_STREETS = "Street map unavailable.";

/** The address of the tile in the middle of a view. */
function sampleTile(map: LeafletMap, url: string): string {
  const zoom = Math.round(map.getZoom());
  const { x, y } = map.project(map.getCenter(), zoom).divideBy(256).floor();
  return Util.template(url, { s: "a", r: "", z: zoom, x, y });
}

/**
 * Street-map tiles above the drawn basemap. They show when a batch has arrived, and give way to the
 * basemap when most of them fail: never a patchwork, never a broken picture. A service that fails is
 * left alone for a while.
 */
export function MapTiles({ url, isShown, onHealth }: MapTilesProps) {
  const map = useMap();
  const [sampleUrl] = useState(() => sampleTile(map, url));
  const { state, giveUp } = useTileService(sampleUrl);
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const recent = useRef<boolean[]>([]);
  const eventHandlers = useMemo(() => {
    const note = (hasCome: boolean) => {
      recent.current = [...recent.current.slice(1 - RECENT_TILES), hasCome];
    };
    return {
      tileload: () => note(true),
      tileerror: () => note(false),
      load: () => {
        const come = recent.current.filter(Boolean).length;
        const isHealthy = come > recent.current.length / 2;
        onHealth(isHealthy);
        if (isHealthy) return;
        recent.current = [];
        giveUp();
      },
    };
  }, [onHealth, giveUp]);

  // Among the credits it wraps with them and covers nothing.
  const isMissed = state === "away" && zoom >= STREET_ZOOM;
  useEffect(() => {
    if (!isMissed) return;
    map.attributionControl.addAttribution(NO_STREETS);
    return () => void map.attributionControl.removeAttribution(NO_STREETS);
  }, [map, isMissed]);

  if (state !== "there") return null;
  return (
    <TileLayer
      url={url}
      className="map-tiles"
      opacity={isShown ? 1 : 0}
      maxZoom={MAX_ZOOM}
      // The tile service refuses requests without a Referer, which stricter policies withhold.
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={eventHandlers}
    />
  );
}
