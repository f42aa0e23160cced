import { expect, test } from "vitest";
import { tripFromOneBase } from "./one-base.ts";

const at = (city: string, name = city) => ({ name, city });

test("wineries of one neighborhood are one trip, from the town nearest to all", () => {
  const named = [at("Yakima"), at("Zillah"), at("Prosser"), at("Richland")];
  expect(tripFromOneBase(named)).toEqual({ wineries: named, base: "Zillah" });
});

test("of a text about the whole state the trip is around the town with the most", () => {
  const woodinville = [at("Woodinville", "a"), at("Woodinville", "b"), at("Seattle")];
  const walla = [at("Walla Walla", "c"), at("Walla Walla", "d")];
  const named = [walla[0], ...woodinville, walla[1], at("Spokane")].filter(
    (one) => one !== undefined,
  );
  expect(tripFromOneBase(named)).toEqual({ wineries: woodinville, base: "Woodinville" });
});

test("wineries that nothing places stay as they are", () => {
  const named = [
    { name: "x", city: null },
    { name: "y", city: null },
  ];
  expect(tripFromOneBase(named)).toEqual({ wineries: named, base: null });
});
