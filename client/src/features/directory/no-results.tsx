import { Spot } from "#client/art/spot.tsx";
import { type Ask, asWritten } from "#client/entities/question/use-question.ts";
import { Button } from "#client/ui/button.tsx";
import { chipLabel as termLabel } from "#shared/domain/questions/question-words.ts";
import { withoutTerm } from "#shared/domain/questions/take-off.ts";
import { counted } from "#shared/domain/text/words.ts";
import { findInDirectory } from "./directory-search.ts";
import { type Directory, type DirectoryFilters, NO_FILTERS } from "./filters/directory-filters.ts";
import { chipLabel, directoryFacets } from "./filters/facets.ts";
import type { WordIndex } from "./word-index.ts";

interface NoResultsProps {
  readonly waysOut: readonly WayOut[];
  readonly onTake: (way: WayOut) => void;
}

/** Spec §8: the directory's empty text, with what could be let go and what that would bring. */
export function NoResults({ waysOut, onTake }: NoResultsProps) {
  return (
    <div className="mt-8 border-t border-rule py-12">
      <Spot name="empty-glass" className="w-56" />
      <p className="mt-6 font-display text-2xl">No wineries found matching your criteria.</p>
      {waysOut.length > 0 ? (
        <ul className="mt-6 grid justify-items-start gap-3">
          {waysOut.map((way) => (
            <li key={way.label}>
              <Button variant="secondary" onClick={() => onTake(way)}>
                {way.label}
                <span className="font-normal text-ink-soft">
                  {counted(way.total, "winery", "wineries")}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A change of the filters that would bring wineries back. */
export interface WayOut {
  readonly label: string;
  readonly filters: DirectoryFilters;
  /** How many wineries it would leave; never 0. */
  readonly total: number;
}

/** What can be let go when nothing is left: a part of the question, a filter, the search, or else everything. */
export function waysOut(
  directory: Directory,
  filters: DirectoryFilters,
  index: WordIndex | null,
  ask: Ask = asWritten,
): readonly WayOut[] {
  const way = (label: string, next: DirectoryFilters): WayOut => ({
    label,
    filters: next,
    total: findInDirectory(directory, next, index, ask).total,
  });
  const terms = ask(filters.search)?.terms ?? [];
  const single = [
    ...(terms.length > 1 ? terms : []).map((term) =>
      way(`Without ${termLabel(term)}`, { ...filters, search: withoutTerm(filters.search, term) }),
    ),
    ...directoryFacets
      .chosen(filters)
      .map((facet) => way(`Without ${chipLabel(facet, filters)}`, { ...filters, [facet]: null })),
    ...(filters.search.trim() === ""
      ? []
      : [way(`Without “${filters.search.trim()}”`, { ...filters, search: "" })]),
  ].filter(({ total }) => total > 0);
  if (single.length > 0) return single;
  return [way("Clear all filters", NO_FILTERS)].filter(({ total }) => total > 0);
}
