import "./location-map.css";
import type { ComponentProps } from "react";
import { positionOf } from "#shared/domain/places/position.ts";
import { lazyMap } from "./lazy-map.tsx";
import type { LocatedWinery } from "./map-winery.ts";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

const MapOfPlace = lazyMap(
  () => import("./leaflet/leaflet-location-map.tsx").then((module) => module.LeafletLocationMap),
  ({ winery }) => ({
    label: `Location of ${winery.name}`,
    placeholder: <LocationPlaceholder winery={winery} />,
  }),
);

/** A small map of where a winery is; nothing when its position is unknown. */
export function LocationMap(map: ComponentProps<typeof MapOfPlace>) {
  return positionOf(map.winery) ? <MapOfPlace {...map} /> : null;
}

/** The winery's pin, or the circle it lies within, where the map will have it; in a corner, where in the state that is. */
function LocationPlaceholder({ winery }: { readonly winery: LocatedWinery }) {
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
      <div className="map-inset">
        <StatePlaceholder wineries={[winery]} isFew />
      </div>
    </div>
  );
}
