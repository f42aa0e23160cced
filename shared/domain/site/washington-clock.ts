import { tzOffset } from "@date-fns/tz";
import { site } from "../../site.ts";

/**
 * What the clocks of Washington show at an instant, as if it were UTC; both in milliseconds.
 *
 * @throws RangeError for what is no instant.
 */
export function shownInWashington(instant: number): number {
  const offset = tzOffset(site.timeZone, new Date(instant));
  if (Number.isNaN(offset)) throw new RangeError("not an instant");
  return instant + offset * 60_000;
}
