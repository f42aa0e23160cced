import { describe, expect, it } from "vitest";
import {
  type HasHours,
  hoursOn,
  inSeasonOn,
  nextTurn,
  openStatusOn,
  seasonsFrom,
} from "./dated-hours.ts";
import { formatDayHours, formatOpenStatus, formatWeek } from "./opening-hours.ts";
import { parseOsmHours } from "./osm-hours.ts";
import { weekInShort } from "./week-in-short.ts";
import { spanText } from "./year-span.ts";

/** A place with hours as an editor writes them, told on a day in November. */
function place(text: string): HasHours {
  const reading = parseOsmHours(text);
  if (!reading.ok) throw new Error(`${reading.rule}: ${reading.reason}`);
  const { week: openingHours, dated: datedHours } = reading;
  return inSeasonOn({ openingHours, datedHours }, "2026-11-22");
}

const ISLAND =
  "May-Aug Fr,Mo 11:00-17:00; May-Aug Sa,Su 11:00-18:00; Sep-Apr Sa,Su 11:00-17:00; PH off";
const HOLIDAYS = "Th-Mo 11:00-17:00; PH off; Dec 24-26 off; Jul 4 12:00-15:00";
const ACROSS = 'Apr-Oct Th-Mo 11:00-17:00; Nov 1-Mar 31 "by appointment"; Dec 28-Jan 3 off';

describe("hoursOn", () => {
  it.each([
    [ISLAND, "2027-04-30", "Closed"],
    [ISLAND, "2027-05-01", "11 AM – 6 PM"],
    [ISLAND, "2027-05-07", "11 AM – 5 PM"],
    [ISLAND, "2027-08-31", "Closed"],
    [ISLAND, "2027-08-30", "11 AM – 5 PM"],
    [ISLAND, "2027-09-03", "Closed"],
    [ISLAND, "2027-09-04", "11 AM – 5 PM"],
    [ISLAND, "2027-05-31", "Closed"],
    [HOLIDAYS, "2026-11-26", "Closed"],
    [HOLIDAYS, "2026-11-27", "11 AM – 5 PM"],
    [HOLIDAYS, "2026-12-23", "Closed"],
    [HOLIDAYS, "2026-12-24", "Closed"],
    [HOLIDAYS, "2026-12-27", "11 AM – 5 PM"],
    [HOLIDAYS, "2027-07-04", "Noon – 3 PM"],
    [HOLIDAYS, "2027-07-05", "Closed"],
    [ACROSS, "2026-10-31", "11 AM – 5 PM"],
    [ACROSS, "2026-11-01", "By appointment only"],
    [ACROSS, "2026-12-28", "Closed"],
    [ACROSS, "2027-01-03", "Closed"],
    [ACROSS, "2027-01-04", "By appointment only"],
    [ACROSS, "2028-02-29", "By appointment only"],
    [ACROSS, "2027-04-01", "11 AM – 5 PM"],
    ["Mo-Su 10:00-17:00; Feb off", "2028-02-29", "Closed"],
    ["Sa 11:00-17:00", "2026-11-28", "11 AM – 5 PM"],
  ])("of %j on %s: %s", (text, date, hours) => {
    expect(formatDayHours(hoursOn(place(text), date))).toBe(hours);
  });

  it("knows nothing of a place without hours", () => {
    expect(hoursOn({ openingHours: null, datedHours: null }, "2026-11-28")).toBeNull();
  });

  it("answers for a date alike on whichever side of a season's turn it is asked", () => {
    const reading = parseOsmHours(ISLAND);
    const rules = reading.ok ? reading.dated : null;
    const kept: HasHours = { openingHours: null, datedHours: rules };
    const told = ["2026-07-01", "2026-12-01"].map((today) => inSeasonOn(kept, today));
    expect(told.map((winery) => formatDayHours(hoursOn(winery, "2027-01-08")))).toEqual([
      "Closed",
      "Closed",
    ]);
    expect(told.map(({ openingHours }) => openingHours?.friday?.length)).toEqual([1, 0]);
  });
});

describe("seasons", () => {
  it.each([
    [ISLAND, ["September to April: Mon–Fri Closed, Sat–Sun 11 AM – 5 PM", "May to August"]],
    [ACROSS, ["November to March: By appointment only", "April to October"]],
    [
      "Mo-Su 10:00-17:00; Jan 2-Feb 10 off",
      ["February 11 to January 1", "January 2 to February 10"],
    ],
    ["Mo-Su 10:00-17:00; Jun Sa 10:00-20:00", ["July to May", "June"]],
    [HOLIDAYS, []],
  ])("of %j begin with the one of the day", (text, named) => {
    const seasons = seasonsFrom(place(text).datedHours, "2026-11-22").map(
      ({ week, ...span }) => `${spanText(span)}: ${weekInShort(formatWeek(week)).join(", ")}`,
    );
    expect(seasons).toHaveLength(named.length);
    for (const [index, name] of named.entries()) expect(seasons[index]).toContain(name);
  });

  it.each([
    [ISLAND, "2026-11-22", "2026-11-26"],
    [ISLAND, "2026-11-26", "2026-11-27"],
    ["Apr-Oct Sa 11:00-17:00; Nov-Mar off", "2026-11-22", "2027-04-01"],
    ["Apr-Oct Sa 11:00-17:00; Nov-Mar off", "2027-04-01", "2027-11-01"],
    ["Sa 11:00-17:00", "2026-11-22", null],
  ])("of %j turn next after %s on %s", (text, date, turn) => {
    expect(nextTurn(place(text).datedHours, date)).toBe(turn);
  });
});

describe("openStatusOn", () => {
  it.each([
    [HOLIDAYS, "2026-11-26", 720, "Opens tomorrow at 11 AM"],
    [HOLIDAYS, "2026-12-24", 720, "Opens Sunday at 11 AM"],
    [ISLAND, "2027-04-26", 720, "Opens Saturday at 11 AM"],
    [ISLAND, "2027-05-03", 720, "Open now until 5 PM"],
    ["Apr-Oct Sa 11:00-17:00; Nov-Mar off", "2026-11-22", 720, "Closed"],
  ])("of %j at %s, minute %d: %s", (text, date, minutes, told) => {
    expect(formatOpenStatus(openStatusOn(place(text), date, minutes))).toBe(told);
  });
});
