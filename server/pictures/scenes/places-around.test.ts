import { expect, test } from "vitest";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { placesAround } from "./places-around.ts";

const MOST = 20;

/** Numbers of 0 to 1 that look like chance and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** So many places within so many degrees of Walla Walla. */
function crowd(count: number, degrees: number, seed: number): Position[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => ({
    latitude: 46.06 + (next() - 0.5) * degrees,
    longitude: -118.34 + (next() - 0.5) * degrees,
  }));
}

/** The rule read straight: all of the nine areas, measured and sorted. */
function plainly(places: readonly Position[], index: number) {
  const from = places[index] ?? { latitude: 0, longitude: 0 };
  const area = ({ latitude, longitude }: Position) => [
    Math.floor(latitude * 3),
    Math.floor(longitude * 3),
  ];
  const [north = 0, east = 0] = area(from);
  return places
    .map((at, other) => ({ index: other, miles: exactMilesBetween(from, at), in: area(at) }))
    .filter((place) => place.index !== index)
    .filter(({ in: [y = 0, x = 0] }) => Math.abs(y - north) <= 1 && Math.abs(x - east) <= 1)
    .sort((one, other) => one.miles - other.miles || one.index - other.index)
    .slice(0, MOST)
    .map(({ index: found, miles }) => ({ index: found, miles }));
}

test.each([
  ["a crowd on a few streets", 900, 0.02],
  ["a crowd in a valley", 900, 0.4],
  ["a crowd over several areas", 3000, 2],
  ["a few", 60, 1],
])("around each of %s lies what lies there, nearest first", (_what, count, degrees) => {
  const places = crowd(count, degrees, count);
  const around = placesAround(places, MOST);
  for (let index = 0; index < count; index += Math.ceil(count / 40)) {
    expect(around(index)).toEqual(plainly(places, index));
  }
});

test("nothing lies around a place that is not known, and it lies around none", () => {
  const around = placesAround([null, { latitude: 46, longitude: -119 }], MOST);
  expect(around(0)).toEqual([]);
  expect(around(1)).toEqual([]);
});
