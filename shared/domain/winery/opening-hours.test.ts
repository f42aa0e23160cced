import { describe, expect, it } from "vitest";
import { openStatusOn } from "./dated-hours.ts";
import {
  everyDay,
  formatDayHours,
  formatOpenStatus,
  formatTime,
  formatWeek,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from "./opening-hours.ts";

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const at = (weekday: Weekday, hours: number, minutes = 0) => ({
  // June 7, 2027 is a Monday.
  date: `2027-06-${String(7 + WEEKDAYS.indexOf(weekday)).padStart(2, "0")}`,
  minutes: h(hours, minutes),
});

/** Thursday 1-5 PM, Friday and Saturday 11 AM-1 PM and 2-6 PM, Sunday from 3:30 PM, else closed. */
const WEEK: WeeklyHours = {
  ...everyDay(() => []),
  thursday: [{ opens: h(13), closes: h(17) }],
  friday: [
    { opens: h(11), closes: h(13) },
    { opens: h(14), closes: h(18) },
  ],
  saturday: [
    { opens: h(11), closes: h(13) },
    { opens: h(14), closes: h(18) },
  ],
  sunday: [{ opens: h(15, 30), closes: null }],
};
const openStatusAt = (week: WeeklyHours, { date, minutes }: ReturnType<typeof at>) =>
  openStatusOn({ openingHours: week, datedHours: null }, date, minutes);
const NEVER: WeeklyHours = everyDay(() => []);
const BY_APPOINTMENT: WeeklyHours = everyDay(() => null);

describe("formatTime", () => {
  it.each([
    [0, "Midnight"],
    [h(0, 30), "12:30 AM"],
    [h(9), "9 AM"],
    [h(11, 30), "11:30 AM"],
    [h(12), "Noon"],
    [h(12, 30), "12:30 PM"],
    [h(15, 5), "3:05 PM"],
    [h(23, 45), "11:45 PM"],
    [h(24), "Midnight"],
  ])("writes %d minutes as %s", (minutes, text) => {
    expect(formatTime(minutes)).toBe(text);
  });
});

describe("formatDayHours", () => {
  it.each([
    [[{ opens: h(11), closes: h(17) }], "11 AM – 5 PM"],
    [[{ opens: h(12), closes: h(17, 30) }], "Noon – 5:30 PM"],
    [WEEK.friday, "11 AM – 1 PM, 2 PM – 6 PM"],
    [WEEK.sunday, "From 3:30 PM"],
    [[], "Closed"],
    [null, "By appointment only"],
  ])("writes %j", (day, text) => {
    expect(formatDayHours(day)).toBe(text);
  });

  it("§3: gives a text for each day", () => {
    expect(formatWeek(WEEK)).toEqual({
      monday: "Closed",
      tuesday: "Closed",
      wednesday: "Closed",
      thursday: "1 PM – 5 PM",
      friday: "11 AM – 1 PM, 2 PM – 6 PM",
      saturday: "11 AM – 1 PM, 2 PM – 6 PM",
      sunday: "From 3:30 PM",
    });
  });
});

describe("openStatusOn", () => {
  it.each([
    [at("thursday", 12, 59), "closed"],
    [at("thursday", 13), "open"],
    [at("thursday", 16, 59), "open"],
    [at("thursday", 17), "closed"],
    [at("friday", 13, 30), "closed"],
    [at("friday", 14), "open"],
    [at("monday", 13), "closed"],
    [at("sunday", 15, 29), "closed"],
  ] as const)("on %j: %s", (moment, state) => {
    expect(openStatusAt(WEEK, moment).state).toBe(state);
  });

  it("does not claim to know when no closing time is given", () => {
    expect(openStatusAt(WEEK, at("sunday", 15, 30)).state).toBe("opened");
    expect(openStatusAt(WEEK, at("sunday", 23)).state).toBe("opened");
  });

  it("does not claim to know where visits are by appointment", () => {
    expect(openStatusAt(BY_APPOINTMENT, at("monday", 12)).state).toBe("unknown");
  });
});

describe("the next opening", () => {
  it.each([
    [at("thursday", 9), { weekday: "thursday", daysAhead: 0, opens: h(13) }],
    [at("thursday", 17), { weekday: "friday", daysAhead: 1, opens: h(11) }],
    [at("friday", 13), { weekday: "friday", daysAhead: 0, opens: h(14) }],
    [at("sunday", 15), { weekday: "sunday", daysAhead: 0, opens: h(15, 30) }],
    [at("monday", 0), { weekday: "thursday", daysAhead: 3, opens: h(13) }],
  ] as const)("after %j", (moment, next) => {
    expect(openStatusAt(WEEK, moment)).toEqual({ state: "closed", next });
  });

  it("is looked for a whole week ahead, to the same day", () => {
    const thursdays = { ...NEVER, thursday: WEEK.thursday };
    expect(openStatusAt(thursdays, at("thursday", 18))).toEqual({
      state: "closed",
      next: { weekday: "thursday", daysAhead: 7, opens: h(13) },
    });
  });

  it("is null where no day has times", () => {
    expect(openStatusAt(NEVER, at("monday", 12))).toEqual({ state: "closed", next: null });
  });
});

describe("formatOpenStatus", () => {
  it.each([
    [at("thursday", 14), "Open now until 5 PM"],
    [at("thursday", 12), "Opens at 1 PM"],
    [at("thursday", 18), "Opens tomorrow at 11 AM"],
    [at("monday", 10), "Opens Thursday at 1 PM"],
    [at("friday", 13, 30), "Opens at 2 PM"],
    [at("sunday", 16), "Open since 3:30 PM, closing time not listed"],
  ])("says at %j: %s", (moment, text) => {
    expect(formatOpenStatus(openStatusAt(WEEK, moment))).toBe(text);
  });

  it("says next Thursday when that is a week away", () => {
    const thursdays = { ...NEVER, thursday: WEEK.thursday };
    expect(formatOpenStatus(openStatusAt(thursdays, at("thursday", 18)))).toBe(
      "Opens next Thursday at 1 PM",
    );
  });

  it("says closed for a place that opens on no day, and nothing where nothing is known", () => {
    expect(formatOpenStatus(openStatusAt(NEVER, at("monday", 12)))).toBe("Closed");
    expect(formatOpenStatus(openStatusAt(BY_APPOINTMENT, at("monday", 12)))).toBeNull();
  });
});
