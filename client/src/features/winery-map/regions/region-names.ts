import { useMemo } from "react";
import { findAva, type RegionOverlay } from "#shared/domain/places/regions.ts";
import type { AvaOutline } from "../basemap/geo-queries.ts";
import type { RegionName } from "../basemap/map-labels.ts";
import { useIsDark } from "../canvas/use-is-dark.ts";
import { outlineBounds } from "./region-outlines.ts";

/** The names to write on regions, each in a readable shade of its own color. */
export function useRegionNames(
  overlays: readonly RegionOverlay[],
  outlines: readonly AvaOutline[],
): readonly RegionName[] {
  const isDark = useIsDark();
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
            color: `color-mix(in srgb, ${color} ${isDark ? "48%, #fff" : "78%, #000"})`,
            bounds: outlineBounds(outline),
          },
        ];
      }),
    [overlays, outlines, isDark],
  );
}
