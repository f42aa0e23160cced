/** Short texts of a card: opening days and drives. */

import { counted, plural } from "#shared/domain/text/words.ts";
import { addDays, weekdayOf } from "#shared/domain/trips/calendar-date.ts";
import { aboutMinutes, formatMinutes } from "#shared/domain/trips/drive-text.ts";
import {
  type HasHours,
  hoursOn,
  inSeasonOn,
  untoldHoliday,
} from "#shared/domain/winery/dated-hours.ts";
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
  const days = open.length === WEEKDAYS.length ? "daily" : daysText(open);
  return someByAppointment ? `Open ${days}, else by appointment` : `Open ${days}`;
}

/** Joins three or more days in a row, across Sunday too: "Thu–Mon", "Tue, Sat, Sun". */
function daysText(open: readonly Weekday[]): string {
  const isOpenAt = (at: number) => open.some((weekday) => weekday === WEEKDAYS.at(at));
  const first = WEEKDAYS.findIndex((_, at) => isOpenAt(at) && !isOpenAt(at - 1));
  const runs: string[][] = [[]];
  for (const weekday of [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)]) {
    if (open.includes(weekday)) runs.at(-1)?.push(shortName(weekday));
    else runs.push([]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run)).join(", ");
}

/** The hours on the trip's days, and holidays among them; null if the hours or the first day are unknown. */
export function hoursOnTrip(
  place: HasHours,
  { startDate, days }: { readonly startDate?: string | undefined; readonly days: number },
) {
  if (!startDate) return null;
  const hours = Array.from({ length: days }, (_, day) => {
    const date = addDays(startDate, day);
    return { date, on: hoursOn(place, date), name: shortName(weekdayOf(date)) };
  });
  if (hours.some(({ on }) => on === undefined)) return null;
  const named = (test: (day: DayHours | undefined) => boolean) =>
    hours.filter(({ on }) => test(on)).map(({ name }) => name);
  const closed = named((day) => !isOpen(day) && !isByAppointment(day));
  const kinds = { open: named(isOpen), "by appointment": named(isByAppointment), closed };
  const parts = Object.entries(kinds).flatMap(([kind, on]) =>
    on.length > 0 ? `${kind} ${on.join(", ")}` : [],
  );
  const yours = plural(days, "your day");
  const mixed = `On ${yours}: ${parts.join("; ")}`;
  const none = closed.length === days ? `Closed on ${yours} (${closed.join(", ")})` : mixed;
  const text = kinds.open.length === days ? `Open on ${yours}` : none;
  const holidays = hours.filter(({ date }) => untoldHoliday(place, date)).map(({ name }) => name);
  return {
    text: holidays.length > 0 ? `${text}; holiday ${holidays.join(", ")}: call first` : text,
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
