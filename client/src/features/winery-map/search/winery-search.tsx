import { useId, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/site/search-text.ts";

/** A search line that leads to the directory with what was typed; the footer's #search leads here. */
export function WinerySearch() {
  const [text, setText] = useState("");
  const [, navigate] = useLocation();
  const id = useId();
  return (
    <search id="search" className="scroll-mt-8">
      <form
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          navigate(`${paths.wineries}?${new URLSearchParams({ q: text.trim() })}`);
        }}
      >
        <label htmlFor={id} className="sr-only">
          Search wineries by name, region, town or grape
        </label>
        <Input
          id={id}
          type="search"
          value={text}
          placeholder="Name, region, town or grape"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 basis-52"
        />
        <Button type="submit" variant="secondary" className="max-sm:grow">
          Search by name
        </Button>
      </form>
    </search>
  );
}
