/** Ready-made trips: their length, and the plan requests of their stays. */
import type { ReadyTripSummary } from "#shared/api/ready-trips.ts";
import type { PlanRequest } from "../schedule/plan-request.ts";
import { counted } from "../text/words.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import { addDays, type CalendarDate, nextWeekday } from "./calendar-date.ts";
import { daysFor, hoursOfAnswer, isHalfDay } from "./trip-rules.ts";

/** The days at one base. */
export type ReadyStay = Omit<ReadyTripSummary["stays"][number], "drivingDistance" | "wineries">;

export function requestOfStay(stay: ReadyStay, wineries: readonly number[]): PlanRequest {
  const { base, timeAvailable, wineriesPerDay, startWeekday } = stay;
  return {
    base,
    wineries,
    days: daysFor(timeAvailable),
    wineriesPerDay,
    startWeekday,
    ...hoursOfAnswer(timeAvailable),
  };
}

/** The length of a trip: "Half a day", "One day", "Five days". */
export function lengthOfTrip(stays: readonly Pick<ReadyStay, "timeAvailable">[]): string {
  const [first] = stays;
  if (stays.length === 1 && first && isHalfDay(first.timeAvailable)) return "Half a day";
  const days = stays.reduce((sum, { timeAvailable }) => sum + daysFor(timeAvailable), 0);
  return LENGTHS[days] ?? counted(days, "day");
}

const LENGTHS: Readonly<Record<number, string>> = {
  1: "One day",
  2: "Two days",
  3: "Three days",
  4: "Four days",
  5: "Five days",
  6: "Six days",
};

/** The next such weekday after today. */
export const nextDateOn = (weekday: Weekday, today: CalendarDate): CalendarDate =>
  nextWeekday(weekday, addDays(today, 1));
