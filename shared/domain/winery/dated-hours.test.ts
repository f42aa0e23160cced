import { describe, expect, it } from "vitest";
import {
  type HasHours,
  hoursOn,
  inSeasonOn,
  openStatusOn,
  seasonsFrom,
  shownSpan,
} from "./dated-hours.ts";
import { weekInShort } from "./hours-in-words.ts";
import { formatDayHours, formatOpenStatus, formatWeek, type WeeklyHours } from "./opening-hours.ts";
import { parseOsmHours } from "./osm-hours.ts";
import { spanText } from "./year-span.ts";

/** A place with hours as an editor writes them, told on a day in November of 2026. */
function place(text: string, today = "2026-11-22"): HasHours {
  const reading = parseOsmHours(text);
  if (!reading.ok) throw new Error(`${reading.rule}: ${reading.reason}`);
  const { week: openingHours, dated: datedHours } = reading;
  return inSeasonOn({ openingHours, datedHours }, today);
}

const ISLAND =
  "May-Aug Fr,Mo 11:00-17:00; May-Aug Sa,Su 11:00-18:00; Sep-Apr Sa,Su 11:00-17:00; PH off";
const HOLIDAYS = "Th-Mo 11:00-17:00; PH off; Dec 24-26 off; Jul 4 12:00-15:00";
const SUMMER = "Th-Mo 11:00-17:00; 2027 Jun 1 to Aug 31, Mo-Su 11-19; 2027 Jan 4-10 off";
const THIS_YEAR = "2027 May-Sep Fr-Su 12:00-18:00";
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
    ["Mo-Su 11:00-17:00; PH Mo off", "2027-05-31", "Closed"],
    ["Mo-Su 11:00-17:00; PH Mo off", "2027-06-07", "11 AM – 5 PM"],
    ["Mo-Su 11:00-17:00; PH Mo off", "2026-11-26", "11 AM – 5 PM"],
    [SUMMER, "2027-05-31", "11 AM – 5 PM"],
    [SUMMER, "2027-06-01", "11 AM – 7 PM"],
    [SUMMER, "2027-08-31", "11 AM – 7 PM"],
    [SUMMER, "2027-09-01", "Closed"],
    [SUMMER, "2028-06-06", "Closed"],
    [SUMMER, "2027-01-04", "Closed"],
    [SUMMER, "2028-01-03", "11 AM – 5 PM"],
    [THIS_YEAR, "2027-04-30", "nobody knows"],
    [THIS_YEAR, "2027-05-01", "Noon – 6 PM"],
    [THIS_YEAR, "2027-05-03", "Closed"],
    [THIS_YEAR, "2027-10-01", "nobody knows"],
    ["Sa 11-17; 2027 Dec 20-2028 Jan 9 off", "2028-01-08", "Closed"],
    ["Sa 11-17; 2027 Dec 20-2028 Jan 9 off", "2029-01-06", "11 AM – 5 PM"],
  ])("of %j on %s: %s", (text, date, hours) => {
    const told = hoursOn(place(text), date);
    expect(told === undefined ? "nobody knows" : formatDayHours(told)).toBe(hours);
  });

  it("holds the hours of one year back until they come, and lets them expire by themselves", () => {
    const weeks = ["2027-04-30", "2027-05-01", "2027-10-01"].map((today) =>
      place(THIS_YEAR, today),
    );
    expect(weeks.map(({ openingHours }) => openingHours?.friday?.length)).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect(weeks.map(({ datedHours }) => datedHours?.length)).toEqual([1, 1, 0]);
    expect(place(SUMMER, "2027-09-01")).toMatchObject({
      datedHours: [{ when: { from: "01-01" } }],
    });
  });

  it("knows nothing of a place without hours", () => {
    expect(hoursOn({ openingHours: null, datedHours: null }, "2026-11-28")).toBeUndefined();
  });

  it("answers for a date alike on whichever side of a season's turn it is asked", () => {
    const reading = parseOsmHours(ISLAND);
    const rules = reading.ok ? reading.dated : null;
    const kept: HasHours = { openingHours: null, datedHours: rules };
    const told = ["2026-07-01", "2026-12-01"].map((today) => inSeasonOn(kept, today));
    expect(told.map((winery) => hoursOn(winery, "2027-01-08"))).toEqual([[], []]);
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
    [
      SUMMER,
      [
        "until May 31, 2027: Mon 11 AM – 5 PM, Tue–Wed Closed, Thu–Sun",
        "June to August 2027: Daily 11 AM – 7 PM",
        "from September 1, 2027",
      ],
    ],
    [THIS_YEAR, ["until April 30, 2027: nobody knows", "May to September 2027", "nobody knows"]],
    [
      "Sa 11-17; 2028 Dec 20-2029 Jan 9 off",
      ["until December 19, 2028", "December 20, 2028 to January 9, 2029"],
    ],
  ])("of %j begin with the one of the day", (text, named) => {
    const rules = place(text).datedHours ?? [];
    const weekText = (week: WeeklyHours | null) =>
      week ? weekInShort(formatWeek(week)).join(", ") : "nobody knows";
    const seasons = seasonsFrom(rules, "2026-11-22").map(
      (season) => `${spanText(shownSpan(rules, season))}: ${weekText(season.week)}`,
    );
    expect(seasons).toHaveLength(named.length);
    for (const [index, name] of named.entries()) expect(seasons[index]).toContain(name);
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
