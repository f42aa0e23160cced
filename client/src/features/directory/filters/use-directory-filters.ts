import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { after } from "#client/lib/listen.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { type DirectoryFilters, directoryAddress } from "./directory-filters.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const TYPING_PAUSE_MS = 300;

/**
 * The filters of the address bar. A choice makes an entry in the history, so that Back undoes it;
 * typing only rewrites the entry it is in.
 */
export function useDirectoryFilters() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => directoryAddress.read(params), [params]);
  const [typed, setTyped] = useState(address.search);
  /** The search text this hook knows of in the address; any other came by Back or a link. */
  const written = useRef(address.search);

  useEffect(() => {
    if (address.search === written.current) return;
    written.current = address.search;
    setTyped(address.search);
  }, [address.search]);

  const filters = useMemo(() => ({ ...address, search: typed }), [address, typed]);

  const write = useCallback(
    (next: DirectoryFilters, replace: boolean) => {
      written.current = next.search.trim();
      setParams((current) => directoryAddress.write(current, next), { replace });
    },
    [setParams],
  );

  const keepSearch = useCallback(() => {
    if (typed.trim() !== address.search) write({ ...address, search: typed }, true);
  }, [typed, address, write]);

  useEffect(() => after(TYPING_PAUSE_MS, keepSearch), [keepSearch]);

  return {
    filters,
    setSearch: (search: string) => setTyped(search.slice(0, MAX_SEARCH_LENGTH)),
    /** Writes a search that is still being typed to the address at once. */
    keepSearch,
    /** Asks for something else, as a step that Back undoes. */
    apply: (next: DirectoryFilters) => {
      keepSearch();
      setTyped(next.search);
      write(next, false);
    },
  };
}
