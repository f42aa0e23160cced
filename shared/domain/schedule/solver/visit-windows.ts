import type { HoursKnown } from "#shared/api/trips/plan.ts";
import { type HasHours, hoursOnDay } from "../../winery/dated-hours.ts";
import { closingOf, type OpenPeriod } from "../../winery/opening-hours.ts";
import { type DayFrame, OPEN_END_CLOSES, UNKNOWN_CLOSES, UNKNOWN_OPENS } from "../problem.ts";

/** More minutes than any day has; a few of them still add up within 32 bits. */
export const NEVER = 1_000_000;

/** When a visit or a break of `minutes` may begin. */
export interface BeginWindow {
  readonly from: number;
  readonly until: number;
  readonly minutes: number;
}

/** A period that can contain whole visits. */
export interface OpenWindow {
  readonly opens: number;
  /** 17:00 for an open end and for unknown hours. */
  readonly closes: number;
  readonly hours: HoursKnown;
  /** Null for unknown hours. */
  readonly listed: OpenPeriod | null;
}

/**
 * When a stop may be visited on a day, in order of opening; empty if it is closed. Hours past
 * midnight belong to the day they began, whether listed as 1500 or as 60.
 */
export function openWindows(stop: HasHours, day: Pick<DayFrame, "date" | "weekday">): OpenWindow[] {
  const listed = hoursOnDay(stop, day);
  if (listed == null) {
    return [{ opens: UNKNOWN_OPENS, closes: UNKNOWN_CLOSES, hours: "unknown", listed: null }];
  }
  return listed
    .map((period): OpenWindow => {
      const { opens, closes } = period;
      return closes === null
        ? { opens, closes: OPEN_END_CLOSES, hours: "openEnded", listed: period }
        : { opens, closes: closingOf(period, closes), hours: "open", listed: period };
    })
    .sort((a, b) => a.opens - b.opens || b.closes - a.closes);
}

/** The window a visit lies in, preferably one with a listed end. */
export function windowAround(
  windows: readonly OpenWindow[],
  begin: number,
  end: number,
): OpenWindow | undefined {
  const around = windows.filter(({ opens, closes }) => opens <= begin && end <= closes);
  return around.find(({ hours }) => hours !== "openEnded") ?? around[0];
}
