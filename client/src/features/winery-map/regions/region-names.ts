import { useMemo } from "react";
import { findAva, type RegionOverlay } from "#shared/domain/places/regions.ts";
import type { AvaOutline } from "../basemap/geo-queries.ts";
import type { RegionName } from "../basemap/map-labels.ts";
import { outlineBounds } from "./region-outlines.ts";

/** The names to write on regions, each in a readable shade of its own color. */
export function useRegionNames(
  overlays: readonly RegionOverlay[],
  outlines: readonly AvaOutline[],
): readonly RegionName[] {
  return useMemo(
    () =>
      overlays.flatMap(({ name, avaId, color }) => {
        const point = findAva(avaId)?.labelPoint;
        const outline = outlines.find(({ id }) => id === avaId);
        if (!point || !outline) return [];
        return [
          {
            text: name,
            at: point,
            color: `light-dark(color-mix(in srgb, ${color} 78%, #000), color-mix(in srgb, ${color} 48%, #fff))`,
            bounds: outlineBounds(outline),
          },
        ];
      }),
    [overlays, outlines],
  );
}
