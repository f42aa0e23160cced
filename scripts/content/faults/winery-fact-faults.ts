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
import { faultsOf, type RowFault } from "./content-fault.ts";
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
    ...faultsOf({
      unknown_facts: [
        ...unknownFacts.map(
          (name) => !isWineryFact(name) && `"${name}" is no fact: use ${WINERY_FACTS.join(", ")}`,
        ),
        new Set(unknownFacts).size < unknownFacts.length && "a fact is named twice",
        ...WINERY_FACTS.map((fact) => agreementFault(row, fact)),
      ],
    }),
    ...settingFaults(row.setting),
    ...faultsOf({
      walk_ins_welcome:
        isTrue(row, "reservationsRequired") &&
        isTrue(row, "walkInsWelcome") &&
        "reservations are required and walk-ins are welcome: one of the two is wrong, or belongs into visit_note",
    }),
    ...itemFaults(row),
    ...coverageFaults(row),
    ...row.sources.flatMap((source) => {
      const wrong = sourceFaults(source, today);
      return faultsOf({
        fact_sources: wrong.map(({ advice }) => `the source of ${source.fact} ${advice}`),
      });
    }),
  ];
}

function agreementFault(row: WineryRow, fact: WineryFact): string | false {
  const isUnknown = row.unknownFacts.includes(fact);
  const isMissing = !isUnknown && FACTS[fact].empty === "unknown";
  return isSaid(row, fact)
    ? isUnknown && `${fact} has a value: take it off this list`
    : isMissing && `${fact} has no value: name it in this list`;
}

const isTrue = (row: WineryRow, fact: "reservationsRequired" | "walkInsWelcome") =>
  row[fact] && !row.unknownFacts.includes(fact);

function settingFaults(setting: readonly string[]): RowFault[] {
  const contradictions = contradictionsIn(setting).map(
    ([one, other]) =>
      `"${one}" and "${other}" cannot both be true: keep what the newer source says, and take the other out, of its source's items too`,
  );
  const unknown = setting.map(
    (name) =>
      !isSetting(name) &&
      `"${name}" is none of ${SETTINGS.join(", ")}: use one of them, or add it to shared/domain/winery/settings.ts`,
  );
  return faultsOf({ setting: [...contradictions, ...unknown] });
}

/** Lists whose values may come from several sources. */
const LISTS = ["varietals", "setting", "specialties"] as const;

/** Each value of a list needs a source that names it, and no source names a value the row has not. */
function itemFaults(row: SourcedWinery): RowFault[] {
  const said = LISTS.flatMap((fact) => {
    const sources = row.sources.filter((source) => source.fact === fact);
    if (sources.some(({ items }) => items === null)) return [];
    const named = new Set(sources.flatMap(({ items }) => items ?? []));
    const unsourced = row[fact].filter((value) => !named.has(value));
    const unsaid = [...named].filter((value) => !row[fact].includes(value));
    return [
      ...unsourced.map(
        (value) =>
          `no source of ${fact} names "${value}": add it to the items of one, or take it out`,
      ),
      ...unsaid.map(
        (value) =>
          `a source of ${fact} names "${value}", which the row does not: add it, or correct the items`,
      ),
    ];
  });
  return faultsOf({ fact_sources: said });
}

/** Each known fact needs a source, and each source stands for a fact. */
function coverageFaults({ sources, unknownFacts }: SourcedWinery): RowFault[] {
  const known = [
    "address",
    "position",
    ...WINERY_FACTS.filter((fact) => !unknownFacts.includes(fact)),
  ];
  const sourced = new Set(sources.map(({ fact }) => fact));
  const strange = [...sourced].filter((name) => !isSourced(name));
  const bare = known.filter((fact) => !sourced.has(fact));
  const facts = `address, position, specialties, ${WINERY_FACTS.join(", ")}`;
  return faultsOf({
    fact_sources: [
      ...strange.map((name) => `"${name}" is no fact: use ${facts}`),
      ...bare.map(
        (fact) => `no source names "${fact}": say where it stands, or name it in unknown_facts`,
      ),
    ],
  });
}
