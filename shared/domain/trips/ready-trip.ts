/** Ready-made trips: how long they are, and what a stay at one base asks of the schedule. */
import type { PlanRequest } from "../schedule/plan-request.ts";
import { counted } from "../text/words.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import { addDays, type CalendarDate, nextWeekday } from "./calendar-date.ts";
import { daysFor, hoursOfAnswer, isHalfDay } from "./trip-rules.ts";

/** The days at one base, as the content has them. */
export interface ReadyStay {
  readonly base: string;
  /** An answer of the trip form. */
  readonly timeAvailable: string;
  readonly wineriesPerDay: number;
  readonly startWeekday: Weekday;
}

/** What a stay asks of the schedule; each of its wineries is to be visited. */
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

/** How long a trip is, over all its stays: "Half a day", "One day", "Five days". */
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

/** The next such weekday after a day, which is itself too late to set out. */
export const nextDateOn = (weekday: Weekday, today: CalendarDate): CalendarDate =>
  nextWeekday(weekday, addDays(today, 1));
