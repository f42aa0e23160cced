import { expect, test } from "vitest";
import { advertorialDate } from "./advertorial-date.ts";

test("§9 Other: th for days 4 to 20, else by the last digit, for every day of a month", () => {
  const days = Array.from(
    { length: 31 },
    (_, index) => advertorialDate(new Date(2026, 0, index + 17)).text.split(/[ ,]/)[1],
  );
  expect(days).toEqual([
    ...["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"],
    ...["11th", "12th", "13th", "14th", "15th", "16th", "17th", "18th", "19th", "20th"],
    ...["21st", "22nd", "23rd", "24th", "25th", "26th", "27th", "28th", "29th", "30th", "31st"],
  ]);
});

test("§4 Published date: today minus 16 days, full month, ordinal day, four-digit year", () => {
  expect(advertorialDate(new Date(2026, 10, 21)).text).toBe("November 5th, 2026");
  expect(advertorialDate(new Date(2026, 10, 19)).text).toBe("November 3rd, 2026");
});

test("§4 Published date: counts back across the end of a month and of a year", () => {
  expect(advertorialDate(new Date(2027, 0, 7)).text).toBe("December 22nd, 2026");
  expect(advertorialDate(new Date(2028, 2, 16)).text).toBe("February 29th, 2028");
  expect(advertorialDate(new Date(2027, 2, 17)).text).toBe("March 1st, 2027");
});

test("§4 Published date: a lost or a doubled hour in between does not shift the day", () => {
  for (const hour of [0, 1, 12, 23]) {
    expect(advertorialDate(new Date(2027, 2, 20, hour, 30)).text).toBe("March 4th, 2027");
    expect(advertorialDate(new Date(2026, 10, 10, hour, 30)).text).toBe("October 25th, 2026");
  }
});

test("the machine-readable day is the printed day", () => {
  expect(advertorialDate(new Date(2027, 0, 17, 23, 59)).iso).toBe("2027-01-01");
  expect(advertorialDate(new Date(2026, 9, 20, 0, 1)).iso).toBe("2026-10-04");
});
