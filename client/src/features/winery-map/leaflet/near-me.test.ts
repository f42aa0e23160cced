import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { nearestWineries } from "./near-me.tsx";

test("the nearest come first, those at one distance by name, those without a position not at all", () => {
  const wineries = [
    aWinery({ name: "Far", latitude: "47.73", longitude: "-122.15" }),
    aWinery({ name: "Next door B", latitude: "46.07", longitude: "-118.34" }),
    aWinery({ name: "Next door A", latitude: "46.07", longitude: "-118.34" }),
    aWinery({ name: "Nowhere", latitude: "", longitude: "" }),
  ];
  const walla = { latitude: 46.0646, longitude: -118.343 };
  expect(nearestWineries(wineries, walla, 2).map(({ winery }) => winery.name)).toEqual([
    "Next door A",
    "Next door B",
  ]);
  expect(nearestWineries(wineries, walla, 9)).toHaveLength(3);
});
