/** When a changing fact is too old to be told as today's (docs/readings.md, "closed, unknown, old"). */
import { formatFactDate } from "./fact-date.ts";
import { FACTS, isKnown, WINERY_FACTS, type WineryFact } from "./winery-facts.ts";

/** Years after which a fee, a booking rule or hours no longer speak for today. */
const OLD_AFTER_YEARS = 3;

/** The facts that change often. */
export const CHANGING_FACTS: readonly WineryFact[] = WINERY_FACTS.filter(
  (fact) => FACTS[fact].changes,
);

/** The dates of a winery's changing facts: `2024-05`, `2021`; null where the source gives none. */
export type FactDates = Readonly<Partial<Record<WineryFact, string | null>>>;

/**
 * The first day (`2026-05-01`) on which what a source said then is too old to be told as today's. A
 * year or a month counts from its first day; null without a date, which is old in any case.
 */
export function firstDayOld(date: string | null, after = OLD_AFTER_YEARS): string | null {
  if (date === null) return null;
  const [year = "", month = "01", day = "01"] = date.split("-");
  return `${Number(year) + after}-${month}-${day}`;
}

/** Whether what a source said on a date is too old on `today` (`2026-11-22`), or of nobody knows when. */
export function isOld(date: string | null, today: string): boolean {
  const first = firstDayOld(date);
  return first === null || first <= today;
}

/** The changing facts that count as unknown on `today` because all that is known of them is old. */
export function oldFacts(dates: FactDates, today: string): WineryFact[] {
  return CHANGING_FACTS.filter((fact) => {
    const date = dates[fact];
    return date !== undefined && isOld(date, today);
  });
}

/** A winery as it is told: old facts stand among the unknown ones and keep their dates. */
export interface DatedFacts {
  readonly unknownFacts?: readonly string[] | undefined;
  readonly asOf?: FactDates | undefined;
}

/** Whether a fact was known once and is too old to count today. */
export function wasKnown(winery: DatedFacts, fact: WineryFact): boolean {
  return !isKnown(winery, fact) && winery.asOf?.[fact] !== undefined;
}

/** Years after which hours and fees are shown as old, while they still count. */
const SHOWN_AS_OLD_YEARS = 2;

/**
 * "Hours from May 2024: call first", for hours or a fee that are two years old on a day and still count;
 * null for newer ones, and for those too old to be told as today's.
 */
export function agingText(
  { unknownFacts, asOf }: DatedFacts,
  fact: "hours" | "tastingFee",
  today: string,
): string | null {
  const date = asOf?.[fact];
  if (!date || !isKnown({ unknownFacts }, fact)) return null;
  const first = firstDayOld(date, SHOWN_AS_OLD_YEARS);
  if (first === null || first > today) return null;
  return `${fact === "hours" ? "Hours" : "Fee"} from ${formatFactDate(date)}: call first`;
}

/** Hours in words with their age on a day behind them: "Open Saturday 11 AM – 5 PM. Hours from May 2024: call first". */
export function withHoursAge(told: string, winery: DatedFacts, day: string): string {
  const aging = agingText(winery, "hours", day);
  return aging === null ? told : `${told}. ${aging}`;
}

/** An old fact with its year, to be confirmed: "$15 in 2020; confirm", "$15 (undated source; confirm)". */
export function toConfirm(told: string, date: string | null | undefined): string {
  return date ? `${told} in ${date.slice(0, 4)}; confirm` : `${told} (undated source; confirm)`;
}
