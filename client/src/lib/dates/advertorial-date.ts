/** Days between the printed date and today (spec §9 Other). */
const DAYS_BEFORE_TODAY = 16;

/** The day of the month with its suffix: th for 4 to 20, else by the last digit (spec §9 Other). */
export function ordinalDay(day: number): string {
  if (day >= 4 && day <= 20) return `${day}th`;
  const suffixes: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
  return `${day}${suffixes[day % 10] ?? "th"}`;
}

/**
 * The date an advertorial prints: 16 calendar days before `now` on the visitor's own calendar,
 * as in "November 5th, 2026" (spec §4 Published date), and the same day for `<time dateTime>`.
 */
export function advertorialDate(now: Date): { readonly text: string; readonly iso: string } {
  // Counting days on the calendar, not milliseconds: a day that loses an hour is still one day.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_BEFORE_TODAY);
  const month = day.toLocaleDateString("en-US", { month: "long" });
  const pad = (part: number) => String(part).padStart(2, "0");
  return {
    text: `${month} ${ordinalDay(day.getDate())}, ${day.getFullYear()}`,
    iso: `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`,
  };
}
