import { Circle, Pane } from "react-leaflet";
import type { Winery } from "#shared/api/wineries.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { MapMarks } from "../markers/map-marks.tsx";
import { WineryDrawing } from "../markers/marker-button.tsx";
import { MapFrame } from "./map-frame.tsx";
import { DETAIL_ZOOM, latLngOf } from "./map-view.ts";

/** Approximate positions are good to 100 to 800 m. */
const APPROXIMATE_RADIUS_METERS = 800;

const PANE = "winery";

/** Where a winery is: a pin at zoom 13 (spec §9), or a circle it lies somewhere within. */
export function LeafletLocationMap({ winery }: { readonly winery: Winery }) {
  const at = positionOf(winery);
  if (!at) return null;
  const { name, isFeatured, locationIsApproximate } = winery;
  const drawing = <WineryDrawing winery={winery} />;
  return (
    <MapFrame
      label={`Map of ${locationIsApproximate ? "roughly " : ""}where ${name} is`}
      center={latLngOf(at)}
      zoom={DETAIL_ZOOM}
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
          marks={[{ key: name, at, kind: "pin", isFeatured, drawing }]}
        />
      )}
    </MapFrame>
  );
}
