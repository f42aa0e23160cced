/** The directory's rules (spec §9 Directory filters): pure, for any number of wineries. */
import type { Winery } from "#shared/api/wineries.ts";
import { isKnownEnough, isNamedEnough } from "#shared/domain/questions/offered.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import {
  answersOf,
  FACETS,
  type Facet,
  type FacetChoices,
  forEachFacet,
  isVerified,
  type NamedFacet,
} from "./facets.ts";

export interface DirectoryFilters extends FacetChoices {
  readonly search: string;
}

export const NO_FILTERS: DirectoryFilters = {
  search: "",
  ...forEachFacet(() => null),
};

/** Spec §9: the varietal filter offers only so many, those that most wineries pour (docs/decisions/0024). */
const VARIETALS_OFFERED = 20;

/** A winery with what the filters compare, worked out once. */
export interface DirectoryEntry {
  readonly winery: Winery;
  readonly lowerName: string;
  readonly lowerRegion: string;
  readonly answers: Readonly<Record<Facet, readonly string[]>>;
}

/** The list with everything that does not depend on the visitor's choices. */
export interface Directory {
  readonly entries: readonly DirectoryEntry[];
  readonly byId: ReadonlyMap<number, DirectoryEntry>;
  /** Every region and AVA in the data, by name. */
  readonly regions: readonly string[];
  /** Every varietal in the data, what most wineries pour first; `offeredVarietals` are those to choose from. */
  readonly varietals: readonly string[];
  /** For how many wineries a fact that each facet asks for is verified. */
  readonly verified: Readonly<Record<Facet, number>>;
}

/** Without accents, not by the browser's own order: making that holds a phone for some hundredths of a second. */
function inOrderOfName(names: Iterable<string>): string[] {
  const folded = [...new Set(names)].map((name) => ({ name, as: foldForSearch(name) }));
  return folded.sort((a, b) => (a.as < b.as ? -1 : a.as > b.as ? 1 : 0)).map(({ name }) => name);
}

/** By how many wineries give each answer, those of as many by name. */
function byCount(answers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return inOrderOfName(counts.keys()).sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
}

/** Reads a list of wineries once, for all later searches. */
export function createDirectory(wineries: readonly Winery[]): Directory {
  const entries = wineries.map((winery) => ({
    winery,
    lowerName: winery.name.toLowerCase(),
    lowerRegion: winery.region.toLowerCase(),
    answers: forEachFacet((facet) => answersOf(facet, winery)),
  }));
  const allAnswers = (facet: Facet) => entries.flatMap(({ answers }) => answers[facet]);
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.winery.id, entry])),
    regions: inOrderOfName(allAnswers("region")),
    varietals: byCount(allAnswers("varietal")),
    verified: forEachFacet(
      (facet) => wineries.filter((winery) => isVerified(facet, winery)).length,
    ),
  };
}

/** The varietals to choose from: the first 20, and one that a link has chosen beyond them. */
export function offeredVarietals({ varietals }: Directory, chosen: string | null): string[] {
  const first = varietals.slice(0, VARIETALS_OFFERED);
  return chosen === null || first.includes(chosen) ? first : [...first, chosen];
}

/** The facets to choose from: those that enough is known of, and one that a link has chosen. */
export function offeredFacets({ verified, entries }: Directory, choices: FacetChoices): Facet[] {
  return FACETS.filter(
    (facet) => choices[facet] !== null || isKnownEnough(verified[facet], entries.length),
  );
}

/** The choices of a facet that are true of enough wineries to be offered; the chosen one stays. */
export function offeredChoices(
  { entries }: Directory,
  facet: Facet,
  labels: Readonly<Record<string, string>>,
  chosen: string | null,
): Readonly<Record<string, string>> {
  if (facet !== "setting") return labels;
  const isOffered = (choice: string) => {
    const named = entries.filter(({ answers }) => answers[facet].includes(choice)).length;
    return choice === chosen || isNamedEnough(named, entries.length);
  };
  return Object.fromEntries(Object.entries(labels).filter(([choice]) => isOffered(choice)));
}

/** Filters whose names are the data's own: in any case and accents; unknown ones count as none. */
export function withKnownNames(directory: Directory, filters: DirectoryFilters): DirectoryFilters {
  const known = (names: readonly string[], name: string | null) => {
    if (name === null || names.includes(name)) return name;
    return names.find((other) => foldForSearch(other) === foldForSearch(name)) ?? null;
  };
  const named: Readonly<Record<NamedFacet, string | null>> = {
    region: known(directory.regions, filters.region),
    varietal: known(directory.varietals, filters.varietal),
  };
  return { ...filters, ...named };
}

/** Whether an entry satisfies one choice; "any" is satisfied by all. */
function satisfies({ answers }: DirectoryEntry, facet: Facet, choice: string | null) {
  return choice === null || answers[facet].includes(choice);
}

/** Whether an entry satisfies every choice. */
export function satisfiesAll(entry: DirectoryEntry, choices: FacetChoices): boolean {
  return FACETS.every((facet) => satisfies(entry, facet, choices[facet]));
}

/** For each choice of each facet, how many wineries it would leave. */
export type ChoiceCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** Counts what each choice would leave among entries, the other facets' choices being kept. */
export function countChoices(
  entries: readonly DirectoryEntry[],
  choices: FacetChoices,
): ChoiceCounts {
  const counts = forEachFacet(() => new Map<string, number>());
  const chosen = chosenFacets(choices);
  for (const entry of entries) {
    const failed = chosen.filter((facet) => !satisfies(entry, facet, choices[facet]));
    if (failed.length > 1) continue;
    for (const facet of failed.length === 0 ? FACETS : failed) {
      const count = counts[facet];
      for (const answer of entry.answers[facet]) count.set(answer, (count.get(answer) ?? 0) + 1);
    }
  }
  return counts;
}

/** The facets that a visitor has answered. */
export function chosenFacets(choices: FacetChoices): readonly Facet[] {
  return FACETS.filter((facet) => choices[facet] !== null);
}
