import { useDeferredValue, useMemo, useState } from "react";
import { useFind } from "#client/entities/question/use-question.ts";
import { useSame } from "#client/lib/use-same.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { findInDirectory } from "./directory-search.ts";
import {
  createDirectory,
  type DirectoryFilters,
  withKnownNames,
} from "./filters/directory-filters.ts";

/**
 * What the directory shows for filters. It may lag behind them by a frame or two: a letter that is typed
 * meanwhile puts an end to the list of the one before.
 */
export function useDirectory(wineries: readonly Winery[], filters: DirectoryFilters) {
  const directory = useMemo(() => createDirectory(wineries), [wineries]);
  const [isSearchNear, setSearchNear] = useState(false);
  const choices = useSame(filters);
  const known = useMemo(() => withKnownNames(directory, choices), [directory, choices]);
  const shownFor = useDeferredValue(known);
  const find = useFind(shownFor.search, wineries, isSearchNear);
  const result = useMemo(
    () => findInDirectory(directory, shownFor, find(shownFor.search)),
    [directory, shownFor, find],
  );
  return {
    directory,
    /** The visitor's filters, in the data's own names. */
    filters: known,
    result,
    /** The filters that `result` is for. */
    shownFor,
    find,
    /** Fetches what the search needs before the first letter is typed. */
    prepareSearch: () => setSearchNear(true),
  };
}
