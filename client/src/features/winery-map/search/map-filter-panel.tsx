import { useId } from "react";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { HOME_FILTER_REGIONS } from "#shared/domain/places/regions.ts";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";
import {
  ALL_REGIONS,
  isHopeless,
  type MapFilters,
  offeredQuestion,
  QUESTION_NAMES,
} from "./map-filters.ts";

interface MapFilterPanelProps {
  /** All of them, for what each choice would leave. */
  readonly wineries: readonly Winery[];
  /** The draft: the map changes only with Search (spec §4). */
  readonly filters: MapFilters;
  readonly onChange: (filters: MapFilters) => void;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

const REGION_CHOICES = [
  { value: ALL_REGIONS, label: "All regions" },
  ...HOME_FILTER_REGIONS.map((name) => ({ value: name, label: name })),
];

/** The home map's filters (spec §9 Home filters). */
export function MapFilterPanel(props: MapFilterPanelProps) {
  const { wineries, filters, onChange, onSearch, onClear } = props;
  const set = (change: Partial<MapFilters>) => onChange({ ...filters, ...change });
  const leadsNowhere = (change: Partial<MapFilters>) => isHopeless(wineries, filters, change);
  return (
    <form
      aria-label="Winery search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      className="space-y-5"
    >
      <Choice
        label="Region"
        value={filters.region}
        choices={REGION_CHOICES}
        isHopeless={(region) => leadsNowhere({ region })}
        onChange={(region) => set({ region })}
      />
      {QUESTION_NAMES.map((name) => {
        const question = offeredQuestion(wineries, name, filters[name]);
        return question ? (
          <Choice
            key={name}
            {...question}
            value={filters[name]}
            isHopeless={(value) => leadsNowhere({ [name]: value })}
            onChange={(value) => set({ [name]: value })}
          />
        ) : null;
      })}
      <VarietalChoices
        chosen={filters.varietals}
        isHopeless={(varietals) => leadsNowhere({ varietals })}
        onChange={(varietals) => set({ varietals })}
      />
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

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint?: string;
  }[];
  /** For how many wineries the answer is known; null where for all. */
  readonly note?: string | null;
  /** Whether a choice would leave nothing on the map: it is then grayed. */
  readonly isHopeless: (value: string) => boolean;
  readonly onChange: (value: string) => void;
}

function Choice(props: ChoiceProps) {
  const { label, value, choices, note = null, isHopeless, onChange } = props;
  const own = choices.find((choice) => choice.value === value)?.hint;
  const hint = [own, note].filter(Boolean).join(" ") || null;
  return (
    <Field label={label} hint={hint}>
      {({ "aria-required": _required, ...control }) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={choice.value}
              disabled={choice.value !== value && isHopeless(choice.value)}
            >
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface VarietalChoicesProps {
  readonly isHopeless: (varietals: readonly string[]) => boolean;
  readonly chosen: readonly string[];
  readonly onChange: (varietals: readonly string[]) => void;
}

/** Several grapes at once: a winery that pours any of them stays (spec §9). */
function VarietalChoices({ chosen, isHopeless, onChange }: VarietalChoicesProps) {
  const id = useId();
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
              disabled={!chosen.includes(name) && isHopeless([...chosen, name])}
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
