/** What the guide says of each fact that a winery is asked for, whose word it is, and of when. */

import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import {
  CONFIRMED_FACT_NAMES,
  CONFIRMED_FACTS,
  type ConfirmedFact,
} from "#shared/domain/winery/confirmed-facts.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { datedHoursInWords, weekInShort } from "#shared/domain/winery/hours-in-words.ts";
import { formatWeek } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours, writtenHours } from "#shared/domain/winery/osm-hours.ts";
import { YES_OR_NO } from "#shared/domain/winery/settings.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { feeLabel } from "#shared/domain/winery/winery-labels.ts";
import type { FactSourceRow, WineryRow } from "../wineries/winery-queries.ts";

export type ConfirmableFact = ReturnType<typeof confirmableFacts>[number];

type Sources = readonly Pick<FactSourceRow, "fact" | "items" | "name" | "date">[];

const yesNo =
  (fact: "reservationsRequired" | "walkInsWelcome") =>
  (winery: WineryRow): string | null =>
    isKnown(winery, fact) ? (winery[fact] ? "Yes" : "No") : null;
const setting =
  ([yes, no]: readonly [string, string]) =>
  ({ setting: named }: WineryRow) =>
    named.includes(yes) ? "Yes" : named.includes(no) ? "No" : null;

const SHOWN: Readonly<Record<ConfirmedFact, (winery: WineryRow) => string | null>> = {
  hours: (winery) => [writtenHours(winery), winery.hoursNote].filter(Boolean).join(". ") || null,
  closedWeeks: () => null,
  tastingFee: (winery) =>
    isKnown(winery, "tastingFee")
      ? [feeLabel(winery), winery.feeNote].filter(Boolean).join(", ")
      : null,
  reservationsRequired: yesNo("reservationsRequired"),
  walkInsWelcome: yesNo("walkInsWelcome"),
  groups: ({ visitNote }) => visitNote,
  dogs: setting(YES_OR_NO.dogs),
  children: setting(YES_OR_NO.children),
  food: setting(YES_OR_NO.food),
  wheelchair: setting(YES_OR_NO.wheelchair),
  phone: ({ phone }) => phone,
};

/** A winery's hours, season by season, as visitors read them; null where they are unknown or cannot be read. */
export function hoursInWords(winery: WineryRow, today: CalendarDate): string | null {
  const reading = parseOsmHours(writtenHours(winery) ?? "");
  if (!reading.ok) return null;
  const { week, dated } = reading;
  const words = dated
    ? datedHoursInWords(dated, today).join("; ")
    : week && weekInShort(formatWeek(week)).join(", ");
  return [words, winery.hoursNote].filter(Boolean).join(". ");
}

/** What the sources of a fact are filed under. */
export const filedAs = (fact: ConfirmedFact): string =>
  fact in YES_OR_NO ? "setting" : fact === "groups" ? "visitNote" : fact;

/** The newest source of a fact, and of a list of its item. */
function sourceOf(fact: ConfirmedFact, sources: Sources) {
  const said = (YES_OR_NO as Partial<Record<ConfirmedFact, readonly string[]>>)[fact];
  const filed = filedAs(fact);
  return sources
    .filter((source) => source.fact === filed)
    .filter(({ items }) => !said || items === null || items.some((item) => said.includes(item)))
    .sort((one, other) => (other.date ?? "").localeCompare(one.date ?? ""))[0];
}

/** The questions of a winery's request, each with what stands on its page. */
export function confirmableFacts(winery: WineryRow, sources: Sources) {
  return CONFIRMED_FACT_NAMES.map((fact) => {
    const { label, kind } = CONFIRMED_FACTS[fact];
    /** Null where nothing is known. */
    const shown = SHOWN[fact](winery);
    const source = shown === null ? undefined : sourceOf(fact, sources);
    /** As the source dates itself. */
    const date = source?.date ?? null;
    /** "Page of the winery, May 2024". */
    const sourceText = source ? `${source.name}, ${date ? formatFactDate(date) : "no date"}` : null;
    return { fact, label, kind, shown, source: sourceText, date };
  });
}
