import { site } from "#shared/site.ts";
import { positionOf } from "../../places/position.ts";
import { instantInWashington } from "../../schedule/clock.ts";
import type { CalendarDate } from "../../trips/calendar-date.ts";
import { hasDates, type TakenTrip } from "../taken-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";
import { dayWords } from "../words/day-words.ts";
import { escapeText, foldLines, utcInstant } from "./content-lines.ts";
import { eventLines } from "./event-lines.ts";
import { placeEvents } from "./place-events.ts";
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
    const { winery, isAppointment } = stop;
    const planned = trip.plan.days[day]?.stops[index];
    const at = (minutes = 0) => utcInstant(instantInWashington(date, minutes));
    const position = winery.locationIsApproximate ? null : positionOf(winery);
    return eventLines(trip, {
      id: winery.id,
      when: [`DTSTART:${at(planned?.begin)}`, `DTEND:${at(planned?.end)}`],
      summary: isAppointment ? `Appointment: ${winery.name}` : winery.name,
      location: locationText(stop),
      more: [
        ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
        `DESCRIPTION:${escapeText(stopDescription(words, stop, trip))}`,
        `CATEGORIES:${isAppointment ? "Appointment" : "Winery visit"}`,
      ],
      isConfirmed: isAppointment,
    });
  });
}
