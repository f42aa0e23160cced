import "./location-map.css";
import { positionOf } from "#shared/domain/places/position.ts";
import { LazyMap, mapChunk } from "./lazy-map.tsx";
import type { LocationMapProps as LeafletLocationMapProps } from "./leaflet/leaflet-location-map.tsx";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

const LeafletLocationMap = mapChunk(() =>
  import("./leaflet/leaflet-location-map.tsx").then((module) => module.LeafletLocationMap),
);

interface LocationMapProps extends LeafletLocationMapProps {
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

/** The winery's pin, or the circle it lies within, where the map will have it; in a corner, where in the state that is. */
function LocationPlaceholder({ winery }: Pick<LocationMapProps, "winery">) {
  return (
    <div className="map-placeholder map-placeholder-near">
      {winery.locationIsApproximate ? (
        <span className="map-placeholder-vague" />
      ) : (
        <svg
          className="map-placeholder-pin"
          data-featured={winery.isFeatured || undefined}
          viewBox="0 0 28 38"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M14 37C13 34.6 3 23.6 3 14.2A11 11 0 0 1 25 14.2C25 23.6 15 34.6 14 37Z" />
          <circle cx="14" cy="14" r="4.2" />
        </svg>
      )}
      <div className="map-placeholder-inset">
        <StatePlaceholder wineries={[winery]} isFew />
      </div>
    </div>
  );
}
