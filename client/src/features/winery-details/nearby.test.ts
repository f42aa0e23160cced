import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { aboutMiles, nearestTo } from "./nearby.ts";

const here = aWinery({ name: "Here", latitude: "46.0", longitude: "-118.0" });
const at = (name: string, latitude: string, longitude = "-118.0") =>
  aWinery({ name, latitude, longitude });

const namesNear = (...others: ReturnType<typeof aWinery>[]) =>
  nearestTo(here, [here, ...others]).map(({ winery }) => winery.name);

test("the nearest come first, without the winery itself", () => {
  expect(namesNear(at("Far", "47.0"), at("Near", "46.01"), at("Middle", "46.2"))).toEqual([
    "Near",
    "Middle",
    "Far",
  ]);
});

test("two in the same town are told apart, though both are less than a mile off", () => {
  expect(namesNear(at("Third street", "46.003"), at("First street", "46.001"))).toEqual([
    "First street",
    "Third street",
  ]);
});

test("a degree of longitude is shorter than one of latitude", () => {
  expect(namesNear(at("North", "46.1"), at("East", "46.0", "-117.88"))).toEqual(["East", "North"]);
});

test("at most six are named, and none without coordinates", () => {
  const many = Array.from({ length: 9 }, (_, step) => at(`Number ${step}`, `46.${step + 1}`));
  expect(namesNear(...many)).toHaveLength(6);
  expect(namesNear(at("Nowhere", "unknown"))).toEqual([]);
});

test("another measure of the way decides the order and who is reached", () => {
  const wineries = [at("Island", "46.01"), at("Inland", "46.2")];
  const byRoad = nearestTo(here, wineries, (_, { latitude }) => (latitude < 46.1 ? null : 20));
  expect(byRoad.map(({ winery, miles }) => [winery.name, miles])).toEqual([["Inland", 20]]);
});

test.each([
  [0, "Less than a mile"],
  [0.49, "Less than a mile"],
  [0.5, "About 1 mile"],
  [1.4, "About 1 mile"],
  [1.6, "About 2 miles"],
  [53.2, "About 53 miles"],
])("%d miles read %s", (miles, text) => {
  expect(aboutMiles(miles)).toBe(text);
});
