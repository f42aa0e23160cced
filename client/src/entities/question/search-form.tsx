import { type ComponentProps, type ReactNode, useId } from "react";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";

interface SearchFormProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The visitor has turned to the search. */
  readonly onFocus: () => void;
  /** The visitor has typed to the end. */
  readonly onDone: () => void;
  /** The input with what stands beside it. */
  readonly children: (input: ComponentProps<"input">) => ReactNode;
}

/** A search in the visitor's own words; the footer's #search leads here. */
export function SearchForm(props: SearchFormProps) {
  const { label, text, onChange, onFocus, onDone, children } = props;
  const id = useId();
  return (
    <search id="search" className="scroll-mt-8">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        {children({
          id,
          type: "search",
          name: "q",
          value: text,
          maxLength: MAX_SEARCH_LENGTH,
          placeholder: "Syrah near Walla Walla, open Sunday",
          autoComplete: "off",
          autoCapitalize: "none",
          spellCheck: false,
          enterKeyHint: "search",
          onChange: (event) => onChange(event.target.value),
          onFocus,
        })}
      </form>
    </search>
  );
}
