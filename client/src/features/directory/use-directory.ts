import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { useFind } from "#client/entities/question/use-question.ts";
import { after } from "#client/lib/listen.ts";
import { useSame } from "#client/lib/use-same.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { findInDirectory } from "./directory-search.ts";
import {
  createDirectory,
  type DirectoryFilters,
  directoryAddress,
  withKnownNames,
} from "./filters/directory-filters.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const TYPING_PAUSE_MS = 300;

/**
 * The filters of the address bar. A choice makes an entry in the history, so that Back undoes it;
 * typing only rewrites the entry it is in.
 */
function useFiltersInAddress() {
  const [params, setParams] = useSearchParams();
  const address = directoryAddress.read(params);
  const [typed, setTyped] = useState(address.search);
  /** The search text this hook knows of in the address; any other came by Back or a link. */
  const written = useRef(address.search);
  useEffect(() => {
    if (address.search === written.current) return;
    written.current = address.search;
    setTyped(address.search);
  }, [address.search]);

  const write = (next: DirectoryFilters, replace: boolean) => {
    written.current = next.search.trim();
    setParams((current) => directoryAddress.write(current, next), { replace });
  };
  const keep = (search: string) => {
    if (search.trim() !== address.search) write({ ...address, search }, true);
  };
  const keepAtRest = useEffectEvent(keep);
  useEffect(() => after(TYPING_PAUSE_MS, () => keepAtRest(typed)), [typed]);

  return {
    choices: useSame({ ...address, search: typed }),
    setSearch: (search: string) => setTyped(search.slice(0, MAX_SEARCH_LENGTH)),
    /** Writes a search that is still being typed to the address at once. */
    keepSearch: () => keep(typed),
    /** Asks for something else, as a step that Back undoes. */
    apply: (next: DirectoryFilters) => {
      keep(typed);
      setTyped(next.search);
      write(next, false);
    },
  };
}

/**
 * What the directory is asked and what it shows, which may lag behind by a frame or two: a letter that is
 * typed meanwhile puts an end to the list of the one before.
 */
export function useDirectory(wineries: readonly Winery[]) {
  const { choices, ...ways } = useFiltersInAddress();
  const directory = useMemo(() => createDirectory(wineries), [wineries]);
  const [isSearchNear, setSearchNear] = useState(false);
  const filters = useMemo(() => withKnownNames(directory, choices), [directory, choices]);
  const shownFor = useDeferredValue(filters);
  const find = useFind(shownFor.search, wineries, isSearchNear);
  const result = useMemo(
    () => findInDirectory(directory, shownFor, find(shownFor.search)),
    [directory, shownFor, find],
  );
  return {
    ...ways,
    directory,
    /** The visitor's filters, in the data's own names. */
    filters,
    result,
    /** The filters that `result` is for. */
    shownFor,
    find,
    /** Fetches what the search needs before the first letter is typed. */
    prepareSearch: () => setSearchNear(true),
  };
}
