import { LazyMap, mapChunk } from "./lazy-map.tsx";
import type { RegionMapProps as LeafletRegionMapProps } from "./leaflet/leaflet-region-map.tsx";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

const LeafletRegionMap = mapChunk(() =>
  import("./leaflet/leaflet-region-map.tsx").then((module) => module.LeafletRegionMap),
);

/** So many dots are drawn large. */
const FEW = 10;

interface RegionMapProps extends LeafletRegionMapProps {
  /** Id of the list that shows the same wineries, where the skip link leads. */
  readonly listId?: string;
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** The map on a region's page: its outline and its wineries. */
export function RegionMap({ listId, className, ...map }: RegionMapProps) {
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
