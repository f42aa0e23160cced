import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefCallback, useEffect, useId, useRef, useState } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { after } from "#client/lib/listen.ts";
import type { ControlProps } from "#client/ui/field.tsx";
import { Input } from "#client/ui/field.tsx";
import { citiesApi } from "#shared/api/calls.ts";
import type { City } from "#shared/api/cities.ts";
import { CITY_SEARCH_MIN_LENGTH } from "#shared/api/limits.ts";
import { townLabel, townReadings } from "#shared/domain/places/town-names.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { counted } from "#shared/domain/text/words.ts";

interface CityAutocompleteProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly inputRef?: RefCallback<HTMLInputElement>;
  readonly name?: string;
  readonly control: ControlProps;
}

/** A text field that suggests Washington places (spec §4 City autocomplete); any text may stay in it. */
export function CityAutocomplete(props: CityAutocompleteProps) {
  const { value, onChange, onBlur, inputRef, name, control } = props;
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const suggestions = useCitySuggestions(value, isWanted);
  const { cities } = suggestions;
  const isOpen = cities.length > 0;

  const close = () => setWanted(false);
  const pick = (city: City) => {
    onChange(townLabel(city));
    close();
    // Spec §4: picking blurs the input. The next Tab still continues from here.
    document.getElementById(control.id)?.blur();
  };
  const { active, clearHighlight, handleKeyDown } = useHighlight(cities, {
    open: () => setWanted(true),
    close,
    pick,
  });

  return (
    <div className="relative">
      <Input
        {...control}
        ref={inputRef}
        name={name}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === NONE ? undefined : `${listId}-option-${active}`}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder="Start typing a Washington city..."
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          clearHighlight();
          setWanted(true);
        }}
        onClick={() => setWanted(true)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      <CityOptions {...suggestions} id={listId} active={active} onPick={pick} />
    </div>
  );
}

interface CityOptionsProps extends Suggestions {
  readonly id: string;
  /** Index of the highlighted option, or -1. */
  readonly active: number;
  readonly onPick: (city: City) => void;
}

const PANEL =
  "absolute inset-x-0 top-full z-30 mt-1.5 rounded border border-rule-strong bg-raised shadow-raised";

