import { expect, test } from "vitest";
import { positionOf } from "./position.ts";

test.each([
  [{ latitude: "46.1", longitude: "-119.2" }],
  [{ latitude: " 46.1 ", longitude: -119.2 }],
])("coordinates %j are read as numbers", (place) => {
  expect(positionOf(place)).toEqual({ latitude: 46.1, longitude: -119.2 });
});

test.each([
  [{}],
  [{ latitude: "", longitude: "-119.2" }],
  [{ latitude: "  ", longitude: "-119.2" }],
  [{ latitude: "46.1", longitude: null }],
  [{ latitude: "46.1N", longitude: "-119.2" }],
  [{ latitude: "96.1", longitude: "-119.2" }],
  [{ latitude: "46.1", longitude: "-190" }],
])("coordinates %j are no place", (place) => {
  expect(positionOf(place)).toBeNull();
});
