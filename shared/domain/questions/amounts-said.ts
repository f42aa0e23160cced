/** Parses amounts: "within 20 minutes", "half an hour", "under $20", "$15 or less". */
import { type Item, wordOf } from "./phrases.ts";
import type { CriterionOf, NearCriterion } from "./term.ts";
import type { Meaning } from "./vocabulary.ts";

/** A distance in one of two units. */
export type Far = Pick<NearCriterion, "miles" | "minutes">;

/** What was read, and how many items it took. */
interface Said<T> {
  readonly said: T;
  readonly items: number;
}

/** The number an item stands for; null for anything else. */
export function numberOf(item: Item | undefined): number | null {
  const word = wordOf(item);
  return /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null;
}

const is = (item: Item | undefined) => item?.meaning?.is;

/** "Within 20 minutes", "30 miles", "half an hour". */
export function readDistance(items: readonly Item[]): Said<Far> | null {
  const start = is(items[0]) === "less" || is(items[0]) === "up to" ? 1 : 0;
  // "10-15 minutes" counts as 15.
  const isRange = is(items[start + 1]) === "to" && numberOf(items[start]) !== null;
  const at = isRange && is(items[start + 3]) === "unit" ? start + 2 : start;
  const [amount, next] = items.slice(at);
  const number = numberOf(amount);
  if (amount?.meaning?.is === "drive") {
    return { said: { miles: null, minutes: amount.meaning.minutes }, items: at + 1 };
  }
  if (number !== null && next?.meaning?.is === "unit") {
    return { said: inUnit(number, next.meaning), items: at + 2 };
  }
  // "An hour from Seattle", but neither "Syncline hours" nor "happy hour".
  const isOne = amount?.phrase === "hour" && (start === 1 || TO_THERE.test(next?.phrase ?? ""));
  if (isOne && amount?.meaning?.is === "unit") {
    return { said: inUnit(1, amount.meaning), items: at + 1 };
  }
  return null;
}

/** Words between a distance and the place it is measured from. */
const TO_THERE = /^(?:from|of|away|out|outside|drive|driving|north|south|east|west)\b/;

function inUnit(count: number, { unit, each }: { unit: "minutes" | "miles"; each: number }): Far {
  const amount = Math.round(count * each);
  return unit === "minutes" ? { miles: null, minutes: amount } : { miles: amount, minutes: null };
}

/** A dollar amount at an index, with or without the sign. */
function dollarsAt(items: readonly Item[], start: number) {
  const isSigned = items[start]?.phrase === "$";
  const at = isSigned ? start + 1 : start;
  const dollars = numberOf(items[at]);
  if (dollars === null) return null;
  const isNamed = is(items[at + 1]) === "dollars" || (!isSigned && items[at + 1]?.phrase === "$");
  return { dollars, isMoney: isSigned || isNamed, end: at + (isNamed ? 2 : 1) };
}

type Fee = CriterionOf<"fee">;

/** "$10-20", "between 10 and 20 dollars". */
function readRange(items: readonly Item[]): Said<Fee> | null {
  const first = dollarsAt(items, is(items[0]) === "between" ? 1 : 0);
  const link = first && items[first.end];
  if (!first || !(is(link ?? undefined) === "to" || link?.phrase === "and")) return null;
  const last = dollarsAt(items, first.end + 1);
  if (!last || !(first.isMoney || last.isMoney)) return null;
  const [over, below] = [first.dollars, last.dollars];
  return { said: { is: "fee", below, over, isIncluded: true }, items: last.end };
}

/** How the words before or after an amount bound it. */
const BOUNDS: Readonly<Record<string, { readonly isOver: boolean; readonly isIncluded: boolean }>> =
  {
    less: { isOver: false, isIncluded: false },
    "up to": { isOver: false, isIncluded: true },
    more: { isOver: true, isIncluded: false },
    "and up": { isOver: true, isIncluded: true },
  };

/** "Under $20", "less than 15 dollars", "over 30", "$15 or less", "$10-20". */
export function readFee(items: readonly Item[]): Said<Fee> | null {
  const range = readRange(items);
  if (range) return range;
  const before = BOUNDS[is(items[0]) ?? ""];
  const amount = dollarsAt(items, before ? 1 : 0);
  if (!amount) return null;
  const after = items[amount.end];
  // "Over 100 acres", "under 10 people".
  const isElse = after?.meaning === null || is(after) === "people";
  if (!amount.isMoney && (!before || isElse)) return null;
  const behind = before ? undefined : BOUNDS[is(after) ?? ""];
  const { isOver, isIncluded } = before ?? behind ?? { isOver: false, isIncluded: true };
  const bounds = isOver
    ? { below: null, over: amount.dollars }
    : { below: amount.dollars, over: null };
  const said: Fee = { is: "fee", ...bounds, ...(isIncluded && { isIncluded }) };
  return { said, items: amount.end + (behind ? 1 : 0) };
}

/** "8 people", "party of 4", "for 6"; null guests are not counted. */
export function readParty([first, second, third]: readonly Item[]): Said<number | null> | null {
  const isNamed = is(first) === "party";
  const isParty = isNamed || is(first) === "for";
  const number = numberOf(isParty ? second : first);
  const counted = isParty ? third : second;
  const isPeople = is(counted) === "people" || counted?.phrase === "person";
  if (number === null && !isNamed) return null;
  if (isParty && !isNamed && !isPeople && isMeasured(third)) return null;
  if (!isParty && !isPeople) return null;
  const items = (isParty ? 1 : 0) + (number === null ? 0 : 1) + (isPeople ? 1 : 0);
  return { said: number, items };
}

/** "For 2 hours", "for 1 pm", "for 20 dollars": the number does not count guests. */
const isMeasured = (next: Item | undefined): boolean =>
  next !== undefined && (next.meaning === null || MEASURES.has(next.meaning.is));

/** What a number may measure besides guests. */
const MEASURES: ReadonlySet<Meaning["is"]> = new Set([
  ...(["unit", "half day", "dollars", "ordinal", "month", "criterion", "to"] as const),
]);
