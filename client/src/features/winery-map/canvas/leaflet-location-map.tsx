import type { Map as LeafletMap } from "leaflet";
import { useState } from "react";
import { Circle, Pane, useMap } from "react-leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { MapFrame } from "../frame/map-frame.tsx";
import { ZoomTools } from "../frame/map-tools.tsx";
import { DETAIL_ZOOM } from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { WineryDrawing } from "../markers/marker-button.tsx";
import { useMapMoves, useZoomRide } from "../markers/marker-layer.tsx";

export interface LocationMapProps {
  readonly winery: Pick<
    MapWinery,
    "name" | "latitude" | "longitude" | "locationIsApproximate" | "isFeatured"
  >;
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
}

/** Approximate positions are good to 100 to 800 m. */
const APPROXIMATE_RADIUS_METERS = 800;

const PANE = "winery";

const NOTHING = [] as const;
const noObstacles = () => NOTHING;

function PinAt({
  at,
  winery,
}: {
  readonly at: Position;
  readonly winery: LocationMapProps["winery"];
}) {
  const map = useMap();
  useMapMoves();
  useZoomRide(PANE);
  const { x, y } = map.latLngToLayerPoint([at.latitude, at.longitude]);
  return (
    <Pane name={PANE} style={{ zIndex: 600, pointerEvents: "none" }}>
      <span
        className="map-marker leaflet-zoom-animated"
        data-kind="pin"
        data-featured={winery.isFeatured || undefined}
        data-latitude={at.latitude}
        data-longitude={at.longitude}
        style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
      >
        <WineryDrawing winery={winery} />
      </span>
    </Pane>
  );
}

/** Where a winery is: a pin at zoom 13 (spec §9), or a circle it lies somewhere within. */
export function LeafletLocationMap({ winery, tileUrl }: LocationMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const at = positionOf(winery);
  if (!at) return null;
  const { name, locationIsApproximate } = winery;
  return (
    <div className="map-shell">
      <ZoomTools map={map} />
      <MapFrame
        label={
          locationIsApproximate ? `Map of roughly where ${name} is` : `Map of where ${name} is`
        }
        center={[at.latitude, at.longitude]}
        zoom={DETAIL_ZOOM}
        tileUrl={tileUrl}
        regions={NOTHING}
        obstaclesAt={noObstacles}
        onMap={setMap}
      >
        {locationIsApproximate ? (
          <Pane name={PANE}>
            <Circle
              center={[at.latitude, at.longitude]}
              radius={APPROXIMATE_RADIUS_METERS}
              className="map-vague"
              interactive={false}
            />
          </Pane>
        ) : (
          <PinAt at={at} winery={winery} />
        )}
      </MapFrame>
    </div>
  );
}
