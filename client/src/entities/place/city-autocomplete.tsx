import { type Ref, type RefCallback, useId, useRef, useState } from "react";
import type { ControlProps } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import type { City } from "#shared/api/cities.ts";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { CityOptions, optionId } from "./city-options.tsx";
import { useCitySuggestions } from "./use-city-suggestions.ts";
import { NONE, useCombobox } from "./use-combobox.ts";

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
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  const { cities, state, isGuess } = useCitySuggestions(value, asked);
  const isOpen = cities.length > 0;

  const close = () => setAsked(false);
  const pick = (city: City) => {
    onChange(townLabel(city));
    close();
    // Spec §4: picking blurs the input. The next Tab still continues from here.
    input.current?.blur();
  };
  const { active, clearHighlight, handleKeyDown } = useCombobox({
    ids: cities.map(({ id }) => id),
    onOpen: () => setAsked(true),
    onClose: close,
    onPick: (index) => {
      const city = cities[index];
      if (city) pick(city);
    },
  });

  return (
    <div className="relative">
      <Input
        {...control}
        ref={bothRefs(input, inputRef)}
        name={name}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === NONE ? undefined : optionId(listId, active)}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder="Start typing a Washington city..."
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          clearHighlight();
          setAsked(true);
        }}
        onClick={() => setAsked(true)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      <CityOptions
        id={listId}
        cities={cities}
        state={state}
        isGuess={isGuess}
        active={active}
        onPick={pick}
      />
    </div>
  );
}

function bothRefs<T>(own: { current: T | null }, outer?: RefCallback<T>): Ref<T> {
  return (element) => {
    own.current = element;
    outer?.(element);
  };
}
