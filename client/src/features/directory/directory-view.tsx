import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { OpenChoice } from "#client/entities/question/open-choice.tsx";
import { Chip, QuestionChips } from "#client/entities/question/question-chips.tsx";
import { SearchForm } from "#client/entities/question/search-form.tsx";
import { WhomToAsk } from "#client/entities/question/whom-to-ask.tsx";
import { after } from "#client/lib/listen.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { counted, grouped } from "#shared/domain/text/words.ts";
import { NO_FILTERS } from "./filters/directory-filters.ts";
import { chipLabel, directoryFacets } from "./filters/facets.ts";
import { FilterColumn, FilterPanel, FilterSheet } from "./filters/filter-panel.tsx";
import { readListPosition } from "./list-position.ts";
import { DepartedMatches, type LooserSearch, looserSearches, NoResults } from "./no-results.tsx";
import { useDirectory } from "./use-directory.ts";
import { WinerySections } from "./winery-sections.tsx";

interface DirectoryViewProps {
  readonly wineries: readonly Winery[];
  /** A control beside the count that narrows `wineries` before the filters do. */
  readonly narrowing?: ReactNode;
  /** A control for the corner of each card. */
  readonly cardAction?: (winery: Winery) => ReactNode;
}

/** The wineries with search and filters (spec §2 Directory), which live in the address bar. */
export function DirectoryView({ wineries, narrowing, cardAction }: DirectoryViewProps) {
  const { directory, filters, result, shownFor, find, ...ways } = useDirectory(wineries);
  const { prepareSearch, setSearch, keepSearch, apply } = ways;
  const isOwn = useHasOwnList(shownFor === filters);
  const countRef = useRef<HTMLParagraphElement>(null);
  const clear = () => apply(NO_FILTERS);
  const looser = useMemo(
    () => (result.total === 0 ? looserSearches(directory, shownFor, find) : NOTHING_LOOSER),
    [result, directory, shownFor, find],
  );
  /** For buttons that disappear when pressed: moves the focus to the count. */
  const withFocusOnCount = (next: typeof filters) => {
    apply(next);
    countRef.current?.focus();
  };

  const chosen = directoryFacets.chosen(filters);
  const askFor = (search: string) => withFocusOnCount({ ...filters, search });
  const questions = (
    <div className="space-y-6">
      <OpenChoice
        text={filters.search}
        question={result.question}
        onAsk={(search) => apply({ ...filters, search })}
      />
      <FilterPanel
        directory={directory}
        filters={filters}
        counts={result.counts}
        onChoose={(facet, choice) => apply({ ...filters, [facet]: choice })}
      />
    </div>
  );

  return (
    <>
      <SearchForm
        label="Search wineries"
        text={filters.search}
        onChange={setSearch}
        onFocus={prepareSearch}
        onDone={keepSearch}
      >
        {(input) => (
          <div className="flex items-center gap-4 border-b-2 border-ink focus-within:border-wine">
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 text-ink-soft">
              <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
                <circle cx="10.5" cy="10.5" r="6.5" />
                <path d="m15.5 15.5 5 5" />
              </g>
            </svg>
            <input
              {...input}
              onBlur={keepSearch}
              className="min-h-14 min-w-0 flex-1 truncate bg-transparent font-display text-lg placeholder:text-ink-faint focus-visible:outline-none sm:text-2xl sm:leading-12"
            />
          </div>
        )}
      </SearchForm>
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-14 xl:gap-x-20">
        <FilterColumn onClear={clear}>{questions}</FilterColumn>
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p ref={countRef} tabIndex={-1} className="text-sm text-ink-soft tabular-nums">
              Showing {grouped(result.total)} wineries
            </p>
            {narrowing}
            <FilterSheet chosen={chosen.length} total={result.total} onClear={clear}>
              {questions}
            </FilterSheet>
          </div>
          <QuestionChips question={result.question} onAsk={askFor}>
            {chosen.length > 0 &&
              chosen.map((facet) => (
                <li key={facet}>
                  <Chip
                    label={chipLabel(facet, filters)}
                    onRemove={() => withFocusOnCount({ ...filters, [facet]: null })}
                  />
                </li>
              ))}
          </QuestionChips>
          <WhomToAsk question={result.question} passedOver={result.passedOver} />
          <ResultAnnouncement total={result.total} />
          {result.total === 0 || result.respelled ? (
            <DepartedMatches search={shownFor.search} />
          ) : null}
          {result.total === 0 ? (
            <NoResults
              looserSearches={looser}
              onTake={({ filters }) => withFocusOnCount(filters)}
            />
          ) : (
            <WinerySections
              key={isOwn ? "own" : "served"}
              result={result}
              search={shownFor.search}
              listKey={JSON.stringify(shownFor)}
              {...(cardAction && { cardAction })}
            />
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Whether to restart the list for this visitor. The server renders it without filters and without the
 * position to return to; once either is applied, a new list starts with it.
 */
function useHasOwnList(isShown: boolean): boolean {
  const [isWanted] = useKeptState(
    () => window.location.search !== "" || readListPosition() !== null,
    false,
  );
  const [isOwn, setOwn] = useState(isWanted);
  useEffect(() => {
    if (isWanted && isShown) setOwn(true);
  }, [isWanted, isShown]);
  return isOwn;
}

const NOTHING_LOOSER: readonly LooserSearch[] = [];

/** Long enough that a word being typed is announced once, when it is complete. */
const PAUSE_MS = 800;

/** Announces to screen readers how many wineries are listed once the filters settle. */
function ResultAnnouncement({ total }: { readonly total: number }) {
  const text = `${counted(total, "winery", "wineries")} listed`;
  const [announced, setAnnounced] = useState("");
  useEffect(() => after(PAUSE_MS, () => setAnnounced(text)), [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
