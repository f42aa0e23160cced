/** The directory's filters in the address bar, so that Back and a shared link bring them back. */
import { z } from "zod";
import { paths } from "#shared/domain/site/paths.ts";
import {
  type DirectoryFilters,
  FACETS,
  type Facet,
  FIXED_CHOICES,
  NO_FILTERS,
} from "./directory-filters.ts";

const SEARCH_PARAMETER = "q";
const PARAMETERS: Readonly<Record<Facet, string>> = {
  region: "region",
  varietal: "varietal",
  fee: "fee",
  visit: "visit",
  onlineSales: "online",
  wineClub: "club",
};

/** The longest search text that is kept. */
export const MAX_SEARCH_LENGTH = 100;

const nameFromData = z.string().trim().min(1).max(80).nullable().catch(null);
const filtersSchema = z.object({
  search: z
    .string()
    .transform((text) => text.slice(0, MAX_SEARCH_LENGTH))
    .catch(NO_FILTERS.search),
  region: nameFromData,
  varietal: nameFromData,
  fee: z.enum(FIXED_CHOICES.fee).nullable().catch(null),
  visit: z.enum(FIXED_CHOICES.visit).nullable().catch(null),
  onlineSales: z.enum(FIXED_CHOICES.onlineSales).nullable().catch(null),
  wineClub: z.enum(FIXED_CHOICES.wineClub).nullable().catch(null),
});

/** Reads filters from an address; a value that is not one of the choices counts as none. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  return filtersSchema.parse({
    search: params.get(SEARCH_PARAMETER),
    ...Object.fromEntries(FACETS.map((facet) => [facet, params.get(PARAMETERS[facet])])),
  });
}

/** The parameters with these filters in them; what else stands in the address is kept. */
export function writeFilters(params: URLSearchParams, filters: DirectoryFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | null) =>
    value ? next.set(name, value) : next.delete(name);
  write(SEARCH_PARAMETER, filters.search.trim());
  for (const facet of FACETS) write(PARAMETERS[facet], filters[facet]);
  return next;
}

/** The address of the directory with these filters set, for links from other pages. */
export function directoryHref(filters: Partial<DirectoryFilters>): string {
  return `${paths.wineries}?${writeFilters(new URLSearchParams(), { ...NO_FILTERS, ...filters })}`;
}
