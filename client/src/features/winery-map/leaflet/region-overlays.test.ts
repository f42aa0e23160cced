import { latLngBounds } from "leaflet";
import { expect, test } from "vitest";
import { outlineBounds, outlineRings } from "./region-overlays.tsx";

// From 47 N 120 W one degree south and one east.
const outline = { id: "somewhere", name: "Somewhere", polygons: [["_~t[~vfhA~oR_pR"]] };

test("an outline's rings are latitude before longitude, as Leaflet takes them", () => {
  expect(outlineRings(outline)).toEqual([
    [
      [
        [47, -120],
        [46, -119],
      ],
    ],
  ]);
});

test("an outline's bounds hold all of it", () => {
  expect(outlineBounds(outline)).toEqual(latLngBounds([46, -120], [47, -119]));
});
