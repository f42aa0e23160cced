import type { PlannedDay } from "../../schedule/plan.ts";
import { clockText, durationText } from "../../schedule/wording.ts";
import { formatLongDate } from "../../trips/calendar-date.ts";
import { weekdayName } from "../../winery/opening-hours.ts";
import { type ExportedTrip, endsOf } from "../exported-trip.ts";
import { legNotices, legText, lunchText, milesText } from "./leg-words.ts";
import { type PlaceWords, placeWords } from "./place-words.ts";
import { leftAt, type StopWords, stopWords } from "./stop-words.ts";

/** The texts of one day. */
export interface DayWords {
  /** From 1. */
  readonly number: number;
  /** "Saturday, December 5, 2026", or "A Saturday" in a plan without a date. */
  readonly title: string;
  /** "Thanksgiving Day"; null on other days. */
  readonly holiday: string | null;
  /** "Leave Walla Walla at 10:43 AM, back at 4:10 PM: 45 min of driving, 32 miles". */
  readonly summary: string | null;
  /** A break before leaving. */
  readonly lunchBefore: string | null;
  readonly stops: readonly StopWords[];
  /** "Leave L'Ecole at 3:55 PM: 15 min by car, 9 miles, back in Walla Walla at 4:10 PM". */
  readonly back: string | null;
  readonly backNotices: readonly string[];
  /** A break after the return. */
  readonly lunchAfter: string | null;
  /** Where to eat and sleep; lunch only if the plan has no time for it. */
  readonly places: readonly PlaceWords[];
}

/**
 * @param day counted from 0.
 * @throws RangeError when the plan has no such day, or the trip lacks one of its wineries.
 */
export function dayWords(trip: ExportedTrip, day: number): DayWords {
  const planned = trip.plan.days[day];
  if (!planned) throw new RangeError("The plan has no such day.");
  const stops = planned.stops.map((_, stop) => stopWords(trip, { day, stop }));
  const lunch = lunchText(planned);
  return {
    number: day + 1,
    title: planned.date ? formatLongDate(planned.date) : `A ${weekdayName(planned.weekday)}`,
    holiday: planned.holiday,
    summary: summaryText(trip, day),
    lunchBefore: planned.lunchPlace === "before" ? lunch : null,
    stops,
    back: backText(trip, day),
    backNotices: planned.back
      ? legNotices(
          trip,
          planned.back,
          leftAt(trip, { day, stop: planned.stops.length }).id,
          endsOf(trip, day).to.id,
        )
      : [],
    lunchAfter: planned.lunchPlace === "after" ? lunch : null,
    places: placeWords(trip.places?.[day], { withLunch: planned.meal === null }),
  };
}

function summaryText(trip: ExportedTrip, day: number): string | null {
  const planned = trip.plan.days[day];
  if (!planned || planned.leaveAt === null || planned.backAt === null) return null;
  const { leaveAt, backAt, driveMinutes, miles, from, to } = planned;
  const drive = `${durationText(driveMinutes)} of driving, ${milesText(miles)}`;
  const end = from === to ? "back" : `in ${to}`;
  return `Leave ${from} at ${clockText(leaveAt)}, ${end} at ${clockText(backAt)}: ${drive}`;
}

const arrival = ({ from, to }: Pick<PlannedDay, "from" | "to">): string =>
  from === to ? `back in ${to}` : `in ${to}`;

function backText(trip: ExportedTrip, day: number): string | null {
  const planned = trip.plan.days[day];
  // The summary says everything about a day without stops.
  if (!planned?.back || planned.backAt === null || planned.stops.length === 0) return null;
  const { name } = leftAt(trip, { day, stop: planned.stops.length });
  const { back, backAt } = planned;
  const leave = clockText(backAt - back.legMinutes);
  return `Leave ${name} at ${leave}: ${legText(back)}, ${arrival(planned)} at ${clockText(backAt)}`;
}
