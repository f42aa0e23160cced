import { useDeferredValue, useMemo, useState } from "react";
import type { Winery } from "#shared/api/wineries.ts";
import {
  createDirectory,
  type DirectoryFilters,
  withKnownNames,
} from "./filters/directory-filters.ts";
import { findInDirectory } from "./search/directory-search.ts";
import { useWordIndex } from "./search/use-word-index.ts";

/**
 * What the directory shows for filters. It may lag behind them by a frame or two, so that a
 * keystroke is drawn before the list is.
 */
export function useDirectory(wineries: readonly Winery[], filters: DirectoryFilters) {
  const directory = useMemo(() => createDirectory(wineries), [wineries]);
  const [isSearchNear, setSearchNear] = useState(false);
  const index = useWordIndex(wineries, isSearchNear || filters.search !== "");
  const known = useMemo(() => withKnownNames(directory, filters), [directory, filters]);
  const shownFor = useDeferredValue(known);
  const result = useMemo(
    () => findInDirectory(directory, shownFor, index),
    [directory, shownFor, index],
  );
  return {
    directory,
    /** The visitor's filters, in the data's own names. */
    filters: known,
    result,
    /** The filters that `result` is for. */
    shownFor,
    index,
    /** Fetches the search index before the first letter is typed. */
    prepareSearch: () => setSearchNear(true),
  };
}
