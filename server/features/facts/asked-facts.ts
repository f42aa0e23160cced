/** What the guide says of each fact that a winery is asked for, whose word it is, and of when. */

import {
  CONFIRMED_FACT_NAMES,
  CONFIRMED_FACTS,
  type ConfirmedFact,
} from "#shared/domain/winery/confirmed-facts.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { YES_OR_NO } from "#shared/domain/winery/settings.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { feeLabel } from "#shared/domain/winery/winery-labels.ts";
import type { FactSourceRow, WineryRow } from "../wineries/winery-queries.ts";

export interface AskedFact {
  readonly fact: ConfirmedFact;
  readonly label: string;
  readonly kind: (typeof CONFIRMED_FACTS)[ConfirmedFact]["kind"];
  /** Null where nothing is known. */
  readonly shown: string | null;
  /** "Page of the winery, May 2024". */
  readonly source: string | null;
  /** As the source dates itself. */
  readonly date: string | null;
}

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
  hours: ({ hoursAsWritten, hoursNote }) =>
    [hoursAsWritten, hoursNote].filter(Boolean).join(". ") || null,
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

/** What a source is filed under: the fact, and of a list the item. */
function sourceOf(fact: ConfirmedFact, sources: Sources) {
  const said = (YES_OR_NO as Partial<Record<ConfirmedFact, readonly string[]>>)[fact];
  const filed = said ? "setting" : fact === "groups" ? "visitNote" : fact;
  return sources
    .filter((source) => source.fact === filed)
    .filter(({ items }) => !said || items === null || items.some((item) => said.includes(item)))
    .sort((one, other) => (other.date ?? "").localeCompare(one.date ?? ""))[0];
}

/** The questions of a winery's request, each with what stands on its page. */
export function askedFacts(winery: WineryRow, sources: Sources): AskedFact[] {
  return CONFIRMED_FACT_NAMES.map((fact) => {
    const shown = SHOWN[fact](winery);
    const source = shown === null ? undefined : sourceOf(fact, sources);
    const of = source && [source.name, source.date ? formatFactDate(source.date) : "no date"];
    const { label, kind } = CONFIRMED_FACTS[fact];
    const told = { source: of?.join(", ") ?? null, date: source?.date ?? null };
    return { fact, label, kind, shown, ...told };
  });
}
