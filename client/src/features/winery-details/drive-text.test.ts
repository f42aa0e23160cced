import { expect, test } from "vitest";
import { driveText } from "./drive-text.ts";

const BY_ROAD = { ferry: false, estimated: false };

test.each([
  [{ miles: 0, minutes: 5, ...BY_ROAD }, "Less than a mile"],
  [{ miles: 1, minutes: 5, ...BY_ROAD }, "About 1 mile, 5 min by road"],
  [{ miles: 53, minutes: 60, ...BY_ROAD }, "About 53 miles, 1 hour by road"],
  [
    { miles: 20, minutes: 85, ferry: true, estimated: false },
    "About 20 miles, 1 h 25 min by road and ferry",
  ],
  [{ miles: 4, minutes: 10, ferry: false, estimated: true }, "About 4 miles, 10 min"],
])("%j reads %s", (drive, text) => {
  expect(driveText(drive)).toBe(text);
});
