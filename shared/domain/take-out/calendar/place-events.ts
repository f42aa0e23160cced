import { instantInWashington } from "../../schedule/clock.ts";
import { LUNCH_MINUTES } from "../../schedule/problem.ts";
import { addDays, type CalendarDate } from "../../trips/calendar-date.ts";
import type { TakenTrip } from "../taken-trip.ts";
import { oneLine } from "../well-formed-text.ts";
import { placeWords } from "../words/place-words.ts";
import { utcInstant } from "./content-lines.ts";
import { eventLines } from "./event-lines.ts";

/**
 * Where a day eats and sleeps, an event each: lunch at its time where the plan has one, the others on
 * the date as a whole, taking no time from the day.
 */
export function placeEvents(trip: TakenTrip, date: CalendarDate, day: number): string[][] {
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
