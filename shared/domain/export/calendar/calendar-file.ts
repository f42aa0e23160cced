import { site } from "#shared/site.ts";
import { positionOf } from "../../places/position.ts";
import { instantInWashington } from "../../schedule/clock.ts";
import { LUNCH_MINUTES } from "../../schedule/problem.ts";
import { addressLines } from "../../site/directions.ts";
import { addDays, type CalendarDate } from "../../trips/calendar-date.ts";
import { formatPhone } from "../../winery/phone.ts";
import { type ExportedTrip, hasDates } from "../exported-trip.ts";
import { asLines, cappedText, oneLine } from "../well-formed-text.ts";
import { type DayWords, dayWords } from "../words/day-words.ts";
import { placeWords } from "../words/place-words.ts";
import type { StopWords } from "../words/stop-words.ts";
import { escapeText, foldLines, utcInstant } from "./content-lines.ts";

/** How often subscribed calendars should reload. */
const REFRESH = "PT6H";
const MAX_TITLE = 120;

/**
 * The plan as a calendar (RFC 5545, RFC 7986), `text/calendar; charset=utf-8`, with an event for
 * each stop and place to eat or sleep. Times are UTC, for calendars in any time zone. Event ids are
 * stable and the sequence is the trip's version, so that reloading updates events instead of
 * duplicating them.
 *
 * @returns null if no stop has a date.
 * @throws RangeError when the trip lacks a winery of its plan.
 */
export function calendarFile(trip: ExportedTrip): string | null {
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

function stopEvents(trip: ExportedTrip, date: CalendarDate, day: number): string[][] {
  const words = dayWords(trip, day);
  return words.stops.map((stop) => {
    const { planned, winery, isAppointment } = stop;
    const at = (minutes: number) => utcInstant(instantInWashington(date, minutes));
    const position = winery.locationIsApproximate ? null : positionOf(winery);
    return eventLines(trip, {
      id: winery.id,
      when: [`DTSTART:${at(planned.begin)}`, `DTEND:${at(planned.end)}`],
      summary: isAppointment ? `Appointment: ${winery.name}` : winery.name,
      location: oneLine([winery.name, ...addressLines(winery)].join(", ")),
      more: [
        ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
        `DESCRIPTION:${escapeText(stopDescription(words, stop, trip))}`,
        `CATEGORIES:${isAppointment ? "Appointment" : "Winery visit"}`,
      ],
      isConfirmed: isAppointment,
    });
  });
}

/** One fact per line; the last stop of a day also has the drive back. */
function stopDescription(day: DayWords, stop: StopWords, { url }: ExportedTrip): string {
  const { winery } = stop;
  const isFirst = stop.number === 1;
  const isLast = stop.number === day.stops.length;
  return asLines([
    isFirst && day.lunchBefore,
    stop.leg,
    stop.wait,
    stop.isAppointment ? `Your appointment: ${stop.time}` : null,
    ...stop.notices,
    stop.hours ?? "Hours not available",
    stop.fee,
    winery.phone && `Phone: ${formatPhone(winery.phone)}`,
    winery.website && `Website: ${winery.website}`,
    stop.lunch,
    ...(isLast ? [day.back, ...day.backNotices, day.lunchAfter] : []),
    url && `The whole plan: ${url}`,
    "Planned, not booked: confirm with the winery before you go.",
  ]);
}

/** Events for places to eat and sleep: lunch at its time, others as free all-day events. */
function placeEvents(trip: ExportedTrip, date: CalendarDate, day: number): string[][] {
  const { lunchAt = null, meal = null } = trip.plan.days[day] ?? {};
  const at = (minutes: number) => utcInstant(instantInWashington(date, minutes));
  const wholeDay = [
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    "TRANSP:TRANSPARENT",
  ];
  const atLunch =
    lunchAt === null || meal === null
      ? wholeDay
      : [`DTSTART:${at(lunchAt)}`, `DTEND:${at(lunchAt + LUNCH_MINUTES)}`];
  return placeWords(trip.places?.[day], { withLunch: true }).map(({ kind, place, text }) =>
    eventLines(trip, {
      id: `day-${day + 1}-${kind}`,
      when: kind === "lunch" ? atLunch : wholeDay,
      summary: text,
      location: oneLine(
        [place.name, place.address, `${place.town}, WA`].filter(Boolean).join(", "),
      ),
    }),
  );
}

const basic = (date: CalendarDate) => date.replaceAll("-", "");

/** The same on every installation, so that event ids are stable. */
const UID_DOMAIN = site.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

interface CalendarEvent {
  /** Unique within the trip, and stable. */
  readonly id: string | number;
  /** Content lines with its time. */
  readonly when: readonly string[];
  readonly summary: string;
  readonly location: string;
  /** Further content lines. */
  readonly more?: readonly string[];
  /** Confirmed for appointments, otherwise tentative. */
  readonly isConfirmed?: boolean;
}

function eventLines(trip: ExportedTrip, event: CalendarEvent): string[] {
  const { id, when, summary, location, more = [], isConfirmed = false } = event;
  const changed = utcInstant(new Date(trip.changedAt));
  return [
    "BEGIN:VEVENT",
    `UID:${trip.id}-${id}@${UID_DOMAIN}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${trip.version}`,
    ...when,
    `SUMMARY:${escapeText(cappedText(summary, MAX_TITLE))}`,
    `LOCATION:${escapeText(location)}`,
    ...more,
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    ...(trip.url ? [`URL:${trip.url}`] : []),
    "END:VEVENT",
  ];
}
