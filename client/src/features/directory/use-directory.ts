import { useDeferredValue, useMemo, useState } from "react";
import { useAsk } from "#client/entities/question/use-question.ts";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import { useBuilt } from "#client/lib/chunks/use-built.ts";
import { useSame } from "#client/lib/use-same.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { findInDirectory } from "./directory-search.ts";
import {
  createDirectory,
  type DirectoryFilters,
  withKnownNames,
} from "./filters/directory-filters.ts";

/** The typo-tolerant index; without it the search continues by the specification's rule. */
async function buildWordIndex(wineries: readonly Winery[]) {
  const { createWordIndex } = await loadChunk(() => import("./word-index.ts"));
  return createWordIndex(wineries);
}

/**
 * What the directory shows for filters. It may lag behind them by a frame or two: a letter that is typed
 * meanwhile puts an end to the list of the one before.
 */
export function useDirectory(wineries: readonly Winery[], filters: DirectoryFilters) {
  const directory = useMemo(() => createDirectory(wineries), [wineries]);
  const [isSearchNear, setSearchNear] = useState(false);
  const isSearched = isSearchNear || filters.search !== "";
  const index = useBuilt(buildWordIndex, wineries, isSearched && wineries.length > 0);
  const choices = useSame(filters);
  const known = useMemo(() => withKnownNames(directory, choices), [directory, choices]);
  const shownFor = useDeferredValue(known);
  const ask = useAsk(shownFor.search, wineries, isSearchNear);
  const result = useMemo(
    () => findInDirectory(directory, shownFor, index, ask),
    [directory, shownFor, index, ask],
  );
  return {
    directory,
    /** The visitor's filters, in the data's own names. */
    filters: known,
    result,
    /** The filters that `result` is for. */
    shownFor,
    index,
    ask,
    /** Fetches what the search needs before the first letter is typed. */
    prepareSearch: () => setSearchNear(true),
  };
}
