import type { ComponentProps } from "react";
import type { Winery } from "#shared/api/wineries.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { lazyMap } from "./lazy-map.tsx";
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
function LocationPlaceholder({ winery }: { readonly winery: Winery }) {
  const { isFeatured, locationIsApproximate } = winery;
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden bg-raised">
      <svg
        viewBox="-61 -61 122 122"
        width="122"
        height="122"
        aria-hidden="true"
        focusable="false"
        className={`absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 ${isFeatured && !locationIsApproximate ? "text-gold" : "text-wine"}`}
        fill="currentColor"
      >
        {locationIsApproximate ? (
          // 800 m at zoom 13, in the middle of the state.
          <circle
            r="60"
            fillOpacity="0.12"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="5 5"
          />
        ) : (
          <g transform="translate(-14 -37)" stroke="var(--color-raised)" strokeWidth="1.5">
            <path d="M14 37C13 34.6 3 23.6 3 14.2A11 11 0 0 1 25 14.2C25 23.6 15 34.6 14 37Z" />
            <circle cx="14" cy="14" r="4.2" fill="var(--color-raised)" />
          </g>
        )}
      </svg>
      <div className="map-inset absolute top-3 right-3 h-20 w-28 overflow-hidden rounded border border-rule">
        <StatePlaceholder wineries={[winery]} isFew />
      </div>
    </div>
  );
}
