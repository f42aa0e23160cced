import { expect, test } from "vitest";
import { aboutMinutes, driveText, formatMinutes } from "./drive-text.ts";

const BY_ROAD = { ferry: false, estimated: false };

test.each([
  [{ miles: 0, minutes: 5, ...BY_ROAD }, "Less than a mile"],
  [{ miles: 1, minutes: 5, ...BY_ROAD }, "About 1 mile, 5 min by road"],
  [{ miles: 53, minutes: 60, ...BY_ROAD }, "About 53 miles, 1 hour by road"],
  [
    { miles: 20, minutes: 85, ferry: true, estimated: false },
    "About 20 miles, 1 h 25 min by road and ferry",
  ],
  [
    { miles: 9.2, minutes: 67, ferry: true, estimated: false },
    "About 9 miles, 1 h 5 min by road and ferry",
  ],
  [{ miles: 4, minutes: 10, ferry: false, estimated: true }, "About 4 miles, 10 min"],
])("%j reads %s", (drive, text) => {
  expect(driveText(drive)).toBe(text);
});

test.each([
  [0, 5],
  [7.4, 5],
  [7.5, 10],
  [62, 60],
  [63, 65],
])("%d minutes are told as about %d", (minutes, told) => {
  expect(aboutMinutes(minutes)).toBe(told);
});

test.each([
  [0, "0 min"],
  [25, "25 min"],
  [60, "1 hour"],
  [85, "1 h 25 min"],
  [120, "2 hours"],
  [150, "2 h 30 min"],
])("%i minutes read %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
