import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { QuestionChips } from "#client/entities/question/question-chips.tsx";
import { SearchForm } from "#client/entities/question/search-form.tsx";
import { useFind } from "#client/entities/question/use-question.ts";
import { WhomToAsk } from "#client/entities/question/whom-to-ask.tsx";
import { WineryLinkList } from "#client/entities/winery/winery-link-list.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { deferred } from "#client/lib/page/deferred.tsx";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { useSame } from "#client/lib/use-same.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Input } from "#client/ui/field.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";
import { MapFilterPanel } from "./map-filter-panel.tsx";
import { type MapFilters, mapAddress, mapFacets } from "./map-filters.ts";
import type { PopupActions } from "./markers/winery-popup.tsx";
import { WineryMap } from "./winery-map.tsx";

interface MapSectionProps {
  readonly wineries: readonly Winery[];
  /** Controls of a winery in its popup, e.g. Add to Trip. */
  readonly popupActions?: PopupActions | undefined;
}

/** The home page's section with the map and its search, `#map` (spec §2). */
export function FindAWinery({ popupActions }: Pick<MapSectionProps, "popupActions">) {
  const { data: wineries, error, refetch } = useQuery(deferred(wineryQueries.all()));
  return (
    <section id="map" aria-labelledby="map-title" className="page-width py-section">
      <p className="eyebrow">The map</p>
      <h2 id="map-title" className="mt-3 font-display text-3xl sm:text-4xl">
        Find a winery
      </h2>
      {error ? <TryAgain title={error.message} onRetry={refetch} className="mt-8" /> : null}
      {wineries ? <MapSection wineries={wineries} popupActions={popupActions} /> : null}
      {wineries || error ? null : <Skeleton className="mt-8 min-h-[34rem]" />}
    </section>
  );
}

const LIST_ID = "map-list";
const PANEL_ID = "map-filters";
/** On small screens the panel opens over the map, so that nothing moves. */
const PANEL_OVER_MAP =
  "z-30 bg-paper max-lg:absolute max-lg:inset-x-0 max-lg:py-5 max-lg:shadow-overlay";

/** The home page's map with its filters, its counter, and the same wineries as a list (spec §2, §4). */
export function MapSection({ wineries, popupActions }: MapSectionProps) {
  // Spec §4: choices change the draft; the map shows what Search has applied.
  const { asked, applied, text, setText, search } = useSearchInAddress();
  const [draft, choose] = useState(applied);
  useEffect(() => choose(applied), [applied]);
  const askFor = (next: string) => search(next, applied);
  const [isSearchNear, setSearchNear] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const [hasSearched, setSearched] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);

  const find = useFind(asked, wineries, isSearchNear);
  const result = useMemo(() => find(asked), [find, asked]);
  const { question, passedOver, respelled, asWritten, alike } = result;
  const index = useMemo(() => mapFacets.indexOf(wineries), [wineries]);
  const shown = useMemo(() => {
    const found = new Set([...asWritten, ...alike]);
    return mapFacets.kept(index.entries, applied).filter((winery) => found.has(winery));
  }, [index, applied, asWritten, alike]);

  const handleSearch = () => {
    search(text, draft);
    setSearched(true);
    if (!panelOpen) return;
    // On a phone the panel was opened over the result: it makes room, and the result is led to.
    setPanelOpen(false);
    count.current?.focus();
  };
  const handleClear = () => {
    choose(mapAddress.nothing);
    search("", mapAddress.nothing);
  };
  return (
    <div className="mt-6 grid gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-[19rem_1fr] lg:gap-y-8">
      <div className="lg:col-span-2 lg:max-w-2xl">
        <SearchForm
          label="Search wineries in your own words"
          text={text}
          onChange={setText}
          // The grammar is fetched before the first letter is typed.
          onFocus={() => setSearchNear(true)}
          onDone={handleSearch}
        >
          {(input) => (
            <div className="flex gap-3">
              <Input {...input} className="min-w-0 flex-1 truncate" />
              <Button type="submit">Find</Button>
            </div>
          )}
        </SearchForm>
        <QuestionChips question={question} onAsk={askFor} />
        <WhomToAsk
          question={question}
          passedOver={passedOver}
          respelled={respelled ? asked.trim() : ""}
        />
      </div>
      <div className="relative">
        <Button
          variant="secondary"
          className="w-full lg:hidden"
          aria-expanded={panelOpen}
          aria-controls={PANEL_ID}
          onClick={() => setPanelOpen((was) => !was)}
        >
          {panelOpen ? "Hide the filters" : "Filter the map"}
        </Button>
        <div id={PANEL_ID} className={`${PANEL_OVER_MAP} ${panelOpen ? "" : "max-lg:hidden"}`}>
          <MapFilterPanel
            index={index}
            filters={draft}
            onChange={choose}
            onSearch={handleSearch}
            onClear={handleClear}
          />
        </div>
      </div>
      <div className="min-w-0">
        <p
          ref={count}
          role="status"
          tabIndex={-1}
          className="mb-3 scroll-mt-4 text-sm text-ink-soft"
        >
          Showing {shown.length} of {wineries.length} wineries
        </p>
        <WineryMap
          wineries={shown}
          label={`Map of ${counted(shown.length, "winery", "wineries")}`}
          popupActions={popupActions}
          listId={LIST_ID}
          isWanted={hasSearched}
          className="h-[26rem] sm:h-[36rem] lg:h-[40rem]"
        />
        <MapList wineries={shown} />
        {asked ? (
          <Link
            href={`${paths.wineries}?${new URLSearchParams({ q: asked })}`}
            className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-wine underline underline-offset-4"
          >
            “{asked}” in the directory
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** The question and the filters of the address, and the question that is being typed. */
function useSearchInAddress() {
  const [params, setParams] = useSearchParams();
  // The server renders one page for every address.
  const isHydrated = useIsHydrated();
  const { search: asked, ...filters } = isHydrated ? mapAddress.read(params) : mapAddress.nothing;
  const applied = useSame<MapFilters>(filters);
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  const search = (next: string, filters: MapFilters) => {
    setText(next);
    setParams((current) => mapAddress.write(current, { ...filters, search: next }), {
      replace: true,
    });
  };
  return { asked, applied, text, setText, search };
}

/**
 * The equal of the map for everyone who does not see it or would rather read. It is rendered when it is
 * opened; until then, and where no script runs, the directory stands in it.
 */
function MapList({ wineries }: { readonly wineries: readonly Winery[] }) {
  const [hasOpened, setOpened] = useState(false);
  return (
    <details className="mt-4 border-b border-rule" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-12 items-center text-sm font-semibold text-wine">
        The same wineries as a list
      </summary>
      <div id={LIST_ID} tabIndex={-1} className="pb-6">
        {hasOpened ? (
          <WineryLinkList wineries={wineries} beside="region" />
        ) : (
          <Link
            href={paths.wineries}
            className="flex min-h-11 items-center text-wine underline underline-offset-4"
          >
            All wineries in the directory
          </Link>
        )}
      </div>
    </details>
  );
}
