import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { citiesApi } from "#shared/api/calls.ts";
import type { City } from "#shared/api/cities.ts";
import { CITY_SEARCH_MIN_LENGTH } from "#shared/api/limits.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";

/** How long the typing must rest before a search goes out. */
const DEBOUNCE_MS = 150;

interface Suggestions {
  readonly cities: readonly City[];
  /** `idle`: too little text; `ready`: `cities` is the answer for the text. */
  readonly state: "idle" | "searching" | "ready" | "failed";
  /** Whether no city has the text in its name, and `cities` are what it may mean. */
  readonly isGuess: boolean;
}

/**
 * Washington places whose name contains the text. Only text of two characters or more that is not
 * blank is searched for (spec §5); a search that newer text overtakes is aborted.
 */
export function useCitySuggestions(text: string, enabled: boolean): Suggestions {
  const search = searchTextOf(text);
  const settled = useSettled(search);
  const canSearch = enabled && settled.length >= CITY_SEARCH_MIN_LENGTH;
  const { data, isError, isPlaceholderData } = useQuery({
    ...cityQueries.search(settled),
    enabled: canSearch,
    placeholderData: keepPreviousData,
  });

  if (!enabled || search.length < CITY_SEARCH_MIN_LENGTH)
    return { cities: [], state: "idle", isGuess: false };
  if (settled === search && isError) return { cities: [], state: "failed", isGuess: false };
  const isAnswer = settled === search && data !== undefined && !isPlaceholderData;
  const matching = stillMatching(data ?? [], search);
  if (!isAnswer) return { cities: matching, state: "searching", isGuess: false };
  return { cities: data, state: "ready", isGuess: data.length > 0 && matching.length === 0 };
}

/** Until the answer for the newer text is here, what the last one holds that the text fits. */
function stillMatching(cities: readonly City[], search: string): readonly City[] {
  const folded = foldForSearch(search);
  return cities.filter(({ name }) => foldForSearch(name).includes(folded));
}

/** What stands before a comma: the rest is a county or the state, as in "Chelan, WA". */
function searchTextOf(text: string): string {
  return (text.split(",")[0] ?? "").trim().slice(0, 100);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const cityQueries = {
  search: (search: string) =>
    endpointQuery(
      citiesApi.search,
      { query: { search } },
      { failureMessage: "Failed to search cities" },
    ),
};
