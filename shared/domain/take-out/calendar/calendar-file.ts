import { site } from "#shared/site.ts";
import { hasDates, type TakenTrip } from "../taken-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";
import { placeEvents, stopEvents } from "./calendar-events.ts";
import { escapeText, foldLines } from "./content-lines.ts";

/** How often a calendar that subscribes should look again. */
const REFRESH = "PT6H";
const MAX_TITLE = 120;

/**
 * The plan as a calendar (RFC 5545, RFC 7986): one event a stop and a place to eat or sleep, its times as instants in UTC, so that
 * every calendar shows the same moment whatever its own zone. An event's id stays the same when its stop
 * moves to another day, and its sequence is the trip's version: a calendar that gets the file again
 * changes its events instead of doubling them. To be served as `text/calendar; charset=utf-8`.
 *
 * @returns null where no stop has a date: a calendar cannot hold "a Saturday", nor nothing (§3.6).
 * @throws RangeError when the trip lacks a winery of its plan.
 */
export function calendarFile(trip: TakenTrip): string | null {
  if (!hasDates(trip)) return null;
  const events = trip.plan.days.flatMap(({ date }, day) =>
    date === null ? [] : [...stopEvents(trip, date, day), ...placeEvents(trip, date, day)],
  );
  const name = escapeText(cappedText(oneLine(trip.title), MAX_TITLE));
  return foldLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.name)}//Trip planner//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${site.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flat(),
    "END:VCALENDAR",
  ]);
}
