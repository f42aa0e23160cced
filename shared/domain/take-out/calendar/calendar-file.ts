import { site } from "#shared/site.ts";
import { positionOf } from "../../places/position.ts";
import { instantInWashington } from "../../schedule/clock.ts";
import type { CalendarDate } from "../../trips/calendar-date.ts";
import { hasDates, type TakenTrip } from "../taken-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";
import { type DayWords, dayWords } from "../words/day-words.ts";
import type { StopWords } from "../words/stop-words.ts";
import { escapeText, foldLines, utcInstant } from "./content-lines.ts";
import { placeEvents, UID_DOMAIN } from "./place-events.ts";
import { locationText, stopDescription } from "./stop-description.ts";

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
    date === null ? [] : [...dayEvents(trip, date, day), ...placeEvents(trip, date, day)],
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

function dayEvents(trip: TakenTrip, date: CalendarDate, day: number): string[][] {
  const words = dayWords(trip, day);
  return words.stops.map((stop, index) => {
    const planned = trip.plan.days[day]?.stops[index];
    const at = (minutes = 0) => utcInstant(instantInWashington(date, minutes));
    return eventLines(trip, words, stop, { start: at(planned?.begin), end: at(planned?.end) });
  });
}

function eventLines(
  trip: TakenTrip,
  day: DayWords,
  stop: StopWords,
  { start, end }: { readonly start: string; readonly end: string },
): string[] {
  const { winery, isAppointment } = stop;
  const name = cappedText(winery.name, MAX_TITLE);
  const changed = utcInstant(new Date(trip.changedAt));
  const position = winery.locationIsApproximate ? null : positionOf(winery);
  return [
    "BEGIN:VEVENT",
    `UID:${trip.id}-${winery.id}@${UID_DOMAIN}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${trip.version}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${escapeText(isAppointment ? `Appointment: ${name}` : name)}`,
    `LOCATION:${escapeText(locationText(stop))}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `DESCRIPTION:${escapeText(stopDescription(day, stop, trip))}`,
    // A visit at a time the visitor has agreed on stands; any other is a plan.
    `STATUS:${isAppointment ? "CONFIRMED" : "TENTATIVE"}`,
    `CATEGORIES:${isAppointment ? "Appointment" : "Winery visit"}`,
    ...(trip.url ? [`URL:${trip.url}`] : []),
    "END:VEVENT",
  ];
}
