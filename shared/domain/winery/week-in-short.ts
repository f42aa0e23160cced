import { type DayTexts, WEEKDAYS, type Weekday, weekdayName } from "./opening-hours.ts";

/**
 * A week of hours in as few phrases as say it all, neighbors with the same text in one:
 * "Mon–Wed Closed", "Thu–Sun 11 AM – 5 PM"; a week of one text is "Daily …", or that text alone
 * where it names no time.
 */
export function weekInShort(hours: DayTexts): string[] {
  const runs: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const run = runs.at(-1);
    if (run && run.text === hours[weekday]) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text: hours[weekday] });
  }
  const [only] = runs;
  if (runs.length === 1 && only) return [/\d/.test(only.text) ? `Daily ${only.text}` : only.text];
  return runs.map(({ first, last, text }) => {
    const days = first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`;
    return `${days} ${text}`;
  });
}

const shortName = (weekday: Weekday) => weekdayName(weekday).slice(0, 3);
