import { useId } from "react";
import { Link } from "wouter";
import type { Position } from "#shared/domain/places/distance.ts";
import { findAva, type RegionOverlay } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { MapPopup } from "./map-popup.tsx";

export interface OpenedRegion {
  readonly overlay: RegionOverlay;
  readonly at: Position;
}

interface RegionPopupProps extends OpenedRegion {
  readonly onClose: (returnsFocus: boolean) => void;
}

/** What a region on the map is, and the way to its page. */
export function RegionPopup({ overlay, at, onClose }: RegionPopupProps) {
  const headingId = useId();
  const ava = findAva(overlay.avaId);
  return (
    <MapPopup at={at} lift={0} headingId={headingId} onClose={onClose}>
      <h3 id={headingId} className="map-popup-name">
        {overlay.name}
      </h3>
      {ava && (
        <p className="map-popup-region">
          AVA established {ava.effective.slice(0, 4)}
          {ava.parents.length > 0 && `, within ${ava.parents.at(-1)}`}
        </p>
      )}
      <Link href={paths.region(overlay.avaId)} className="map-popup-link">
        About the region<span className="sr-only"> {overlay.name}</span>
      </Link>
    </MapPopup>
  );
}
