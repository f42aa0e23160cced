import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMiddle, SHEET, stillPath, stillView, viewOfPath } from "./map-still.ts";

const place = fc.record({
  latitude: fc.double({ min: 45.5, max: 49, noNaN: true }),
  longitude: fc.double({ min: -124.7, max: -116.9, noNaN: true }),
});

test("all places of a plan in the state stand on the sheet, with room for their numbers", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const view = stillView(places);
      if (!view) throw new Error("no view of places");
      for (const each of places) {
        const { x, y } = fromMiddle(view, each);
        expect(Math.abs(x)).toBeLessThanOrEqual(SHEET.width / 2 - 43);
        expect(Math.abs(y)).toBeLessThanOrEqual(SHEET.height / 2 - 43);
      }
    }),
  );
});

test("an address leads back to its view, and places near each other have the same", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const view = stillView(places);
      expect(view && viewOfPath(stillPath(view))).toEqual(view);
    }),
  );
  const near = [46.0601, 46.0602].map((latitude) => stillView([{ latitude, longitude: -118.34 }]));
  expect(near[0]).toEqual(near[1]);
});

test("no plan, no view; no address of its own, none either", () => {
  expect(stillView([])).toBeNull();
  for (const path of ["/pictures/maps/12-1-1", "/pictures/maps/10-120-250", "/pictures/maps/"]) {
    expect(viewOfPath(path)).toBeNull();
  }
});
