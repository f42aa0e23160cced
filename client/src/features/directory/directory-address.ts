/** The directory's filters in the address bar, so that Back and a shared link bring them back. */
import { paths } from "#shared/domain/site/paths.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { type DirectoryFilters, NO_FILTERS } from "./filters/directory-filters.ts";
import { directoryFacets, type FacetName } from "./filters/facets.ts";

const SEARCH_PARAMETER = "q";

/** The longest name that is looked for in the data. */
const MAX_NAME_LENGTH = 80;

function readChoice(facet: FacetName, text: string | null): string | null {
  const { choices } = directoryFacets.of(facet);
  if (text === null) return null;
  if (choices) return Object.hasOwn(choices, text) ? text : null;
  const name = text.trim();
  return name.length > MAX_NAME_LENGTH || name === "" ? null : name;
}

/** Reads filters from an address; a value that is not one of the choices counts as none. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  return {
    search: (params.get(SEARCH_PARAMETER) ?? NO_FILTERS.search).slice(0, MAX_SEARCH_LENGTH),
    ...directoryFacets.ofEach((facet) =>
      readChoice(facet, params.get(directoryFacets.of(facet).parameter)),
    ),
  };
}

/** The parameters with these filters in them; what else is in the address is kept. */
export function writeFilters(params: URLSearchParams, filters: DirectoryFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | null) =>
    value ? next.set(name, value) : next.delete(name);
  write(SEARCH_PARAMETER, filters.search.trim());
  for (const facet of directoryFacets.names)
    write(directoryFacets.of(facet).parameter, filters[facet]);
  return next;
}

/** The address of the directory with these filters set, for links from other pages. */
export function directoryHref(filters: Partial<DirectoryFilters>): string {
  return `${paths.wineries}?${writeFilters(new URLSearchParams(), { ...NO_FILTERS, ...filters })}`;
}
