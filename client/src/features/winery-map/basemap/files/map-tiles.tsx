import { useMemo, useRef } from "react";
import { TileLayer } from "react-leaflet";
import { site } from "#shared/site.ts";
import { MAX_ZOOM } from "../../markers/map-node.ts";

interface MapTilesProps {
  /** Leaflet tile URL template. */
  readonly url: string;
  /** Whether the tiles are shown; the layer goes on asking for them while they are not. */
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

/**
 * Street-map tiles above the drawn basemap. They show when a batch has arrived, and give way to the
 * basemap when most of them fail: never a patchwork, never a broken picture.
 */
export function MapTiles({ url, isShown, onHealth }: MapTilesProps) {
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
        onHealth(come > recent.current.length / 2);
      },
    };
  }, [onHealth]);

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
