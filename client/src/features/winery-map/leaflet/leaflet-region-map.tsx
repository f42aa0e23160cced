import { useMemo } from "react";
import { Polygon } from "react-leaflet";
import type { Winery } from "#shared/api/wineries.ts";
import { findAva, REGION_OVERLAYS } from "#shared/domain/places/regions.ts";
import { palette } from "#shared/palette.ts";
import { useMarkers } from "../markers/marker-layer.tsx";
import { MapFrame } from "./map-frame.tsx";
import { boundsAround, DEFAULT_CENTER, DEFAULT_ZOOM, latLngOf } from "./map-view.ts";
import { useOutlines, useRegionNames } from "./region-overlays.tsx";

interface RegionMapProps {
  /** The AVA to bring out; one without an outline, or null, shows its wineries alone. */
  readonly avaId: string | null;
  readonly name: string;
  readonly wineries: readonly Winery[];
}

/** For AVAs that are none of the twelve overlays. */
const DEFAULT_COLOR = palette.wine.light;
const FILL_OPACITY = 0.16;

/** A region's outline with its wineries. */
export function LeafletRegionMap({ avaId, name, wineries: given }: RegionMapProps) {
  const { wineries, obstaclesAt, markers } = useMarkers({ wineries: given });
  const { outlines, isPending } = useOutlines();
  const outline = outlines.get(avaId ?? "");
  const bounds = useMemo(() => outline?.bounds ?? boundsAround(wineries), [outline, wineries]);
  const labelPoint = avaId === null ? undefined : findAva(avaId)?.labelPoint;
  const color = REGION_OVERLAYS.find((overlay) => overlay.avaId === avaId)?.color ?? DEFAULT_COLOR;
  const overlays = useMemo(
    () => [{ name, avaId: avaId ?? "", color, fillOpacity: FILL_OPACITY }],
    [name, avaId, color],
  );

  return (
    <MapFrame
      label={`Map of ${name}`}
      center={labelPoint ? latLngOf(labelPoint) : DEFAULT_CENTER}
      zoom={labelPoint ? 11 : DEFAULT_ZOOM}
      bounds={isPending ? undefined : (bounds ?? undefined)}
      regions={useRegionNames(overlays, outlines)}
      obstaclesAt={obstaclesAt}
    >
      {outline && (
        <Polygon
          positions={outline.rings}
          interactive={false}
          pathOptions={{ color, weight: 2.4, fillColor: color, fillOpacity: FILL_OPACITY }}
        />
      )}
      {markers}
    </MapFrame>
  );
}
