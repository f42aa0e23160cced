import { addMinutes, parseISO } from "date-fns";
import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "../trips/calendar-date.ts";
import { clockInWashington, instantInWashington, weekdayAfter } from "./clock.ts";
import { federalHoliday } from "./holidays.ts";

const instant = (date: string, minutes: number) => instantInWashington(date, minutes).toISOString();

describe("Pacific time", () => {
  it("is eight hours behind UTC in winter and seven in summer", () => {
    expect(instant("2026-12-05", 660)).toBe("2026-12-05T19:00:00.000Z");
    expect(instant("2026-07-04", 660)).toBe("2026-07-04T18:00:00.000Z");
  });

  it("is right on the day summer time begins", () => {
    expect(instant("2027-03-14", 119)).toBe("2027-03-14T09:59:00.000Z");
    // 2:30 is skipped: the clocks then show 3:30.
    expect(instant("2027-03-14", 150)).toBe("2027-03-14T10:30:00.000Z");
    expect(instant("2027-03-14", 180)).toBe("2027-03-14T10:00:00.000Z");
    expect(instant("2027-03-14", 600)).toBe("2027-03-14T17:00:00.000Z");
  });

  it("is right on the day summer time ends", () => {
    // 1:30 is shown twice: the first.
    expect(instant("2026-11-01", 90)).toBe("2026-11-01T08:30:00.000Z");
    expect(instant("2026-11-01", 120)).toBe("2026-11-01T10:00:00.000Z");
    expect(instant("2026-11-01", 600)).toBe("2026-11-01T18:00:00.000Z");
  });

  it("counts minutes past midnight into the next day", () => {
    expect(instant("2026-12-31", 1500)).toBe("2027-01-01T09:00:00.000Z");
  });

  it("reads the clock back, every half hour over both changes", () => {
    for (const date of ["2027-03-13", "2027-03-14", "2026-11-01", "2026-11-02", "2028-02-29"]) {
      for (let minutes = 0; minutes < 1440; minutes += 30) {
        if (date === "2027-03-14" && minutes >= 120 && minutes < 180) continue;
        expect(clockInWashington(instantInWashington(date, minutes))).toEqual({ date, minutes });
      }
    }
  });

  it("is what the machine's time zones say, when clocks change and when they do not", () => {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      dateStyle: "short",
      timeStyle: "short",
    });
    const shown = (date: string, minutes: number) =>
      format.format(instantInWashington(date, minutes));
    const told = (at: Date) => {
      const { date, minutes } = clockInWashington(at);
      return shown(date, minutes);
    };
    for (const year of [2006, 2007, 2024, 2026, 2027, 2028, 2032]) {
      for (const day of ["03-07", "03-14", "04-02", "07-04", "10-29", "11-01", "11-07", "12-31"]) {
        for (let half = 0; half < 96; half += 1) {
          const at = addMinutes(parseISO(`${year}-${day}T00:00:00Z`), 30 * half);
          expect(told(at), at.toISOString()).toBe(format.format(at));
        }
      }
    }
  });

  it("refuses what is no instant", () => {
    expect(() => clockInWashington(new Date(Number.NaN))).toThrow(RangeError);
  });

  it("counts days and weekdays of the calendar", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
    expect(weekdayOf("2027-03-14")).toBe("sunday");
    expect(weekdayAfter("sunday", 1)).toBe("monday");
    expect(weekdayAfter("monday", -1)).toBe("sunday");
  });
});

describe("federal holidays", () => {
  it("are those of 2026 and 2027, with the days that stand in for weekends", () => {
    const found = [];
    for (let date = "2026-01-01"; date < "2028-01-01"; date = addDays(date, 1)) {
      const name = federalHoliday(date);
      if (name !== null) found.push(`${date} ${name}`);
    }
    expect(found).toEqual([
      "2026-01-01 New Year's Day",
      "2026-01-19 Martin Luther King Jr. Day",
      "2026-02-16 Presidents' Day",
      "2026-05-25 Memorial Day",
      "2026-06-19 Juneteenth",
      "2026-07-03 Independence Day (observed)",
      "2026-07-04 Independence Day",
      "2026-09-07 Labor Day",
      "2026-10-12 Columbus Day",
      "2026-11-11 Veterans Day",
      "2026-11-26 Thanksgiving Day",
      "2026-12-25 Christmas Day",
      "2027-01-01 New Year's Day",
      "2027-01-18 Martin Luther King Jr. Day",
      "2027-02-15 Presidents' Day",
      "2027-05-31 Memorial Day",
      "2027-06-18 Juneteenth (observed)",
      "2027-06-19 Juneteenth",
      "2027-07-04 Independence Day",
      "2027-07-05 Independence Day (observed)",
      "2027-09-06 Labor Day",
      "2027-10-11 Columbus Day",
      "2027-11-11 Veterans Day",
      "2027-11-25 Thanksgiving Day",
      "2027-12-24 Christmas Day (observed)",
      "2027-12-25 Christmas Day",
      "2027-12-31 New Year's Day (observed)",
    ]);
  });
});
