/** The directory's rules (spec §9 Directory filters): pure, for any number of wineries. */
import { regionsOf } from "#client/entities/winery/winery-region.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { foldForSearch } from "#shared/domain/site/search-text.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";

/** The questions a visitor may ask beside the text search; each has at most one answer. */
export const FACETS = ["region", "varietal", "fee", "visit", "onlineSales", "wineClub"] as const;
export type Facet = (typeof FACETS)[number];

/** The answers that do not come from the data. */
export const FIXED_CHOICES = {
  fee: ["free", "under-15", "15-and-above"],
  visit: ["reservations", "walk-ins"],
  onlineSales: ["yes", "no"],
  wineClub: ["yes", "no"],
} as const satisfies Partial<Record<Facet, readonly string[]>>;
export type FixedFacet = keyof typeof FIXED_CHOICES;

/** What the visitor asks for; null is "any". */
export type FacetChoices = Readonly<Record<Facet, string | null>>;

export interface DirectoryFilters extends FacetChoices {
  readonly search: string;
}

export const NO_FILTERS: DirectoryFilters = {
  search: "",
  region: null,
  varietal: null,
  fee: null,
  visit: null,
  onlineSales: null,
  wineClub: null,
};

/** Spec §9: the varietal filter offers only so many, in order of name. */
const VARIETALS_OFFERED = 20;
/** Spec §9: dollars that part "under 15" from "15 and above". */
const FEE_BOUNDARY = 15;

const yesOrNo = (value: boolean) => [value ? "yes" : "no"];

function feeAnswers({ tastingFee }: Winery): string[] {
  const fee = tastingFee ?? 0;
  if (fee === 0) return ["free", "under-15"];
  return [fee < FEE_BOUNDARY ? "under-15" : "15-and-above"];
}

function visitAnswers(winery: Winery): string[] {
  const required = winery.reservationsRequired && isKnown(winery, "reservationsRequired");
  const walkIns = winery.walkInsWelcome && isKnown(winery, "walkInsWelcome");
  return [...(required ? ["reservations"] : []), ...(walkIns ? ["walk-ins"] : [])];
}

/** The choices a winery satisfies; an unverified fact satisfies none, neither yes nor no. */
const ANSWERS: Readonly<Record<Facet, (winery: Winery) => readonly string[]>> = {
  region: regionsOf,
  varietal: (winery) => (isKnown(winery, "varietals") ? winery.varietals : []),
  fee: (winery) => (isKnown(winery, "tastingFee") ? feeAnswers(winery) : []),
  visit: visitAnswers,
  onlineSales: (winery) => (isKnown(winery, "onlineSales") ? yesOrNo(winery.onlineSales) : []),
  wineClub: (winery) => (isKnown(winery, "wineClub") ? yesOrNo(winery.wineClub) : []),
};

/** Whether a facet's fact has been verified for a winery. */
const VERIFIED: Readonly<Record<FixedFacet, (winery: Winery) => boolean>> = {
  fee: (winery) => isKnown(winery, "tastingFee"),
  visit: (winery) => isKnown(winery, "reservationsRequired") || isKnown(winery, "walkInsWelcome"),
  onlineSales: (winery) => isKnown(winery, "onlineSales"),
  wineClub: (winery) => isKnown(winery, "wineClub"),
};

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
  /** Every varietal in the data, by name; `offeredVarietals` are those to choose from. */
  readonly varietals: readonly string[];
  /** For how many wineries each fact is verified. */
  readonly verified: Readonly<Record<FixedFacet, number>>;
}

function inOrderOfName(names: Iterable<string>): string[] {
  return [...new Set(names)].sort(new Intl.Collator("en").compare);
}

/** Reads a list of wineries once, for all later searches. */
export function createDirectory(wineries: readonly Winery[]): Directory {
  const entries = wineries.map((winery) => ({
    winery,
    lowerName: winery.name.toLowerCase(),
    lowerRegion: winery.region.toLowerCase(),
    answers: {
      region: ANSWERS.region(winery),
      varietal: ANSWERS.varietal(winery),
      fee: ANSWERS.fee(winery),
      visit: ANSWERS.visit(winery),
      onlineSales: ANSWERS.onlineSales(winery),
      wineClub: ANSWERS.wineClub(winery),
    },
  }));
  const allAnswers = (facet: Facet) =>
    inOrderOfName(entries.flatMap(({ answers }) => answers[facet]));
  const verifiedCount = (facet: FixedFacet) => wineries.filter(VERIFIED[facet]).length;
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.winery.id, entry])),
    regions: allAnswers("region"),
    varietals: allAnswers("varietal"),
    verified: {
      fee: verifiedCount("fee"),
      visit: verifiedCount("visit"),
      onlineSales: verifiedCount("onlineSales"),
      wineClub: verifiedCount("wineClub"),
    },
  };
}

/** The varietals to choose from: the first 20, and one that a link has chosen beyond them. */
export function offeredVarietals({ varietals }: Directory, chosen: string | null): string[] {
  const first = varietals.slice(0, VARIETALS_OFFERED);
  return chosen === null || first.includes(chosen) ? first : [...first, chosen];
}

/** Filters whose names are the data's own: in any case and accents; unknown ones count as none. */
export function withKnownNames(directory: Directory, filters: DirectoryFilters): DirectoryFilters {
  const known = (names: readonly string[], name: string | null) => {
    if (name === null || names.includes(name)) return name;
    return names.find((other) => foldForSearch(other) === foldForSearch(name)) ?? null;
  };
  return {
    ...filters,
    region: known(directory.regions, filters.region),
    varietal: known(directory.varietals, filters.varietal),
  };
}

/** Whether an entry satisfies one choice; "any" is satisfied by all. */
export function satisfies({ answers }: DirectoryEntry, facet: Facet, choice: string | null) {
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
  const counts = {
    region: new Map<string, number>(),
    varietal: new Map<string, number>(),
    fee: new Map<string, number>(),
    visit: new Map<string, number>(),
    onlineSales: new Map<string, number>(),
    wineClub: new Map<string, number>(),
  };
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
