import { format, lightFormat, subDays } from "date-fns";

/** Days between the printed date and today (spec §9 Other). */
const DAYS_BEFORE_TODAY = 16;

/**
 * The date an advertorial prints: 16 calendar days before `now` on the visitor's own calendar,
 * as in "November 5th, 2026" (spec §4 Published date), and the same day for `<time dateTime>`.
 */
export function advertorialDate(now: Date): { readonly text: string; readonly iso: string } {
  const day = subDays(now, DAYS_BEFORE_TODAY);
  return { text: format(day, "MMMM do, yyyy"), iso: lightFormat(day, "yyyy-MM-dd") };
}
