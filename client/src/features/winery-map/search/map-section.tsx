import { useRef, useState } from "react";
import { Link } from "wouter";
import { QuestionChips } from "#client/entities/question/question-chips.tsx";
import { WhomToAsk } from "#client/entities/question/whom-to-ask.tsx";
import { WineryLinkList } from "#client/entities/winery/winery-link-list.tsx";
import { Button } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { PopupActions } from "../markers/winery-popup.tsx";
import { WineryMap } from "../winery-map.tsx";
import { MapFilterPanel } from "./map-filter-panel.tsx";
import { useMapSearch } from "./use-map-search.ts";
import { WinerySearch } from "./winery-search.tsx";

interface MapSectionProps {
  readonly wineries: readonly Winery[];
  readonly popupActions?: PopupActions | undefined;
}

const LIST_ID = "map-list";
const PANEL_ID = "map-filters";
/** On small screens the panel opens over the map, so that nothing moves. */
const PANEL_OVER_MAP =
  "z-30 bg-paper max-lg:absolute max-lg:inset-x-0 max-lg:py-5 max-lg:shadow-overlay";

/** The home page's map with its filters, its counter, and the same wineries as a list (spec §2, §4). */
export function MapSection({ wineries, popupActions }: MapSectionProps) {
  const { index, draft, choose, search, clear, ...words } = useMapSearch(wineries);
  const { shown, asked, question, askFor } = words;
  const [panelOpen, setPanelOpen] = useState(false);
  const [hasSearched, setSearched] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const handleSearch = () => {
    search();
    askFor(words.text);
    setSearched(true);
    if (!panelOpen) return;
    // On a phone the panel was opened over the result: it makes room, and the result is led to.
    setPanelOpen(false);
    count.current?.focus();
  };
  return (
    <div className="mt-6 grid gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-[19rem_1fr] lg:gap-y-8">
      <div className="lg:col-span-2 lg:max-w-2xl">
        <WinerySearch
          text={words.text}
          onChange={words.setText}
          onFocus={words.prepare}
          onSearch={handleSearch}
        />
        <QuestionChips question={question} onAsk={askFor} />
        <WhomToAsk question={question} passedOver={words.passedOver} />
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
            onClear={() => {
              clear();
              askFor("");
            }}
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
          label={`Map of ${shown.length} wineries`}
          popupActions={popupActions}
          listId={LIST_ID}
          isAsked={hasSearched}
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
