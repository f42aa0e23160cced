import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { positionOf } from "#shared/domain/places/position.ts";
import type { LocationMapProps as LeafletLocationMapProps } from "./canvas/leaflet-location-map.tsx";
import { LazyMap, MapFailure, MapWaiting } from "./lazy-map.tsx";
import { LocationPlaceholder } from "./placeholder/location-placeholder.tsx";

const LeafletLocationMap = lazyChunk(
  () => import("./canvas/leaflet-location-map.tsx").then((module) => module.LeafletLocationMap),
  { failure: MapFailure, waiting: <MapWaiting /> },
);

export interface LocationMapProps extends LeafletLocationMapProps {
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** A small map of where a winery is; nothing when its position is unknown. */
export function LocationMap({ className = "h-80", ...map }: LocationMapProps) {
  if (!positionOf(map.winery)) return null;
  return (
    <LazyMap
      label={`Location of ${map.winery.name}`}
      className={className}
      placeholder={<LocationPlaceholder winery={map.winery} />}
    >
      <LeafletLocationMap {...map} />
    </LazyMap>
  );
}
