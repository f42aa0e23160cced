/** Of its own, since a process can be moved to another time zone and a thread cannot (`npm run mutate`). */
import { afterEach, expect, test, vi } from "vitest";
import { smallTrip, wineryAt } from "../../testing/small-trip.ts";
import { calendarFile } from "./calendar-file.ts";

const TIME_ZONES = ["America/Los_Angeles", "UTC", "Asia/Tokyo", "Pacific/Auckland"];

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["2026-12-05", "2027-07-10", "2027-03-14", "2026-11-01"])(
  "a trip of %s is the same file wherever it is written",
  (startDate) => {
    const trip = smallTrip({ wineries: [wineryAt(1)], startDate });
    const files = TIME_ZONES.map((timeZone) => {
      vi.stubEnv("TZ", timeZone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      return calendarFile(trip);
    });
    expect(files[0]).toContain(startDate.replaceAll("-", ""));
    expect(new Set(files).size).toBe(1);
  },
);
