import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import type { Find } from "#client/entities/question/use-question.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { chipLabel as termLabel } from "#shared/domain/questions/question-words.ts";
import { withoutTerm } from "#shared/domain/questions/take-off.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { counted } from "#shared/domain/text/words.ts";
import { findInDirectory } from "./directory-search.ts";
import { type Directory, type DirectoryFilters, NO_FILTERS } from "./filters/directory-filters.ts";
import { chipLabel, directoryFacets } from "./filters/facets.ts";

interface NoResultsProps {
  readonly looserSearches: readonly LooserSearch[];
  readonly onTake: (search: LooserSearch) => void;
}

/** Spec §8: the directory's empty text, with what could be let go and what that would bring. */
export function NoResults({ looserSearches, onTake }: NoResultsProps) {
  return (
    <div className="mt-8 border-t border-rule py-12">
      <Spot name="empty-glass" className="w-56" />
      <p className="mt-6 font-display text-2xl">No wineries found matching your criteria.</p>
      {looserSearches.length > 0 ? (
        <ul className="mt-6 grid justify-items-start gap-3">
          {looserSearches.map((search) => (
            <li key={search.label}>
              <Button variant="secondary" onClick={() => onTake(search)}>
                {search.label}
                <span className="font-normal text-ink-soft">
                  {counted(search.total, "winery", "wineries")}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** From as many letters on a search may name a winery that left. */
const SHORTEST_NAME = 3;

/** Wineries called so that are no longer in the guide; their pages say why. */
export function DepartedMatches({ search }: { readonly search: string }) {
  const text = foldForSearch(search);
  const enabled = text.length >= SHORTEST_NAME;
  const { data: departed = [] } = useQuery({ ...wineryQueries.departed(), enabled });
  const isCalledSo = ({ name }: { readonly name: string }) =>
    enabled && ` ${foldForSearch(name)}`.includes(` ${text}`);
  return departed.filter(isCalledSo).map(({ slug, name }) => (
    <p key={slug} className="mt-6">
      <Link href={paths.winery(slug)} className="text-wine underline underline-offset-4">
        {name}
      </Link>{" "}
      is no longer in this guide.
    </p>
  ));
}

/** A change of the filters that would bring wineries back. */
export interface LooserSearch {
  readonly label: string;
  readonly filters: DirectoryFilters;
  /** How many wineries it would leave; never 0. */
  readonly total: number;
}

/** What can be let go when nothing is left: a part of the question, a filter, the search, or else everything. */
export function looserSearches(
  directory: Directory,
  filters: DirectoryFilters,
  find: Find,
): readonly LooserSearch[] {
  const without = (what: string, change: Partial<DirectoryFilters>): LooserSearch => {
    const next = { ...filters, ...change };
    const { total } = findInDirectory(directory, next, find(next.search));
    return { label: `Without ${what}`, filters: next, total };
  };
  const text = filters.search.trim();
  const terms = find(filters.search).question?.terms ?? [];
  const single = [
    ...(terms.length > 1 ? terms : []).map((term) =>
      without(termLabel(term), { search: withoutTerm(filters.search, term) }),
    ),
    ...directoryFacets
      .chosen(filters)
      .map((facet) => without(chipLabel(facet, filters), { [facet]: null })),
    ...(text === "" ? [] : [without(`“${text}”`, { search: "" })]),
  ].filter(({ total }) => total > 0);
  if (single.length > 0) return single;
  const all = { ...without("", NO_FILTERS), label: "Clear all filters" };
  return all.total > 0 ? [all] : [];
}
