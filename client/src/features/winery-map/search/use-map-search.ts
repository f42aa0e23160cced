import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { foundBy } from "#client/entities/question/found-by.ts";
import { useAsk } from "#client/entities/question/use-question.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { filterForMap, mapFacets, NO_MAP_FILTERS } from "./map-filters.ts";

const PARAMETER = "q";

/** The map's filters and the question of the address: what is typed, what is asked, and what that leaves. */
export function useMapSearch(wineries: readonly Winery[]) {
  // Spec §4: choices change the draft; the map shows what Search has applied.
  const [draft, choose] = useState(NO_MAP_FILTERS);
  const [applied, apply] = useState(NO_MAP_FILTERS);
  const [params, setParams] = useSearchParams();
  // The server renders one page for every address.
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? (params.get(PARAMETER) ?? "").slice(0, MAX_SEARCH_LENGTH) : "";
  const [text, setText] = useState(asked);
  const [isNear, setNear] = useState(false);
  useEffect(() => setText(asked), [asked]);

  const ask = useAsk(asked, wineries, isNear);
  const question = useMemo(() => ask(asked), [ask, asked]);
  const { found, passedOver } = useMemo(
    () => foundBy(wineries, asked, question),
    [wineries, asked, question],
  );
  const index = useMemo(() => mapFacets.indexOf(wineries), [wineries]);
  const shown = useMemo(() => {
    const kept = new Set(filterForMap(index, applied));
    return found.filter((winery) => kept.has(winery));
  }, [index, applied, found]);

  const askFor = (next: string) => {
    setText(next);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next.trim() === "") changed.delete(PARAMETER);
        else changed.set(PARAMETER, next.trim());
        return changed;
      },
      { replace: true },
    );
  };
  return {
    index,
    draft,
    choose,
    search: () => apply(draft),
    clear: () => {
      choose(NO_MAP_FILTERS);
      apply(NO_MAP_FILTERS);
    },
    text,
    setText,
    /** Fetches the grammar before the first letter is typed. */
    prepare: () => setNear(true),
    /** What was asked for, as it was understood. */
    asked,
    question,
    passedOver,
    askFor,
    shown,
  };
}
