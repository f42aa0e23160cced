import { type HasHours, hoursOnDay } from "../../winery/dated-hours.ts";
import { closingOf, type OpenPeriod } from "../../winery/opening-hours.ts";
import { type DayFrame, OPEN_END_CLOSES, UNKNOWN_CLOSES, UNKNOWN_OPENS } from "../problem.ts";

/** More than any day has; sums of a few of them stay whole numbers of 32 bits. */
export const NEVER = 1_000_000;

/** When a visit or a break may begin, from the first to the last minute, and how long it takes. */
export interface BeginWindow {
  readonly from: number;
  readonly until: number;
  readonly minutes: number;
}

/** What is known of the hours a visit lies in. */
export type HoursKnown = "open" | "unknown" | "openEnded";

/** A time in which a visit may lie as a whole. */
export interface OpenWindow {
  readonly opens: number;
  /** As far as it counts: 17:00 for an open end and for unknown hours. */
  readonly closes: number;
  readonly hours: HoursKnown;
  /** The interval as listed; null for unknown hours. */
  readonly listed: OpenPeriod | null;
}

/**
 * When a stop may be visited on a day, in order of opening; empty when it is closed. Hours past
 * midnight belong to the day they opened, whether `closes` counts on (1500) or starts again (60).
 */
export function openWindows(stop: HasHours, day: Pick<DayFrame, "date" | "weekday">): OpenWindow[] {
  const listed = hoursOnDay(stop, day);
  if (listed == null) {
    return [{ opens: UNKNOWN_OPENS, closes: UNKNOWN_CLOSES, hours: "unknown", listed: null }];
  }
  return listed
    .map((interval) => windowOf(interval))
    .sort((a, b) => a.opens - b.opens || b.closes - a.closes);
}

function windowOf(interval: OpenPeriod): OpenWindow {
  const { opens, closes } = interval;
  if (closes === null)
    return { opens, closes: OPEN_END_CLOSES, hours: "openEnded", listed: interval };
  return { opens, closes: closingOf(interval, closes), hours: "open", listed: interval };
}

/** The window a visit lies in, one with a listed end first; undefined when it lies in none. */
export function windowAround(
  windows: readonly OpenWindow[],
  begin: number,
  end: number,
): OpenWindow | undefined {
  const around = windows.filter(({ opens, closes }) => opens <= begin && end <= closes);
  return around.find(({ hours }) => hours !== "openEnded") ?? around[0];
}
