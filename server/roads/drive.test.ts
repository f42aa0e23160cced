import { expect, test } from "vitest";
import { aboutDrive, wholeMinutes } from "./drive.ts";

test.each([
  [
    { miles: 12.4, minutes: 17.4 },
    { miles: 12, minutes: 15 },
  ],
  [
    { miles: 12.5, minutes: 17.5 },
    { miles: 13, minutes: 20 },
  ],
  [
    { miles: 0.4, minutes: 1 },
    { miles: 0, minutes: 5 },
  ],
])("a drive of %o is told as about %o", (exact, told) => {
  expect(aboutDrive(exact)).toEqual(told);
});

test.each([
  [0, 0],
  [0.2, 1],
  [30, 30],
  [30 + 1e-9, 30],
  [30 - 1e-9, 30],
  [30.01, 31],
])("a schedule counts a drive of %d minutes as %d", (minutes, counted) => {
  expect(wholeMinutes({ minutes })).toBe(counted);
});
