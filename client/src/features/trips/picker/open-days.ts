/** Short texts of a card: opening days and drives. */

import { counted, plural } from "#shared/domain/text/words.ts";
import { addDays, weekdayOf } from "#shared/domain/trips/calendar-date.ts";
import { aboutMinutes, formatMinutes } from "#shared/domain/trips/drive-text.ts";
import { type HasHours, hoursOn, inSeasonOn } from "#shared/domain/winery/dated-hours.ts";
import { type DayHours, WEEKDAYS, type Weekday } from "#shared/domain/winery/opening-hours.ts";
import { NO_HOURS } from "#shared/domain/winery/winery-labels.ts";
import type { DriveFromBase } from "./drive-queries.ts";

const shortName = (weekday: Weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1, 3);

const isOpen = (day: DayHours | undefined) => (day?.length ?? 0) > 0;
const isByAppointment = (day: DayHours | undefined) => day === null;

/** "Open daily", "Open Fri–Sun, else by appointment": in the season of the trip's first day, if it has one. */
export function openDays(place: HasHours, startDate?: string): string {
  const weekly = (startDate ? inSeasonOn(place, startDate) : place).openingHours;
  if (weekly === null) return NO_HOURS;
  const open = WEEKDAYS.filter((weekday) => isOpen(weekly[weekday]));
  const someByAppointment = WEEKDAYS.some((weekday) => isByAppointment(weekly[weekday]));
  if (open.length === 0) return someByAppointment ? "By appointment only" : "Closed all week";
  const days = open.length === WEEKDAYS.length ? "daily" : runsOf(open).join(", ");
  return someByAppointment ? `Open ${days}, else by appointment` : `Open ${days}`;
}

/** Joins consecutive days, across Sunday too: Thu–Mon. */
function runsOf(open: readonly Weekday[]): string[] {
  const isListed = (index: number) => {
    const weekday = WEEKDAYS[(index + WEEKDAYS.length) % WEEKDAYS.length];
    return weekday !== undefined && open.includes(weekday);
  };
  const starts = WEEKDAYS.flatMap((_, index) =>
    isListed(index) && !isListed(index - 1) ? [index] : [],
  );
  return starts.map((start) => {
    let length = 1;
    while (isListed(start + length)) length += 1;
    return runName(start, length);
  });
}

function runName(start: number, length: number): string {
  const name = (index: number) => shortName(WEEKDAYS[index % WEEKDAYS.length] ?? "monday");
  const [first, last] = [name(start), name(start + length - 1)];
  if (length === 1) return first;
  return length === 2 ? `${first}, ${last}` : `${first}–${last}`;
}

/** The hours on the trip's days; null if the hours or the first day are unknown. */
export function hoursOnTrip(
  place: HasHours,
  { startDate, days }: { readonly startDate?: string | undefined; readonly days: number },
) {
  if (!startDate) return null;
  const dates = Array.from({ length: days }, (_, day) => addDays(startDate, day));
  if (dates.some((date) => hoursOn(place, date) === undefined)) return null;
  const named = (test: (day: DayHours | undefined) => boolean) =>
    dates.filter((date) => test(hoursOn(place, date))).map((date) => shortName(weekdayOf(date)));
  const open = named(isOpen);
  const byAppointment = named(isByAppointment);
  const closed = named((day) => !isOpen(day) && !isByAppointment(day));
  const yours = plural(days, "your day");
  const parts = [
    open.length > 0 && `open ${open.join(", ")}`,
    byAppointment.length > 0 && `by appointment ${byAppointment.join(", ")}`,
    closed.length > 0 && `closed ${closed.join(", ")}`,
  ].filter(Boolean);
  const mixed = `On ${yours}: ${parts.join("; ")}`;
  const none = closed.length === days ? `Closed on ${yours} (${closed.join(", ")})` : mixed;
  return {
    text: open.length === days ? `Open on ${yours}` : none,
    isClosedOnSome: closed.length > 0,
    /** By appointment counts as open. */
    isClosedOnAll: closed.length === days,
  };
}

/** "4 miles away, about 10 min by car": whole miles as the crow flies (spec §9), and the drive once known. */
export function driveFrom(base: string, miles: number, drive: DriveFromBase | undefined): string {
  const away = miles === 0 ? "Less than a mile away" : `${counted(miles, "mile")} away`;
  if (!drive) return `${away} as the crow flies`;
  if (drive.minutes === null) return `No road leads here from ${base}`;
  const about = drive.estimated ? "roughly" : "about";
  const time = formatMinutes(aboutMinutes(drive.minutes));
  return `${away}, ${about} ${time} by car${drive.ferry ? " and ferry" : ""}`;
}
