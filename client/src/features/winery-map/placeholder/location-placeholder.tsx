import "./map-placeholder.css";
import type { MapWinery } from "../map-winery.ts";
import { StatePlaceholder } from "./state-placeholder.tsx";

interface LocationPlaceholderProps {
  readonly winery: Pick<
    MapWinery,
    "latitude" | "longitude" | "locationIsApproximate" | "isFeatured"
  >;
}

/** A winery's pin, or the circle it lies within, where its map will have it; beside it, where in the state that is. */
export function LocationPlaceholder({ winery }: LocationPlaceholderProps) {
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
