import { site } from "#shared/site.ts";
import { instantInWashington } from "../../schedule/clock.ts";
import { LUNCH_MINUTES } from "../../schedule/problem.ts";
import { addDays, type CalendarDate } from "../../trips/calendar-date.ts";
import type { TakenTrip } from "../taken-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";
import { type PlaceWords, placeWords } from "../words/place-words.ts";
import { escapeText, utcInstant } from "./content-lines.ts";

const MAX_TITLE = 120;

/** The part of an event's id that says whose it is; it never changes, wherever the site stands. */
export const UID_DOMAIN = site.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/**
 * Where a day eats and sleeps, an event each: lunch at its time where the plan has one, the others on
 * the date as a whole, taking no time from the day.
 */
export function placeEvents(trip: TakenTrip, date: CalendarDate, day: number): string[][] {
  const { lunchAt = null, meal = null } = trip.plan.days[day] ?? {};
  const isTimed = lunchAt !== null && meal !== null;
  const at = (minutes: number) => utcInstant(instantInWashington(date, minutes));
  const wholeDay = [
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    "TRANSP:TRANSPARENT",
  ];
  const atLunch = [`DTSTART:${at(lunchAt ?? 0)}`, `DTEND:${at((lunchAt ?? 0) + LUNCH_MINUTES)}`];
  return placeWords(trip.places?.[day], { withLunch: true }).map((words) =>
    eventLines(trip, words, {
      id: `day-${day + 1}-${words.kind}`,
      when: words.kind === "lunch" && isTimed ? atLunch : wholeDay,
    }),
  );
}

const basic = (date: CalendarDate) => date.replaceAll("-", "");

function eventLines(
  trip: TakenTrip,
  { place, text }: PlaceWords,
  { id, when }: { readonly id: string; readonly when: readonly string[] },
): string[] {
  const changed = utcInstant(new Date(trip.changedAt));
  const at = [place.name, place.address, `${place.town}, WA`].filter(Boolean).join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:${trip.id}-${id}@${UID_DOMAIN}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${trip.version}`,
    ...when,
    `SUMMARY:${escapeText(cappedText(text, MAX_TITLE))}`,
    `LOCATION:${escapeText(oneLine(at))}`,
    "STATUS:TENTATIVE",
    ...(trip.url ? [`URL:${trip.url}`] : []),
    "END:VEVENT",
  ];
}
