import type { PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import { lastPourText } from "../../schedule/last-pour.ts";
import { clockText, durationText, uncapital } from "../../schedule/wording.ts";
import { isGroup } from "../../trips/trip-party.ts";
import { withHoursAge } from "../../winery/fact-age.ts";
import { formatDayHours, weekdayName } from "../../winery/opening-hours.ts";
import { formatPhone } from "../../winery/phone.ts";
import { feeLabel } from "../../winery/winery-labels.ts";
import {
  type ExportedDay,
  type ExportedTrip,
  type ExportedWinery,
  isAppointment,
  wineryOf,
} from "../exported-trip.ts";
import { oneLine } from "../well-formed-text.ts";
import { legNotices, legText, lunchText } from "./leg-words.ts";

/** The texts of one stop, for calendar, map file, text and mail. */
export type StopWords = ReturnType<typeof stopWords>;

/** Where the leg to a day's stop, or after the last one to the day's end, starts; counted from 0. */
export function leftAt(trip: ExportedTrip, day: ExportedDay, stop: number) {
  const { stops, meal, lunchPlace, ends } = day;
  const before = stops[stop - 1];
  const isFromTable = meal?.back === null && lunchPlace === (before?.wineryId ?? "before");
  if (meal && isFromTable) return { id: meal.key, name: oneLine(meal.name) };
  if (!before) return ends.from;
  return { id: before.wineryId, name: wineryOf(trip, before.wineryId).name };
}

/** "call (509) 522-1261". */
function contactText({ phone, reservationUrl, website }: ExportedWinery): string {
  if (phone) return `call ${formatPhone(phone)}`;
  const page = reservationUrl ?? website;
  return page ? `see ${page}` : "no number or website is on file";
}

/**
 * @param at the stop's place in its day, from 0.
 * @throws RangeError when the trip lacks its winery.
 */
export function stopWords(trip: ExportedTrip, day: ExportedDay, stop: PlannedStop, at: number) {
  const winery = wineryOf(trip, stop.wineryId);
  const from = leftAt(trip, day, at);
  const asks = stopAsks(stop, trip, day.index);
  const contact = contactText(winery);
  return {
    /** From 1, within its day. */
    number: at + 1,
    ...{ planned: stop, winery },
    /** "11 AM to noon". */
    time: `${clockText(stop.begin)} to ${clockText(stop.end)}`,
    isAppointment: isAppointment(trip, stop, day.index),
    leg: legWithTimes(stop, oneLine(from.name)),
    /** "Wait 10 min at the door"; null without a wait. */
    wait: stop.waitMinutes > 0 ? `Wait ${durationText(stop.waitMinutes)} at the door` : null,
    hours: hoursText(day, stop, { winery, today: trip.today }),
    /** Reasons to ask before going: "Book first", "Hours not known, ask first". */
    asks,
    contact,
    /** What to do before going, and about the leg: "Book first: call (509) 522-1261". */
    notices: [
      ...(asks.length > 0 ? [`${asks.join(". ")}: ${contact}`] : []),
      ...otherNotices(stop),
      ...legNotices(trip, stop, from.id, stop.wineryId),
    ],
    /** "Lunch, 12:15 PM to 1 PM", if the break follows this visit. */
    lunch: day.lunchPlace === stop.wineryId ? lunchText(day) : null,
    /** "$15 tasting", "Ask about the tasting fee". */
    fee: feeLabel(winery),
  };
}

/** "Leave Walla Walla at 10:43 AM: 12 min by car, 8.3 miles, there at 11 AM". */
function legWithTimes(stop: PlannedStop, from: string): string {
  const leave = stop.arrive - stop.parkMinutes - stop.legMinutes;
  return `Leave ${from} at ${clockText(leave)}: ${legText(stop)}, there at ${clockText(stop.arrive)}`;
}

/** "Open Saturday 11 AM – 5 PM", old ones with their date, "Saturday by appointment"; null if unknown. */
function hoursText(
  { weekday, date }: PlannedDay,
  { opening, notices }: PlannedStop,
  { winery, today }: { readonly winery: ExportedWinery; readonly today: string },
): string | null {
  if (notices.some(({ code }) => code === "byAppointment")) {
    return `${weekdayName(weekday)} by appointment`;
  }
  if (!opening) return null;
  // Also "from 11 AM", without an end.
  const text = `Open ${weekdayName(weekday)} ${uncapital(formatDayHours([opening]))}`;
  return withHoursAge(text, winery, date ?? today);
}

/** Notices that ask the visitor to call or book. */
const ASKS: Readonly<Record<string, string>> = {
  unknownHours: "Hours not known, ask first",
  byAppointment: "By appointment that day, ask first",
  bookFirst: "Book first",
  openEnded: "Closing time not known, ask first",
};

/** What an appointment has settled. */
const IS_BOOKED: ReadonlySet<string> = new Set(["bookFirst", "byAppointment"]);

/** Reasons to ask a winery before going; an appointment counts as booked. */
export function stopAsks(
  stop: PlannedStop,
  { pins, guests }: Pick<ExportedTrip, "pins" | "guests">,
  day: number,
): string[] {
  const booked = isAppointment({ pins }, stop, day);
  const asks = stop.notices.flatMap(({ code, text }) => {
    if (code === "holiday") return [text];
    const ask = booked && IS_BOOKED.has(code) ? undefined : ASKS[code];
    return ask ? [ask] : [];
  });
  return isGroup(guests) ? [...asks, `Call ahead for groups, you are ${guests}`] : asks;
}

/** The notices beside `stopAsks` and `legNotices`; the assumed closing time is told with both. */
function otherNotices(stop: PlannedStop): string[] {
  const others = stop.notices.filter(
    ({ code }) =>
      code === "openEnded" || (code !== "holiday" && code !== "ferry" && !(code in ASKS)),
  );
  return [...others.map(({ text }) => text), lastPourText(stop) ?? []].flat();
}
