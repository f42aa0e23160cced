import { useEffect, useMemo, useRef, useState } from "react";
import { TileLayer } from "react-leaflet";
import { site } from "#shared/site.ts";
import { MAX_ZOOM } from "../leaflet/map-view.ts";
import { useMovingMap } from "../markers/map-marks.tsx";

interface MapTilesProps {
  /** Leaflet tile URL template. */
  readonly url: string;
  /** Whether the tiles are shown; the layer keeps asking for them while they are not. */
  readonly isShown: boolean;
  /** Called after each batch with whether most of the recent tiles have come. */
  readonly onHealth: (isHealthy: boolean) => void;
}

const RECENT_TILES = 40;
/** A service that fails is asked again when the map is moved after this long. */
const PAUSE_MS = 60_000;

/** Links of the sources every map names, tiles or not: winery positions come from OpenStreetMap. */
export const MAP_ATTRIBUTION = [
  `<a href="${site.credits.openStreetMap.url}">${site.credits.openStreetMap.text}</a>`,
  `<a href="${site.credits.wsdot.url}">WSDOT</a>`,
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>',
].join(", ");

/** From this zoom on, a visitor looks for streets, which the drawn basemap does not have. */
const STREET_ZOOM = 12;
const NO_STREETS = "Street map unavailable.";

/**
 * Street-map tiles above the drawn basemap. They show when a batch has arrived, and give way to the
 * basemap when most of them fail: never a patchwork, never a broken picture.
 */
export function MapTiles({ url, isShown, onHealth }: MapTilesProps) {
  const { map } = useMovingMap();
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const isAway = failedAt !== null && Date.now() - failedAt < PAUSE_MS;
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
        if (!isHealthy) recent.current = [];
        setFailedAt(isHealthy ? null : Date.now());
      },
    };
  }, [onHealth]);

  // Among the credits it wraps with them and covers nothing.
  const isMissed = isAway && map.getZoom() >= STREET_ZOOM;
  useEffect(() => {
    if (!isMissed) return;
    map.attributionControl.addAttribution(NO_STREETS);
    return () => void map.attributionControl.removeAttribution(NO_STREETS);
  }, [map, isMissed]);

  if (isAway) return null;
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
