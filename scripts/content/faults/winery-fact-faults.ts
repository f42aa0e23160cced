import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import {
  FACTS,
  isSourced,
  isWineryFact,
  WINERY_FACTS,
  type WineryFact,
} from "#shared/domain/winery/winery-facts.ts";
import { isWebAddress, type RowFault, unless } from "./content-fault.ts";

/** What is unknown, what is known, and where it stands must agree. */
export function factFaults(row: WineryRow): RowFault[] {
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
    ...sourceFaults(row),
  ];
}

function agreementFaults(row: WineryRow, fact: WineryFact): RowFault[] {
  const isUnknown = row.unknownFacts.includes(fact);
  const isSaid = FACTS[fact].isSaid(row);
  if (isUnknown && isSaid) {
    return [{ field: "unknown_facts", advice: `${fact} has a value: take it off this list` }];
  }
  if (!isUnknown && !isSaid && FACTS[fact].empty === "unknown") {
    return [{ field: "unknown_facts", advice: `${fact} has no value: name it in this list` }];
  }
  return [];
}

const SOURCE_DATE = /^\d{4}-\d{2}(-\d{2})?$/;

function sourceFaults({ sources, unknownFacts }: WineryRow): RowFault[] {
  const known = [
    "address",
    "position",
    ...WINERY_FACTS.filter((fact) => !unknownFacts.includes(fact)),
  ];
  const sourced = new Set(sources.flatMap(({ facts }) => facts));
  return [
    ...[...sourced]
      .filter((name) => !isSourced(name))
      .map((name) => ({
        field: "sources",
        advice: `"${name}" is no fact: use address, position, specialties, ${WINERY_FACTS.join(", ")}`,
      })),
    ...known
      .filter((fact) => !sourced.has(fact))
      .map((fact) => ({
        field: "sources",
        advice: `no source names "${fact}": say where it stands, or name it in unknown_facts`,
      })),
    ...sources.flatMap(({ name, url, date }) => [
      ...unless(name.trim() !== "", "sources", "a source has no name"),
      ...unless(
        url === null || isWebAddress(url),
        "sources",
        `the url of "${name}" is no web address: give a whole one, or null`,
      ),
      ...unless(
        date === null || SOURCE_DATE.test(date),
        "sources",
        `the date of "${name}" is "${date}": write 2026-08-16 or 2026-08, or null`,
      ),
    ]),
  ];
}
