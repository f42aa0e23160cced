/** The directory's rules (spec §9 Directory filters): pure, for any number of wineries. */
import { facetAddress } from "#client/entities/winery/facet-address.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import {
  directoryFacets,
  FACET_RULES,
  type FacetChoices,
  type FacetName,
  type NamedFacet,
} from "./facets.ts";

export interface DirectoryFilters extends FacetChoices {
  readonly search: string;
}

/** Filters in the address. */
export const directoryAddress = facetAddress<FacetName, DirectoryFilters>(FACET_RULES);

export const NO_FILTERS = directoryAddress.nothing;

/** Spec §9: the varietal filter offers only so many, those that most wineries pour (docs/decisions/0024). */
const VARIETALS_OFFERED = 20;

/** Without accents, not by the browser's own order: making that holds a phone for some hundredths of a second. */
function inOrderOfName(names: Iterable<string>): string[] {
  const folded = [...new Set(names)].map((name) => ({ name, as: foldForSearch(name) }));
  return folded.sort((a, b) => (a.as < b.as ? -1 : a.as > b.as ? 1 : 0)).map(({ name }) => name);
}

/** The list with everything that does not depend on the visitor's choices. */
export type Directory = ReturnType<typeof createDirectory>;

/** Reads a list of wineries once, for all later searches. */
export function createDirectory(wineries: readonly Winery[]) {
  const { entries, verified } = directoryFacets.indexOf(wineries);
  const { region, varietal } = directoryFacets.count(entries, NO_FILTERS);
  const pouring = (name: string) => varietal.get(name) ?? 0;
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.winery.id, entry])),
    /** Every region and AVA in the data, by name. */
    regions: inOrderOfName(region.keys()),
    /** Every varietal in the data, what most wineries pour first; `offeredVarietals` are those to choose from. */
    varietals: inOrderOfName(varietal.keys()).sort((a, b) => pouring(b) - pouring(a)),
    verified,
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
  const named: Readonly<Record<NamedFacet, string | null>> = {
    region: known(directory.regions, filters.region),
    varietal: known(directory.varietals, filters.varietal),
  };
  return { ...filters, ...named };
}
