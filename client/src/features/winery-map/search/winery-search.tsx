import { useId } from "react";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";

interface WinerySearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The visitor has turned to the search. */
  readonly onFocus: () => void;
  readonly onSearch: () => void;
}

/** The question that the map answers; the footer's #search leads here. */
export function WinerySearch({ text, onChange, onFocus, onSearch }: WinerySearchProps) {
  const id = useId();
  return (
    <search id="search" className="scroll-mt-8">
      <form
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <label htmlFor={id} className="sr-only">
          Search wineries in your own words
        </label>
        <Input
          id={id}
          type="search"
          value={text}
          placeholder="Syrah near Walla Walla, open Sunday"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          className="min-w-0 flex-1 truncate"
        />
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}
