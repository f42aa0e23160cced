import fc from "fast-check";
import { expect, test } from "vitest";
import { type Label, placeLabels } from "./label-placement.ts";

const size = { width: 40, height: 10 };
const measure = () => size;

function aLabel(overrides: Partial<Label>): Label {
  return { text: "Zillah", x: 0.16, y: 0.35, kind: "range", minZoom: 5, ...overrides };
}

test("a label that would cover an earlier one is left out", () => {
  const first = aLabel({ text: "Prosser" });
  const second = aLabel({ text: "Benton City" });
  expect(placeLabels([first, second], 7, measure).map(({ label }) => label.text)).toEqual([
    "Prosser",
  ]);
});

test("a town whose right side is taken moves to another side of its dot", () => {
  const range = aLabel({ text: "Range", x: 0.16 + 27 / (256 * 2 ** 7) });
  const town = aLabel({ text: "Town", kind: "town" });
  const [, placedTown] = placeLabels([range, town], 7, measure);
  expect(placedTown?.label.text).toBe("Town");
  expect(placedTown?.middleX).toBeLessThan(placedTown?.pointX ?? 0);
});

test("labels wait for their zoom and leave after it", () => {
  const label = aLabel({ minZoom: 8, maxZoom: 10 });
  expect([7, 8, 10, 11].map((zoom) => placeLabels([label], zoom, measure).length)).toEqual([
    0, 1, 1, 0,
  ]);
});

test("a region's name waits until its outline has room for it", () => {
  const label = aLabel({ kind: "region", room: 50 / (256 * 2 ** 9) });
  expect(placeLabels([label], 8, measure)).toHaveLength(0);
  expect(placeLabels([label], 9, measure)).toHaveLength(1);
});

test("two signs of one road keep their distance, those of two roads need not", () => {
  const near = 60 / (256 * 2 ** 7);
  const sign = aLabel({ text: "I-82", kind: "sign" });
  expect(placeLabels([sign, { ...sign, x: sign.x + near }], 7, measure)).toHaveLength(1);
  expect(
    placeLabels([sign, { ...sign, text: "US 97", x: sign.x + near }], 7, measure),
  ).toHaveLength(2);
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
        const placed = placeLabels(labels, zoom, measure);
        return placed.every((one, index) =>
          placed
            .slice(index + 1)
            .every(
              (other) =>
                one.right <= other.left ||
                one.left >= other.right ||
                one.bottom <= other.top ||
                one.top >= other.bottom,
            ),
        );
      },
    ),
  );
});
