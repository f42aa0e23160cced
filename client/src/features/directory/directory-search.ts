/** What the directory shows for a visitor's filters; wineries found by the letter always come first. */
import type { Found } from "#client/entities/question/found-by.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Directory, DirectoryFilters } from "./filters/directory-filters.ts";
import { directoryFacets } from "./filters/facets.ts";

/** Applies the filters to what the search found (spec §9), with featured wineries apart from the rest. */
export function findInDirectory(directory: Directory, filters: DirectoryFilters, found: Found) {
  const entriesOf = (wineries: readonly Winery[]) =>
    wineries.flatMap(({ id }) => directory.byId.get(id) ?? []);
  const [asWritten, alsoFound] = [entriesOf(found.asWritten), entriesOf(found.alike)];
  const byLetter = directoryFacets.kept(asWritten, filters);
  const alike = directoryFacets.kept(alsoFound, filters);
  return {
    featured: byLetter.filter(({ isFeatured }) => isFeatured),
    /** The rest of the wineries found as written. */
    others: byLetter.filter(({ isFeatured }) => !isFeatured),
    alike,
    respelled: found.respelled && alike.length > 0,
    question: found.question,
    passedOver: found.passedOver,
    /** Wineries in all three lists. */
    total: byLetter.length + alike.length,
    counts: directoryFacets.count([...asWritten, ...alsoFound], filters),
  };
}

export type DirectoryResult = ReturnType<typeof findInDirectory>;
