import type { FactSourceRow, WineryRow } from "#server/features/wineries/winery-queries.ts";
import { isSourced } from "#shared/domain/winery/fact-source.ts";
import { contradictionsIn, isSetting, SETTINGS } from "#shared/domain/winery/settings.ts";
import {
  FACTS,
  isSaid,
  isWineryFact,
  WINERY_FACTS,
  type WineryFact,
} from "#shared/domain/winery/winery-facts.ts";
import { type RowFault, unless } from "./content-fault.ts";
import { sourceFaults } from "./source-faults.ts";

/** A winery's row with the sources of its facts. */
export type SourcedWinery = WineryRow & { readonly sources: readonly FactSourceRow[] };

/**
 * What is unknown, what is known, and where it stands must agree.
 *
 * @param today `2026-11-22`: what is dated later cannot have been read.
 */
export function factFaults(row: SourcedWinery, today: string): RowFault[] {
  const { unknownFacts } = row;
  return [
    ...unknownFacts
      .filter((name) => !isWineryFact(name))
      .map((name) => ({
        field: "unknown_facts",
        advice: `"${name}" is no fact: use ${WINERY_FACTS.join(", ")}`,
      })),
    ...unless(
      new Set(unknownFacts).size === unknownFacts.length,
      "unknown_facts",
      "a fact is named twice",
    ),
    ...WINERY_FACTS.flatMap((fact) => agreementFaults(row, fact)),
    ...settingFaults(row.setting),
    ...unless(
      !isTrue(row, "reservationsRequired") || !isTrue(row, "walkInsWelcome"),
      "walk_ins_welcome",
      "reservations are required and walk-ins are welcome: one of the two is wrong, or belongs into visit_note",
    ),
    ...itemFaults(row),
    ...coverageFaults(row),
    ...row.sources.flatMap((source) =>
      sourceFaults(source, today).map(({ advice }) => ({
        field: "fact_sources",
        advice: `the source of ${source.fact} ${advice}`,
      })),
    ),
  ];
}

function agreementFaults(row: WineryRow, fact: WineryFact): RowFault[] {
  const isUnknown = row.unknownFacts.includes(fact);
  const hasValue = isSaid(row, fact);
  if (isUnknown && hasValue) {
    return [{ field: "unknown_facts", advice: `${fact} has a value: take it off this list` }];
  }
  if (!isUnknown && !hasValue && FACTS[fact].empty === "unknown") {
    return [{ field: "unknown_facts", advice: `${fact} has no value: name it in this list` }];
  }
  return [];
}

const isTrue = (row: WineryRow, fact: "reservationsRequired" | "walkInsWelcome") =>
  row[fact] && !row.unknownFacts.includes(fact);

function settingFaults(setting: readonly string[]): RowFault[] {
  const unknown = setting.filter((name) => !isSetting(name));
  return [
    ...contradictionsIn(setting).map(([one, other]) => ({
      field: "setting",
      advice: `"${one}" and "${other}" cannot both be true: keep what the newer source says, and take the other out, of its source's items too`,
    })),
    ...unknown.map((name) => ({
      field: "setting",
      advice: `"${name}" is none of ${SETTINGS.join(", ")}: use one of them, or add it to shared/domain/winery/settings.ts`,
    })),
  ];
}

/** Lists whose values may come from several sources. */
const LISTS = ["varietals", "setting", "specialties"] as const;

/** Each value of a list needs a source that names it, and no source names a value the row has not. */
function itemFaults(row: SourcedWinery): RowFault[] {
  return LISTS.flatMap((fact) => {
    const sources = row.sources.filter((source) => source.fact === fact);
    if (sources.some(({ items }) => items === null)) return [];
    const named = new Set(sources.flatMap(({ items }) => items ?? []));
    const unsourced = row[fact].filter((value) => !named.has(value));
    const unsaid = [...named].filter((value) => !row[fact].includes(value));
    return [
      ...unsourced.map((value) => ({
        field: "fact_sources",
        advice: `no source of ${fact} names "${value}": add it to the items of one, or take it out`,
      })),
      ...unsaid.map((value) => ({
        field: "fact_sources",
        advice: `a source of ${fact} names "${value}", which the row does not: add it, or correct the items`,
      })),
    ];
  });
}

/** Each known fact needs a source, and each source stands for a fact. */
function coverageFaults({ sources, unknownFacts }: SourcedWinery): RowFault[] {
  const known = [
    "address",
    "position",
    ...WINERY_FACTS.filter((fact) => !unknownFacts.includes(fact)),
  ];
  const sourced = new Set(sources.map(({ fact }) => fact));
  return [
    ...[...sourced]
      .filter((name) => !isSourced(name))
      .map((name) => ({
        field: "fact_sources",
        advice: `"${name}" is no fact: use address, position, specialties, ${WINERY_FACTS.join(", ")}`,
      })),
    ...known
      .filter((fact) => !sourced.has(fact))
      .map((fact) => ({
        field: "fact_sources",
        advice: `no source names "${fact}": say where it stands, or name it in unknown_facts`,
      })),
  ];
}
