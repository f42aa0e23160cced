/** Times, durations and names as a visitor reads them. */

import { type CalendarDate, formatLongDate } from "../trips/calendar-date.ts";

/** "10 AM", "4:35 PM", "noon", "midnight" for minutes after midnight. */
export function clockText(minutes: number): string {
  const ofDay = minutes % (24 * 60);
  if (ofDay === 0) return "midnight";
  if (ofDay === 12 * 60) return "noon";
  const hour = Math.floor(ofDay / 60);
  const minute = ofDay % 60;
  const shown = `${hour % 12 || 12}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}`;
  return `${shown} ${hour < 12 ? "AM" : "PM"}`;
}

/** "45 min", "1 h", "1 h 50 min". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "Saturday, December 5": the year goes without saying. */
export function dateText(date: CalendarDate): string {
  return formatLongDate(date).replace(/, \d{4}$/, "");
}

/** "A", "A and B", "A, B and C". */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
