import { expect, test } from "vitest";
import { placeLabels } from "./town-labels.ts";

const frame = {
  zoom: 8,
  width: 500,
  height: 600,
  place: ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    x: longitude,
    y: latitude,
  }),
};
const at = (x: number, y: number) => ({ longitude: x, latitude: y });
const base = { name: "", ...at(250, 300) };

test("no town's name stands under what lies over the map", () => {
  const towns = [
    { name: "Beverly", ...at(30, 520) },
    { name: "Mattawa", ...at(300, 100) },
  ];
  const names = (covered: Parameters<typeof placeLabels>[4]) =>
    placeLabels([base], towns, frame, [{ x: 250, y: 300 }], covered).flatMap(
      ({ name }) => name || [],
    );
  expect(names([])).toEqual(["Beverly", "Mattawa"]);
  expect(names([{ minX: -48, maxX: 48, minY: 456, maxY: 552 }])).toEqual(["Mattawa"]);
});
