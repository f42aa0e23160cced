/** Parses times of day: "after 5", "from 2 to 4", "at 10 or 11". */
import { type Item, wordOf } from "./phrases.ts";
import type { TimeCriterion } from "./term.ts";
import type { Meaning } from "./vocabulary.ts";

export const CLOCK = /^\d{1,2}(?:[:.]\d{2})?$/;

/** A time of day: "5", "5:30 pm", "noon". */
interface Clock {
  readonly minutes: (how: TimeCriterion["is"], half?: "am" | "pm" | null) => number | null;
  readonly half: "am" | "pm" | null;
  readonly items: number;
  /** "Noon". */
  readonly isNamed: boolean;
}

function clockAt([at, next, last]: readonly Item[]): Clock | null {
  if (at?.meaning?.is === "minute") {
    const { minutes } = at.meaning;
    return { minutes: () => minutes, half: null, items: 1, isNamed: true };
  }
  const word = wordOf(at);
  if (!CLOCK.test(word)) return null;
  if (next?.phrase === "in" && last?.meaning?.is === "clock") {
    // "8 in the evening".
    const half = last.meaning.time.is === "before" ? "am" : "pm";
    return { minutes: (how) => minutesOf(word, half, how), half, items: 3, isNamed: false };
  }
  const said = next?.meaning?.is === "half day" ? next.meaning.half : null;
  return {
    minutes: (how, half = said) => minutesOf(word, half, how),
    half: said,
    items: said === null ? 1 : 2,
    isNamed: false,
  };
}

/** The word before a time, and how opening hours must relate to it. */
function leadOf([item]: readonly Item[]): TimeCriterion["is"] | null {
  if (item?.meaning?.is === "before a time") return item.meaning.how;
  return LOOSE.test(item?.phrase ?? "") ? "at" : null;
}

const LOOSE = /^(?:around|by|about)$/;

/** "5 pm", "5 in the evening", "around noon", "by 5 pm"; "around 3" may count something else. */
export function saysClock(items: readonly Item[]): boolean {
  const clock = clockAt(LOOSE.test(items[0]?.phrase ?? "") ? items.slice(1) : items);
  return clock !== null && (clock.isNamed || clock.half !== null);
}

/** How many items lead from the first of two times to the second; 0 where they are no range. */
function linkOf(
  [link, next]: readonly Item[],
  lead: "between" | TimeCriterion["is"] | null,
): number {
  if (link?.meaning?.is === "to") return 1;
  if (lead === "between") return link?.phrase === "and" ? 1 : 0;
  if (lead !== null && lead !== "at" && lead !== "after") return 0;
  const at = /^(?:and|but)$/.test(link?.phrase ?? "") ? 1 : 0;
  const how = leadOf([(at === 0 ? link : next) as Item]);
  return how === "until" || how === "before" ? at + 1 : 0;
}

/** "From 2 to 4", "between noon and 3", "11am-1pm", "after 5 and before 7", "from 10 until 2". */
export function readHours(items: readonly Item[]) {
  const lead = items[0]?.meaning?.is === "between" ? "between" : leadOf(items);
  const before = lead === null ? 0 : 1;
  const from = clockAt(items.slice(before));
  if (!from) return null;
  const link = linkOf(items.slice(before + from.items), lead);
  const until = link === 0 ? null : clockAt(items.slice(before + from.items + link));
  const to = until?.minutes("until") ?? null;
  if (!until || to === null) return null;
  const end = before + from.items + link + until.items;
  if (NO_HOURS.has(items[end]?.meaning?.is ?? "noise")) return null;
  const isAfter = lead === "after" || lead === "at";
  const starts = [
    from.minutes(isAfter ? lead : "at"),
    from.minutes("at", until.half),
    from.minutes("at"),
  ];
  const minutes = starts.find((start) => start !== null && start < to) ?? null;
  if (minutes === null) return null;
  // Two bare numbers may not be times.
  const isSure = before > 0 || [from, until].some(({ half, isNamed }) => half !== null || isNamed);
  return { time: { is: "at", minutes, to } as const, isSure, items: end };
}

/** "After 5", "until 7 pm", "at noon", "5:30 pm", "at 10 or 11". */
export function readClocks(items: readonly Item[]) {
  const how = leadOf(items);
  const is = how ?? "at";
  const before = how === null ? 0 : 1;
  const clock = clockAt(items.slice(before));
  const minutes = clock?.minutes(is) ?? null;
  if (!clock || minutes === null) return { times: [], isAny: false, items: 0 };
  const end = before + clock.items;
  const also = secondAt(items.slice(end), is);
  return {
    times: [{ is, minutes }, ...(also ? [{ is, minutes: also.minutes }] : [])],
    isAny: also !== null && items[end]?.phrase === "or",
    items: end + (also?.items ?? 0),
  };
}

/** "And 6" or "or 6" after another time. */
function secondAt(items: readonly Item[], how: TimeCriterion["is"]) {
  if (!/^(?:and|or)$/.test(items[0]?.phrase ?? "")) return null;
  const clock = clockAt(items.slice(1));
  const minutes = clock?.minutes(how) ?? null;
  if (!clock || minutes === null) return null;
  const after = items[1 + clock.items];
  const isTime = after === undefined || MAY_FOLLOW.has(after.meaning?.is ?? "name");
  return isTime ? { minutes, items: 1 + clock.items } : null;
}

/** What may follow a second time; other words may be what a number counts. */
const MAY_FOLLOW: ReadonlySet<Meaning["is"]> = new Set([
  ...(["noise", "days", "date", "weekend", "this", "next", "month", "place", "near"] as const),
]);

/** What may follow two numbers that are not hours. */
const NO_HOURS: ReadonlySet<Meaning["is"]> = new Set([
  ...(["unit", "dollars", "people", "month", "ordinal"] as const),
]);

/** Without "am" or "pm", 1 to 7 is in the afternoon; after words like "after", 8 to 11 too. */
function minutesOf(
  word: string,
  half: "am" | "pm" | null,
  how: TimeCriterion["is"],
): number | null {
  const [hours = 0, minutes = 0] = word.split(/[:.]/).map(Number);
  if (hours > 23 || minutes > 59) return null;
  if (half === "am") return (hours % 12) * 60 + minutes;
  const isEvening = how === "after" || how === "until" || how === "closing before";
  const isPm = half === "pm" || hours < 8 || (isEvening && hours < 12);
  return (isPm && hours < 12 ? hours + 12 : hours) * 60 + minutes;
}
