/** When facts are too old to count (docs/readings.md, "closed, unknown, old"). */
import { formatFactDate } from "./fact-date.ts";
import { FACTS, isKnown, WINERY_FACTS, type WineryFact } from "./winery-facts.ts";

/** Years after which a fee, a booking rule or hours no longer count. */
const OLD_AFTER_YEARS = 3;

export const CHANGING_FACTS: readonly WineryFact[] = WINERY_FACTS.filter(
  (fact) => FACTS[fact].changes,
);

/** The dates of a winery's changing facts: `2024-05`, `2021`; null where the source gives none. */
export type FactDates = Readonly<Partial<Record<WineryFact, string | null>>>;

/**
 * The first day on which a fact of this date is too old. A year or a month counts from its first
 * day; null without a date, which is always old.
 */
export function firstDayOld(date: string | null, after = OLD_AFTER_YEARS): string | null {
  if (date === null) return null;
  const [year = "", month = "01", day = "01"] = date.split("-");
  return `${Number(year) + after}-${month}-${day}`;
}

export function isOld(date: string | null, today: string): boolean {
  const first = firstDayOld(date);
  return first === null || first <= today;
}

/** The changing facts that count as unknown because they are old. */
export function oldFacts(dates: FactDates, today: string): WineryFact[] {
  return CHANGING_FACTS.filter((fact) => {
    const date = dates[fact];
    return date !== undefined && isOld(date, today);
  });
}

/** Old facts are among the unknown ones, and keep their dates. */
export interface DatedFacts {
  readonly unknownFacts?: readonly string[] | undefined;
  readonly asOf?: FactDates | undefined;
}

/** Whether a fact is unknown only because it is old. */
export function wasKnown(winery: DatedFacts, fact: WineryFact): boolean {
  return !isKnown(winery, fact) && winery.asOf?.[fact] !== undefined;
}

/** Years after which hours and fees still count, but are shown with their date. */
const SHOWN_AS_OLD_YEARS = 2;

/** "Hours from May 2024: call first", for hours or a fee older than two years that still count. */
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

/** "Open Saturday 11 AM – 5 PM. Hours from May 2024: call first". */
export function withHoursAge(text: string, winery: DatedFacts, day: string): string {
  const aging = agingText(winery, "hours", day);
  return aging === null ? text : `${text}. ${aging}`;
}

/** "$15 in 2020; confirm", "$15 (undated source; confirm)". */
export function toConfirm(text: string, date: string | null | undefined): string {
  return date ? `${text} in ${date.slice(0, 4)}; confirm` : `${text} (undated source; confirm)`;
}