/** The suggestions under the field, at most 300 px high (spec §9), and what to say in their place. */
function CityOptions(props: CityOptionsProps) {
  const { id, cities, isGuess, notice, active, onPick } = props;
  const isShown = notice !== "" && cities.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Washington cities"
        hidden={cities.length === 0}
        // Pressing on the list, or on its scroll bar, leaves the caret in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className={`${PANEL} max-h-[300px] overflow-y-auto overscroll-contain py-1.5`}
      >
        {cities.map((city, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys pick (useCombobox).
          <div
            key={city.id}
            id={`${id}-option-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onPick(city)}
            className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2.5 hover:bg-sunken aria-selected:bg-wine-tint"
          >
            <span className="font-serif text-base text-ink">{city.name}</span>
            <span className="text-xs text-ink-soft">
              {isGuess ? "Did you mean this? " : ""}
              {whereabouts(city)}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={isShown ? `${PANEL} px-4 py-3 text-sm text-ink-soft` : "sr-only"}>
        {notice}
      </p>
    </>
  );
}

function whereabouts({ county, region }: City): string {
  return region === null ? `${county} County` : `${county} County · ${region}`;
}

function noticeFor(cities: readonly City[], isGuess: boolean): string {
  if (cities.length === 0) return "No cities found.";
  if (isGuess) return `Did you mean ${cities.map(townLabel).join(" or ")}?`;
  return `${counted(cities.length, "city", "cities")} found, use the arrow keys.`;
}

const FAILED = "Failed to search cities";

/** How long the typing must rest before a search goes out. */
const DEBOUNCE_MS = 150;

interface Suggestions {
  readonly cities: readonly City[];
  /** Whether no city has the text in its name, and `cities` are what it may mean. */
  readonly isGuess: boolean;
  /** What is said of them; "" until they are the answer for the text. */
  readonly notice: string;
}

/**
 * Washington places whose name contains the text. Only text of two characters or more that is not
 * blank is searched for (spec §5); a search that newer text overtakes is aborted.
 */
function useCitySuggestions(text: string, enabled: boolean): Suggestions {
  const search = searchTextOf(text);
  const settled = useSettled(search);
  const canSearch = enabled && settled.length >= CITY_SEARCH_MIN_LENGTH;
  const { data, isError, isPlaceholderData } = useQuery({
    ...endpointQuery(citiesApi.search, { query: { search: settled } }, { failureMessage: FAILED }),
    enabled: canSearch,
    placeholderData: keepPreviousData,
  });

  const none = { cities: [], isGuess: false };
  if (!enabled || search.length < CITY_SEARCH_MIN_LENGTH) return { ...none, notice: "" };
  if (settled === search && isError) return { ...none, notice: FAILED };
  const matching = stillMatching(data ?? [], search);
  if (settled !== search || data === undefined || isPlaceholderData) {
    return { cities: matching, isGuess: false, notice: "" };
  }
  const isGuess = data.length > 0 && matching.length === 0;
  return { cities: data, isGuess, notice: noticeFor(data, isGuess) };
}

/** Until the answer for the newer text is here, what the last one holds that the text fits. */
function stillMatching(cities: readonly City[], search: string): readonly City[] {
  const readings = townReadings(search);
  return cities.filter(({ name }) => {
    const folded = foldForSearch(name);
    return readings.some((reading) => folded.includes(reading));
  });
}

/** What stands before a comma: the rest is a county or the state, as in "Chelan, WA". */
function searchTextOf(text: string): string {
  return (text.split(",")[0] ?? "").trim().slice(0, 100);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => after(DEBOUNCE_MS, () => setSettled(text)), [text]);
  return settled;
}

/** Nothing is highlighted: what is typed stands. */
const NONE = -1;

/** Where a key moves the highlight to in a list of `count`; undefined for a key that moves nothing. */
function movedTo(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  // Until something is highlighted these two belong to the caret.
  if (active === NONE) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function isClosing({ key, altKey }: KeyboardEvent): boolean {
  return key === "Escape" || (altKey && key === "ArrowUp");
}

interface ListActions {
  readonly open: () => void;
  readonly close: () => void;
  readonly pick: (city: City) => void;
}

/**
 * The keyboard of an editable combobox with a list (WAI-ARIA APG): arrows highlight, round and round;
 * Enter and Tab pick what is highlighted; Escape closes; Home and End reach the list's ends while
 * something in it is highlighted, and move the caret otherwise.
 */
function useHighlight(cities: readonly City[], { open, close, pick }: ListActions) {
  // By id: when the list changes under the highlight, it stays on its option or goes with it.
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const active = cities.findIndex(({ id }) => id === highlightedId);
  const highlighted = cities[active];

  function handleWhenClosed(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setHighlightedId(null);
    open();
  }

  function handleWhenOpen(event: KeyboardEvent) {
    const { key, altKey } = event;
    const next = altKey ? undefined : movedTo(key, active, cities.length);
    if (next !== undefined) {
      event.preventDefault();
      setHighlightedId(cities[next]?.id ?? null);
    } else if (isClosing(event)) {
      event.preventDefault();
      close();
    } else if (key === "Enter") {
      // The list is the question at hand: Enter answers it before it may submit the form.
      event.preventDefault();
      if (highlighted) pick(highlighted);
      else close();
    } else if (key === "Tab" && highlighted) {
      pick(highlighted);
    }
  }

  return {
    active,
    clearHighlight: () => setHighlightedId(null),
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (cities.length > 0) handleWhenOpen(event);
      else handleWhenClosed(event);
    },
  };
}
