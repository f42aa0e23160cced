import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Polygon } from "react-leaflet";
import { findAva, REGION_OVERLAYS } from "#shared/domain/places/regions.ts";
import { palette } from "#shared/palette.ts";
import type { AvaOutline } from "../basemap/geo-queries.ts";
import { geoQueries } from "../basemap/geo-queries.ts";
import { MapFrame } from "../frame/map-frame.tsx";
import { ZoomTools } from "../frame/map-tools.tsx";
import { boundsAround, fitTo, latLngOf } from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { useMarkers } from "../markers/use-markers.tsx";
import { WineryPopup } from "../popups/winery-popup.tsx";
import { useRegionNames } from "../regions/region-names.ts";
import { outlineBounds, outlineRings } from "../regions/region-outlines.ts";

export interface RegionMapProps {
  /** The AVA to bring out; one without an outline, or null, shows its wineries alone. */
  readonly avaId: string | null;
  readonly name: string;
  readonly wineries: readonly MapWinery[];
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
}

/** For AVAs that are none of the twelve overlays. */
const DEFAULT_COLOR = palette.wine.light;
const FILL_OPACITY = 0.16;

function Outline({ outline, color }: { readonly outline: AvaOutline; readonly color: string }) {
  const positions = useMemo(() => outlineRings(outline), [outline]);
  return (
    <Polygon
      positions={positions}
      interactive={false}
      pathOptions={{ color: color, weight: 2.4, fillColor: color, fillOpacity: FILL_OPACITY }}
    />
  );
}

/** A region's outline with its wineries. */
export function LeafletRegionMap({ avaId, name, wineries: given, tileUrl }: RegionMapProps) {
  const { map, setMap, wineries, obstaclesAt, markers } = useMarkers({
    wineries: given,
    popup: (node, onClose) => <WineryPopup key={node.key} node={node} onClose={onClose} />,
  });
  const { data: outlines, isPending } = useQuery(geoQueries.avas());
  const outline = outlines?.find(({ id }) => id === avaId);
  const color = REGION_OVERLAYS.find((overlay) => overlay.avaId === avaId)?.color;

  useEffect(() => {
    if (!map || isPending) return;
    const point = avaId === null ? null : findAva(avaId)?.labelPoint;
    const around = outline ? outlineBounds(outline) : boundsAround(wineries);
    if (around || !point) fitTo(map, around, false);
    else map.setView(latLngOf(point), 11, { animate: false });
  }, [map, isPending, outline, wineries, avaId]);

  const overlay = useMemo(
    () => [{ name, avaId: avaId ?? "", color: color ?? DEFAULT_COLOR, fillOpacity: FILL_OPACITY }],
    [name, avaId, color],
  );
  const names = useRegionNames(overlay, outlines ?? NO_OUTLINES);

  return (
    <div className="map-shell">
      <ZoomTools map={map} />
      <MapFrame
        label={`Map of ${name}`}
        tileUrl={tileUrl}
        regions={names}
        obstaclesAt={obstaclesAt}
        onMap={setMap}
      >
        {outline && <Outline outline={outline} color={color ?? DEFAULT_COLOR} />}
        {markers}
      </MapFrame>
    </div>
  );
}

const NO_OUTLINES: readonly AvaOutline[] = [];
