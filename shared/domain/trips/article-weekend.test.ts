import { expect, test } from "vitest";
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
