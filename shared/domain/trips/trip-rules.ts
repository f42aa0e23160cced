/** The meaning of the trip form's answers (spec §3, §5, §9). */
import { HALF_DAY } from "../schedule/plan-request.ts";
import { TIMES_AVAILABLE } from "./trip-options.ts";

/** The number of days; the order of the checks is a product rule (spec §5, derived days). */
export function daysFor(timeAvailable: string): number {
  if (timeAvailable.includes("Full day")) return 1;
  if (timeAvailable.includes("2")) return 2;
  if (timeAvailable.includes("3")) return 3;
  return 1;
}

export const isHalfDay = (timeAvailable: string): boolean => timeAvailable.includes("Half day");

/** The hours of a half day; otherwise none. */
export function hoursOfAnswer(timeAvailable: string | null | undefined): {
  readonly dayStart?: number;
  readonly dayEnd?: number;
} {
  if (!isHalfDay(timeAvailable ?? "")) return {};
  return { dayStart: HALF_DAY.start, dayEnd: HALF_DAY.end };
}

/** The form's answer for so many days, or for the most it can ask; of several, the last. */
export function timeFor(days: number): string {
  const options = TIMES_AVAILABLE.map(({ value }) => value);
  return options.findLast((value) => daysFor(value) === days) ?? options.at(-1) ?? "";
}

/** Most wineries a trip has room for (spec §9 Picker rules). */
export const maxSelectable = (trip: { readonly days: number; readonly wineriesPerDay: number }) =>
  trip.days * trip.wineriesPerDay;

/** The parts of a comma-separated text, trimmed, empty ones dropped (spec §3). */
export function splitList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
