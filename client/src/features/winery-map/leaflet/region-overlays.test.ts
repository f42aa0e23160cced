import { latLngBounds } from "leaflet";
import { expect, test } from "vitest";
import { readOutlines } from "./region-overlays.tsx";

// From 47 N 120 W one degree south and one east.
const outlines = readOutlines([
  { id: "somewhere", name: "Somewhere", polygons: [["_~t[~vfhA~oR_pR"]] },
]);

test("an outline's rings are latitude before longitude, as Leaflet takes them", () => {
  expect(outlines.get("somewhere")?.rings).toEqual([
    [
      [
        [47, -120],
        [46, -119],
      ],
    ],
  ]);
});

test("an outline's bounds hold all of it", () => {
  expect(outlines.get("somewhere")?.bounds).toEqual(latLngBounds([46, -120], [47, -119]));
});
