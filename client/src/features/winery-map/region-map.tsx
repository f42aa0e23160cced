import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import type { RegionMapProps as LeafletRegionMapProps } from "./canvas/leaflet-region-map.tsx";
import { LazyMap, MapFailure, MapWaiting } from "./lazy-map.tsx";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

const LeafletRegionMap = lazyChunk(
  () => import("./canvas/leaflet-region-map.tsx").then((module) => module.LeafletRegionMap),
  { failure: MapFailure, waiting: <MapWaiting /> },
);

/** So many dots are drawn large. */
const FEW = 10;

export interface RegionMapProps extends LeafletRegionMapProps {
  /** Id of the list that shows the same wineries, where the skip link leads. */
  readonly listId?: string;
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** The map on a region's page: its outline and its wineries. */
export function RegionMap({ listId, className = "h-96", ...map }: RegionMapProps) {
  return (
    <LazyMap
      label={`Map of ${map.name}`}
      listId={listId}
      className={className}
      placeholder={<StatePlaceholder wineries={map.wineries} isFew={map.wineries.length <= FEW} />}
    >
      <LeafletRegionMap {...map} />
    </LazyMap>
  );
}
