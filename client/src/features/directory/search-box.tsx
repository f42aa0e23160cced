import { useId } from "react";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
  /** The visitor has turned to the search. */
  readonly onFocus: () => void;
  /** The visitor has typed to the end: Enter, or on to something else. */
  readonly onDone: () => void;
}

/** The directory's search line; the list follows each letter. */
export function SearchBox({ value, onChange, onFocus, onDone }: SearchBoxProps) {
  const id = useId();
  return (
    <search id="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <label htmlFor={id} className="sr-only">
          Search wineries
        </label>
        <div className="flex items-center gap-4 border-b-2 border-ink focus-within:border-wine">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 text-ink-soft">
            <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
              <circle cx="10.5" cy="10.5" r="6.5" />
              <path d="m15.5 15.5 5 5" />
            </g>
          </svg>
          <input
            id={id}
            type="search"
            name="q"
            value={value}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="Syrah near Walla Walla, open Sunday"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => onChange(event.target.value)}
            onFocus={onFocus}
            onBlur={onDone}
            className="min-h-14 min-w-0 flex-1 truncate bg-transparent font-display text-lg placeholder:text-ink-faint focus-visible:outline-none sm:text-2xl"
          />
        </div>
      </form>
    </search>
  );
}
