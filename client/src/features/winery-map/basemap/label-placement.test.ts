import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, type Label, placeLabels } from "./label-placement.ts";

const size = { width: 40, height: 10 };
const measure = () => size;

function place(labels: readonly Label[], zoom: number, obstacles: readonly Box[] = []) {
  return placeLabels({ labels, zoom, measure, obstacles });
}

function aLabel(overrides: Partial<Label>): Label {
  return { text: "Zillah", x: 0.16, y: 0.35, kind: "range", minZoom: 5, ...overrides };
}

test("a label that would cover an earlier one is left out", () => {
  const first = aLabel({ text: "Prosser" });
  const second = aLabel({ text: "Benton City" });
  expect(place([first, second], 7).map(({ label }) => label.text)).toEqual(["Prosser"]);
});

test("a town whose right side is taken moves to another side of its dot", () => {
  const range = aLabel({ text: "Range", x: 0.16 + 28 / (256 * 2 ** 7) });
  const town = aLabel({ text: "Town", kind: "town" });
  const [, placedTown] = place([range, town], 7);
  expect(placedTown?.label.text).toBe("Town");
  expect(placedTown?.middleX).toBeLessThan(placedTown?.pointX ?? 0);
});

test("a town whose dot a marker covers has its name beside the marker", () => {
  const town = aLabel({ text: "Yakima", kind: "town" });
  const [x, y] = [town.x * 256 * 2 ** 7, town.y * 256 * 2 ** 7];
  const marker = { minX: x - 18, minY: y - 18, maxX: x + 18, maxY: y + 18 };
  const [placed] = place([town], 7, [marker]);
  expect(placed?.maxY).toBeLessThanOrEqual(marker.minY);
});

test("a town's dot is covered by no name, nor its name by a later dot", () => {
  const town = aLabel({ text: "Victoria", kind: "town" });
  const over = aLabel({ text: "Mount Vernon" });
  expect(place([over, town], 7)).toHaveLength(1);
  expect(place([town, over], 7).map(({ label }) => label.text)).toEqual(["Victoria"]);
});

test("a region's name moves within the region to find room", () => {
  const region = aLabel({
    text: "Yakima Valley",
    kind: "region",
    room: { width: 60 / (256 * 2 ** 7), height: 120 / (256 * 2 ** 7) },
  });
  const [, placed] = place([aLabel({ text: "In the way" }), region], 7);
  expect(Math.abs((placed?.middleY ?? 0) - (placed?.pointY ?? 0))).toBeCloseTo(18);
});

test("a label that only fits over a marker is left out", () => {
  const range = aLabel({ kind: "range" });
  const [x, y] = [range.x * 256 * 2 ** 7, range.y * 256 * 2 ** 7];
  expect(place([range], 7, [{ minX: x, minY: y, maxX: x + 1, maxY: y + 1 }])).toEqual([]);
});

test("labels wait for their zoom and leave after it", () => {
  const label = aLabel({ minZoom: 8, maxZoom: 10 });
  expect([7, 8, 10, 11].map((zoom) => place([label], zoom).length)).toEqual([0, 1, 1, 0]);
});

test("a region's name waits until its outline has room for it", () => {
  const label = aLabel({ kind: "region", room: { width: 50 / (256 * 2 ** 9), height: 1e-4 } });
  expect(place([label], 8)).toHaveLength(0);
  expect(place([label], 9)).toHaveLength(1);
});

test("two signs of one road keep their distance, those of two roads need not", () => {
  const near = 60 / (256 * 2 ** 7);
  const sign = aLabel({ text: "I-82", kind: "sign" });
  expect(place([sign, { ...sign, x: sign.x + near }], 7)).toHaveLength(1);
  expect(place([sign, { ...sign, text: "US 97", x: sign.x + near }], 7)).toHaveLength(2);
});

test("no two placed labels ever touch", () => {
  const coordinate = fc.double({ min: 0.15, max: 0.18, noNaN: true });
  const label = fc.record({
    text: fc.string({ maxLength: 12 }),
    x: coordinate,
    y: coordinate,
    kind: fc.constantFrom("city", "town", "water", "sign", "region"),
    minZoom: fc.constant(0),
    angle: fc.double({ min: -2, max: 2, noNaN: true }),
  }) satisfies fc.Arbitrary<Label>;
  fc.assert(
    fc.property(
      fc.array(label, { maxLength: 60 }),
      fc.integer({ min: 4, max: 12 }),
      (labels, zoom) => {
        const placed = place(labels, zoom);
        return placed.every((one, index) =>
          placed
            .slice(index + 1)
            .every(
              (other) =>
                one.maxX <= other.minX ||
                one.minX >= other.maxX ||
                one.maxY <= other.minY ||
                one.minY >= other.maxY,
            ),
        );
      },
    ),
  );
});
