import { expect, test } from "vitest";
import { EARTH_RADIUS_MILES } from "../places/distance.ts";
import { findTown } from "../places/towns.ts";
import { articleWeekend, tripFromOneBase } from "./article-weekend.ts";

const FRIDAY = "2026-11-20";
const SATURDAY = "2026-11-21";
const at = (city: string, name = city) => ({ name, city });
const many = (count: number, city: string) =>
  Array.from({ length: count }, (_, index) => at(city, `${city} ${index}`));

test("a text's wineries fill a Saturday and Sunday from their town", () => {
  const named = many(5, "Walla Walla");
  expect(articleWeekend(named, FRIDAY)).toEqual({
    base: "Walla Walla",
    wineries: named,
    form: {
      name: "A weekend around Walla Walla",
      accommodation: "Walla Walla",
      timeAvailable: "Weekend (2 days)",
      drivingDistance: "1 hour",
      wineriesPerDay: 3,
      startDate: SATURDAY,
    },
  });
});

test("on a Saturday it is the next one", () => {
  expect(articleWeekend(many(1, "Chelan"), SATURDAY)?.form).toMatchObject({
    startDate: "2026-11-28",
    wineriesPerDay: 1,
  });
});

test("two days hold the first six, three a day", () => {
  const named = many(14, "Woodinville");
  const weekend = articleWeekend(named, FRIDAY);
  expect(weekend?.wineries).toEqual(named.slice(0, 6));
  expect(weekend?.form.wineriesPerDay).toBe(3);
});

test("a valley longer than an hour's drive says so in the form", () => {
  const named = [at("Yakima"), at("Prosser"), at("Prosser", "b"), at("Richland")];
  expect(articleWeekend(named, FRIDAY)?.form).toMatchObject({
    accommodation: "Prosser",
    drivingDistance: "1.5 hours",
  });
});

test("what nothing places has no weekend", () => {
  expect(articleWeekend([{ name: "x", city: null }], FRIDAY)).toBeNull();
  expect(articleWeekend([at("Nowhere")], FRIDAY)).toBeNull();
});

/** A winery so many miles north of Walla Walla. */
const northOf = (miles: number) => {
  const { latitude = Number.NaN, longitude = Number.NaN } = findTown("Walla Walla") ?? {};
  const degrees = (miles / EARTH_RADIUS_MILES) * (180 / Math.PI);
  return { ...at("Walla Walla"), latitude: latitude + degrees, longitude };
};

test("30 miles are an hour's drive, and 100 the farthest of one trip", () => {
  const distance = (miles: number) =>
    articleWeekend([at("Walla Walla"), northOf(miles)], FRIDAY)?.form.drivingDistance;
  expect([distance(30), distance(31)]).toEqual(["1 hour", "1.5 hours"]);
  const held = (miles: number) => {
    const named = [at("Walla Walla"), northOf(miles)];
    return tripFromOneBase(named).wineries.length;
  };
  expect([held(100), held(101)]).toEqual([2, 1]);
});

test("what is too far for one trip leaves those around one town, not all within reach of it", () => {
  const near = [at("Walla Walla"), northOf(40)];
  const named = [...near, northOf(41), at("Seattle")];
  expect(tripFromOneBase(named)).toEqual({ wineries: near, base: "Walla Walla" });
});

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
