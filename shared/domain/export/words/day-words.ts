import type { PlannedDay } from "#shared/api/trips/plan.ts";
import { clockText, durationText } from "../../schedule/wording.ts";
import { formatLongDate } from "../../trips/calendar-date.ts";
import { weekdayName } from "../../winery/opening-hours.ts";
import type { ExportedDay, ExportedTrip } from "../exported-trip.ts";
import { legNotices, legText, lunchText, milesText } from "./leg-words.ts";
import { placeWords } from "./place-words.ts";
import { leftAt, stopWords } from "./stop-words.ts";

/** The texts of one day. */
export type DayWords = ReturnType<typeof dayWords>;

/**
 * @param day counted from 0.
 * @throws RangeError when the plan has no such day, or the trip lacks one of its wineries.
 */
export function dayWords(trip: ExportedTrip, day: number) {
  const [found, ends] = [trip.plan.days[day], trip.ends[day]];
  if (!found || !ends) throw new RangeError("The plan has no such day.");
  const planned: ExportedDay = { ...found, index: day, ends };
  /** "Saturday, December 5, 2026", or "A Saturday" in a plan without a date. */
  const title = planned.date ? formatLongDate(planned.date) : `A ${weekdayName(planned.weekday)}`;
  const lunch = lunchText(planned);
  const left = leftAt(trip, planned, planned.stops.length);
  return {
    planned,
    /** From 1. */
    number: day + 1,
    title,
    /** "Day 1: Thursday, November 26, 2026 (Thanksgiving Day)". */
    heading: `Day ${day + 1}: ${title}${planned.holiday ? ` (${planned.holiday})` : ""}`,
    /** "Thanksgiving Day"; null on other days. */
    holiday: planned.holiday,
    summary: summaryText(planned),
    /** A break before leaving. */
    lunchBefore: planned.lunchPlace === "before" ? lunch : null,
    stops: planned.stops.map((stop, at) => stopWords(trip, planned, stop, at)),
    back: backText(planned, left.name),
    backNotices: planned.back ? legNotices(trip, planned.back, left.id, ends.to.id) : [],
    /** A break after the return. */
    lunchAfter: planned.lunchPlace === "after" ? lunch : null,
    /** Where to eat and sleep; lunch only if the plan has no time for it. */
    places: placeWords(trip.places?.[day], { withLunch: planned.meal === null }),
  };
}

/** "Leave Walla Walla at 10:43 AM, back at 4:10 PM: 45 min of driving, 32 miles". */
function summaryText({ leaveAt, backAt, driveMinutes, miles, from, to }: PlannedDay) {
  if (leaveAt === null || backAt === null) return null;
  const drive = `${durationText(driveMinutes)} of driving, ${milesText(miles)}`;
  const end = from === to ? "back" : `in ${to}`;
  return `Leave ${from} at ${clockText(leaveAt)}, ${end} at ${clockText(backAt)}: ${drive}`;
}

/** "Leave L'Ecole at 3:55 PM: 15 min by car, 9 miles, back in Walla Walla at 4:10 PM". */
function backText({ back, backAt, stops, from, to }: PlannedDay, left: string): string | null {
  // The summary says everything about a day without stops.
  if (!back || backAt === null || stops.length === 0) return null;
  const leave = clockText(backAt - back.legMinutes);
  const arrival = from === to ? `back in ${to}` : `in ${to}`;
  return `Leave ${left} at ${leave}: ${legText(back)}, ${arrival} at ${clockText(backAt)}`;
}
