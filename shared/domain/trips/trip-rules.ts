/** What the trip form means: days, room for wineries, preferences (spec §3, §5, §9). */
import { HALF_DAY } from "../schedule/plan-request.ts";

/**
 * Trip length implied by the "time available" answer.
 *
 * The order of the checks is a product rule: "Full day (8 hours)" is tested first, and an answer
 * with neither a 2 nor a 3 in it is a one-day trip (spec §5, derived days).
 */
export function daysFor(timeAvailable: string): number {
  if (timeAvailable.includes("Full day")) return 1;
  if (timeAvailable.includes("2")) return 2;
  if (timeAvailable.includes("3")) return 3;
  return 1;
}

/** Whether the "time available" answer is that of an afternoon. */
export const isHalfDay = (timeAvailable: string): boolean => timeAvailable.includes("Half day");

/** The hours that follow from the "time available" answer: an afternoon's, or none of its own. */
export function hoursOfAnswer(timeAvailable: string | null | undefined): {
  readonly dayStart?: number;
  readonly dayEnd?: number;
} {
  if (!isHalfDay(timeAvailable ?? "")) return {};
  return { dayStart: HALF_DAY.start, dayEnd: HALF_DAY.end };
}

/** Most wineries a trip has room for (spec §9 Picker rules). */
export function maxSelectable(trip: {
  readonly days: number;
  readonly wineriesPerDay: number;
}): number {
  return trip.days * trip.wineriesPerDay;
}

/** The parts of a comma-separated text, trimmed, empty ones dropped (spec §3). */
export function splitList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
