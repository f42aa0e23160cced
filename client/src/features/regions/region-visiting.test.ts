import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { busiestDays, neighborsOf, visitingOf } from "./region-visiting.ts";

const OPEN = [{ opens: 660, closes: 1020 }];
const weekends = {
  ...everyDay(() => []),
  friday: OPEN,
  saturday: OPEN,
  sunday: OPEN,
};
const daily = everyDay(() => OPEN);

test("the rooms' own hours say on which days most of them are open; unknown ones are not counted", () => {
  const visiting = visitingOf([
    aWinery({ openingHours: weekends }),
    aWinery({ openingHours: daily }),
    aWinery({ openingHours: daily, unknownFacts: ["hours"] }),
    aWinery({ openingHours: null }),
  ]);
  expect(visiting).toMatchObject({ rooms: 4, withHours: 2 });
  expect(visiting?.openOn).toMatchObject({ monday: 1, saturday: 2 });
  expect(visiting && busiestDays(visiting)).toEqual({
    most: ["friday", "saturday", "sunday"],
    fewest: ["monday", "tuesday", "wednesday", "thursday"],
  });
});

test("rooms by appointment only or closed all week have no posted hours", () => {
  const [byAppointment, closed] = [everyDay(() => null), everyDay(() => [])];
  const silent = [aWinery({ openingHours: byAppointment }), aWinery({ openingHours: closed })];
  expect(visitingOf([...silent, aWinery({ openingHours: daily })])?.withHours).toBe(1);
  const none = visitingOf(silent);
  expect(none && busiestDays(none)).toBeNull();
});

test("rooms are counted in the season that is told, and it is said where one has seasons", () => {
  const seasonal = aWinery({ openingHours: weekends, season: { from: "05-01", until: "08-31" } });
  const told = [[seasonal, aWinery({ openingHours: daily })], [aWinery({ openingHours: daily })]];
  expect(told.map((wineries) => visitingOf(wineries)?.isOfSeason)).toEqual([true, false]);
});

test("the bases are the towns with most rooms, the grapes what most rooms pour", () => {
  const visiting = visitingOf([
    aWinery({ city: "Prosser", varietals: ["Syrah", "Merlot"] }),
    aWinery({ city: "Zillah", varietals: ["Merlot"] }),
    aWinery({ city: "Prosser", varietals: ["Malbec"], unknownFacts: ["varietals"] }),
  ]);
  expect(visiting?.bases).toEqual([
    { name: "Prosser", count: 2 },
    { name: "Zillah", count: 1 },
  ]);
  expect(visiting?.grapes).toEqual([
    { name: "Merlot", count: 2 },
    { name: "Syrah", count: 1 },
  ]);
});

test("without rooms, or without hours, nothing is made up", () => {
  expect(visitingOf([])).toBeNull();
  const silent = visitingOf([aWinery({ openingHours: null })]);
  expect(silent && busiestDays(silent)).toBeNull();
});

test("the neighbors are the nearest regions with rooms, without those around or inside it", () => {
  const redMountain = AVAS.find(({ id }) => id === "red-mountain");
  if (!redMountain) throw new Error("no Red Mountain");
  const inside = (region: string, avas: string[]) => aWinery({ region, avas });
  const all = [
    inside("Yakima Valley", ["Columbia Valley", "Yakima Valley"]),
    inside("Horse Heaven Hills", ["Columbia Valley", "Horse Heaven Hills"]),
    inside("Puget Sound", ["Puget Sound"]),
  ];
  const near = neighborsOf(redMountain, all);
  expect(near.map(({ ava }) => ava.id)).toEqual(["horse-heaven-hills", "puget-sound"]);
  expect(near[0]).toMatchObject({ rooms: 1 });
});
