import { useId } from "react";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { HOME_FILTER_REGIONS } from "#shared/domain/places/regions.ts";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";
import {
  ALL_REGIONS,
  FEE_CHOICES,
  type Choice as MapChoice,
  type MapFilters,
  ONLINE_SALES_CHOICES,
  RESERVATION_CHOICES,
} from "./map-filters.ts";

interface MapFilterPanelProps {
  /** The draft: the map changes only with Search (spec §4). */
  readonly filters: MapFilters;
  readonly onChange: (filters: MapFilters) => void;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

const REGION_CHOICES = [
  { value: ALL_REGIONS, label: "All regions" },
  ...HOME_FILTER_REGIONS.map((name) => ({ value: name as string, label: name as string })),
];

/** The home map's filters (spec §9 Home filters). */
export function MapFilterPanel({ filters, onChange, onSearch, onClear }: MapFilterPanelProps) {
  const set = (change: Partial<MapFilters>) => onChange({ ...filters, ...change });
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
        onChange={(region) => set({ region })}
      />
      <Choice
        label="Tasting fee"
        value={filters.fee}
        choices={FEE_CHOICES}
        onChange={(fee) => set({ fee })}
      />
      <Choice
        label="Reservations"
        value={filters.reservations}
        choices={RESERVATION_CHOICES}
        onChange={(reservations) => set({ reservations })}
      />
      <Choice
        label="Online sales"
        value={filters.onlineSales}
        choices={ONLINE_SALES_CHOICES}
        onChange={(onlineSales) => set({ onlineSales })}
      />
      <VarietalChoices chosen={filters.varietals} onChange={(varietals) => set({ varietals })} />
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

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly MapChoice<T>[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) {
  const hint = choices.find((choice) => choice.value === value)?.hint;
  return (
    <Field label={label} hint={hint}>
      {({ "aria-required": _required, ...control }) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const choice = choices.find((candidate) => candidate.value === event.target.value);
            if (choice) onChange(choice.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface VarietalChoicesProps {
  readonly chosen: readonly string[];
  readonly onChange: (varietals: readonly string[]) => void;
}

/** Several grapes at once: a winery that pours any of them stays (spec §9). */
function VarietalChoices({ chosen, onChange }: VarietalChoicesProps) {
  const id = useId();
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Varietals</legend>
      <div className="flex flex-wrap gap-2">
        {FILTER_VARIETALS.map((name) => (
          <label
            key={name}
            htmlFor={`${id}-${name}`}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-rule-strong px-3.5 text-sm lg:min-h-9 has-checked:border-wine has-checked:bg-wine has-checked:text-on-wine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine"
          >
            <input
              id={`${id}-${name}`}
              type="checkbox"
              checked={chosen.includes(name)}
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
