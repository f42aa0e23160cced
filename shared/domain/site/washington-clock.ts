import { once } from "./once.ts";

/** Clocks have changed on the same Sundays since then (15 U.S.C. § 260a). */
const FIRST_YEAR = 2007;
const HOUR_MS = 3_600_000;
const MARCH = 2;
const NOVEMBER = 10;

/**
 * What the clocks of Washington show at an instant, as if it were UTC; both in milliseconds. By the law's
 * own rule: a browser that makes its first format of a time zone holds a phone for a tenth of a second.
 *
 * @throws RangeError for what is no instant.
 */
export function shownInWashington(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  if (!(year >= FIRST_YEAR)) return shownByFormat(instant);
  // From 2:00 on the second Sunday in March to 2:00 on the first in November, as clocks show it.
  const summer = sundayFrom(Date.UTC(year, MARCH, 8, 10));
  const winter = sundayFrom(Date.UTC(year, NOVEMBER, 1, 9));
  return instant - (instant >= summer && instant < winter ? 7 : 8) * HOUR_MS;
}

/** The same hour on that day, or on the next Sunday. */
function sundayFrom(instant: number): number {
  return instant + ((7 - new Date(instant).getUTCDay()) % 7) * 24 * HOUR_MS;
}

const pacific = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    }),
);

function shownByFormat(instant: number): number {
  const parts = new Map(
    pacific()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
}
