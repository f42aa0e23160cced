import { expect, test } from "vitest";
import { aReadyTrip } from "#client/testing/ready-trip-fixture.ts";
import { hoursAge } from "./trip-days.tsx";

const dated = (...dates: (string | null | undefined)[]) =>
  dates.flatMap((hours) =>
    aReadyTrip().wineries.map((winery) => ({
      ...winery,
      asOf: hours === undefined ? {} : { hours },
    })),
  );

test("a trip says how old the hours are that it rests on", () => {
  expect(hoursAge(dated("2026-08-16", "2024-05", null))).toBe(
    "Hours from May 2024 to August 2026: call first.",
  );
  expect(hoursAge(dated("2026-08-16", "2026-08"))).toBe("Hours from August 2026: call first.");
  expect(hoursAge(dated(null, undefined))).toBeNull();
});
