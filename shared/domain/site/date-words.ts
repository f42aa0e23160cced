/** Dates in words, without the browser's formats: the first of them holds a phone for some hundredths of a second. */

/** January first. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

interface DateWords {
  /** "November". */
  readonly month: string;
  readonly day: number;
  readonly year: number;
}

/**
 * The parts of an instant's date in UTC.
 *
 * @throws RangeError for what is no instant.
 */
export function dateWords(instant: number): DateWords {
  const at = new Date(instant);
  const month = MONTHS[at.getUTCMonth()];
  if (month === undefined) throw new RangeError("not a date");
  return { month, day: at.getUTCDate(), year: at.getUTCFullYear() };
}

/** "November 22, 2026", in UTC. */
export function longDate(instant: number): string {
  const { month, day, year } = dateWords(instant);
  return `${month} ${day}, ${year}`;
}
