import type { Map as LeafletMap } from "leaflet";
import { useState } from "react";
import { Circle, Pane } from "react-leaflet";
import { positionOf } from "#shared/domain/places/position.ts";
import { MapFrame } from "../frame/map-frame.tsx";
import { ZoomTools } from "../frame/map-tools.tsx";
import { DETAIL_ZOOM, latLngOf } from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { WineryDrawing } from "../markers/marker-button.tsx";
import { MapMarks } from "../markers/marker-layer.tsx";

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
        center={latLngOf(at)}
        zoom={DETAIL_ZOOM}
        tileUrl={tileUrl}
        onMap={setMap}
      >
        {locationIsApproximate ? (
          <Pane name={PANE}>
            <Circle
              center={latLngOf(at)}
              radius={APPROXIMATE_RADIUS_METERS}
              className="map-vague"
              interactive={false}
            />
          </Pane>
        ) : (
          <MapMarks
            pane={PANE}
            zIndex={600}
            marks={[
              {
                key: name,
                at,
                kind: "pin",
                isFeatured: winery.isFeatured,
                drawing: <WineryDrawing winery={winery} />,
              },
            ]}
          />
        )}
      </MapFrame>
    </div>
  );
}
