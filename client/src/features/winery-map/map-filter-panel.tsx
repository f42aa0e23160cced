import { useId, useMemo, useState } from "react";
import { FacetSelect } from "#client/entities/winery/facet-select.tsx";
import type { FacetIndex } from "#client/entities/winery/facets.ts";
import { Button } from "#client/ui/button.tsx";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";
import { type MapFacetName, type MapFilters, mapFacets } from "./map-filters.ts";

interface MapFilterPanelProps {
  /** All wineries, for what each choice would leave. */
  readonly index: FacetIndex<MapFacetName>;
  /** The draft: the map changes only with Search (spec §4). */
  readonly filters: MapFilters;
  readonly onChange: (filters: MapFilters) => void;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

/** The home map's filters (spec §9 Home filters). */
export function MapFilterPanel(props: MapFilterPanelProps) {
  const { index, filters, onChange, onSearch, onClear } = props;
  const counts = useMemo(() => mapFacets.count(index.entries, filters), [index, filters]);
  return (
    <form
      aria-label="Winery search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      className="space-y-5"
    >
      {mapFacets.offered(index, filters).map((name) => {
        const { title, any = "Any", unrecorded } = mapFacets.of(name);
        const isUnrecorded = unrecorded !== undefined && filters[name] === unrecorded;
        const isHopeless = (choice: string) =>
          index.entries.length > 0 && !counts[name].get(choice);
        return name === "varietals" ? (
          <VarietalChoices
            key={name}
            chosen={filters.varietals}
            isHopeless={isHopeless}
            onChange={(varietals) => onChange({ ...filters, varietals })}
          />
        ) : (
          <FacetSelect
            key={name}
            title={title}
            hint={[isUnrecorded && UNRECORDED, mapFacets.noteOf(index, name)]
              .filter(Boolean)
              .join(" ")}
            any={any}
            choices={mapFacets.choicesOf(index, name, filters[name])}
            chosen={filters[name]}
            isHopeless={isHopeless}
            onChoose={(choice) => onChange({ ...filters, [name]: choice })}
          />
        );
      })}
      <div className="flex flex-wrap gap-3 pt-2">
        <Button type="submit" className="flex-1">
          Search
        </Button>
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      </div>
    </form>
  );
}

const UNRECORDED = "No winery has told us this yet, so it doesn’t narrow the map.";

interface VarietalChoicesProps {
  readonly isHopeless: (varietal: string) => boolean;
  readonly chosen: readonly string[];
  readonly onChange: (varietals: readonly string[]) => void;
}

/** Several grapes at once: a winery that pours any of them stays (spec §9). */
function VarietalChoices({ chosen, isHopeless, onChange }: VarietalChoicesProps) {
  const id = useId();
  /** The box with the focus: to be disabled would take it away. */
  const [focused, setFocused] = useState<string | null>(null);
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Varietals</legend>
      <div className="flex flex-wrap gap-2">
        {FILTER_VARIETALS.map((name, at) => (
          <label
            key={name}
            htmlFor={`${id}-${at}`}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-rule-strong px-3.5 text-sm lg:min-h-9 has-checked:border-wine has-checked:bg-wine has-checked:text-on-wine has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine"
          >
            <input
              id={`${id}-${at}`}
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={chosen.length === 0 && isHopeless(name) && name !== focused}
              onFocus={() => setFocused(name)}
              onBlur={() => setFocused(null)}
              onChange={() => toggle(name)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
