/** Times, durations and lists for visitors. */

import { intlFormat, parseISO } from "date-fns";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { formatTime } from "../winery/opening-hours.ts";

/** "10 AM", "4:35 PM", "noon", "midnight", within a sentence. */
export function clockText(minutes: number): string {
  const time = formatTime(minutes);
  return /^\d/.test(time) ? time : time.toLowerCase();
}

/** "45 min", "1 h", "1 h 50 min". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "12 min more driving", "no more waiting". */
export function moreText(minutes: number, of = "driving"): string {
  if (minutes === 0) return `no more ${of}`;
  return `${durationText(Math.abs(minutes))} ${minutes > 0 ? "more" : "less"} ${of}`;
}

/** "Saturday, December 5". */
export function dateText(date: CalendarDate): string {
  const parts = { weekday: "long", month: "long", day: "numeric" } as const;
  return intlFormat(parseISO(date), parts, { locale: "en-US" });
}

export const capital = (text: string): string =>
  text.replace(/^./, (letter) => letter.toUpperCase());

export const uncapital = (text: string): string =>
  text.replace(/^./, (letter) => letter.toLowerCase());

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "no", "one", "nine"; more in digits. */
export const numberText = (count: number): string => SMALL[count] ?? String(count);
