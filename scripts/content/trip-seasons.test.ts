import { expect, test } from "vitest";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { partsOfYear, partsThat } from "./faults/trip-seasons.ts";

const OPEN = everyDay(() => [{ opens: 660, closes: 1020 }]);
const SHUT = everyDay(() => []);
const between = (from: string, until: string, week = OPEN) => ({ when: { from, until }, week });
const winery = (...datedHours: ReturnType<typeof between>[]) => ({
  openingHours: OPEN,
  datedHours,
});
const summer = winery(between("05-01", "08-31"), between("09-01", "04-30", SHUT));
const spring = winery(between("03-01", "06-30"), between("07-01", "02-29", SHUT));

test("the year falls into parts in which no week changes", () => {
  const named = (wineries: Parameters<typeof partsOfYear>[0]) =>
    partsOfYear(wineries).map(({ from, until }) => `${from}/${until}`);
  expect(named([])).toEqual(["01-01/12-31"]);
  expect(named([summer])).toEqual(["05-01/08-31", "09-01/04-30"]);
  expect(named([summer, spring])).toEqual([
    "03-01/04-30",
    "05-01/06-30",
    "07-01/08-31",
    "09-01/02-29",
  ]);
});

test("parts that follow each other are told as one, across New Year too", () => {
  const parts = partsOfYear([summer, spring]);
  const that = (...begins: string[]) => partsThat(parts, ({ from }) => begins.includes(from));
  expect(that("03-01", "05-01")).toEqual([{ from: "03-01", until: "06-30" }]);
  expect(that("09-01", "03-01")).toEqual([{ from: "09-01", until: "04-30" }]);
  expect(that("03-01", "07-01")).toHaveLength(2);
  expect(that()).toEqual([]);
});
