/** What a visitor asks of a list of wineries, in the address bar: Back and a shared link bring it back. */
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import type { Choices, Facet } from "./facets.ts";

const SEARCH = "q";
/** The longest name that is looked for in the data. */
const MAX_NAME_LENGTH = 80;

/** Those of some texts that are choices of a facet, or may be names from the data. */
function choicesAmong({ choices }: Facet, texts: readonly string[]): readonly string[] {
  if (choices) return texts.filter((text) => Object.hasOwn(choices, text));
  const names = texts.map((text) => text.trim());
  return names.filter((name) => name !== "" && name.length <= MAX_NAME_LENGTH);
}

/** Reads and writes addresses that hold a search text and choices of some facets. */
export function facetAddress<
  F extends string,
  Asked extends Choices<F> & { readonly search: string },
>(facets: Readonly<Record<F, Facet>>) {
  const all = Object.entries<Facet>(facets).map(
    ([name, facet]) => [name as F, facet, facet.parameter ?? name] as const,
  );
  /** What an address asks; a value that is not one of the choices counts as none. */
  const read = (params: URLSearchParams): Asked => {
    const choices = all.map(([name, facet, parameter]) => {
      const made = [...new Set(choicesAmong(facet, params.getAll(parameter)))];
      return [name, facet.several ? made : (made[0] ?? null)];
    });
    const search = (params.get(SEARCH) ?? "").slice(0, MAX_SEARCH_LENGTH);
    return { search, ...Object.fromEntries(choices) };
  };
  return {
    read,
    nothing: read(new URLSearchParams()),
    /** The parameters with what is asked in them; what else is in the address is kept. */
    write: (params: URLSearchParams, asked: Asked): URLSearchParams => {
      const next = new URLSearchParams(params);
      const put = (parameter: string, values: readonly string[]) => {
        next.delete(parameter);
        for (const value of values) next.append(parameter, value);
      };
      put(SEARCH, [asked.search.trim()].filter(Boolean));
      for (const [name, , parameter] of all) put(parameter, [asked[name] ?? []].flat());
      return next;
    },
  };
}
