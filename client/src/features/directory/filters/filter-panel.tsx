import { memo, useId } from "react";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import {
  type ChoiceCounts,
  type Directory,
  offeredChoices,
  offeredFacets,
  offeredVarietals,
} from "./directory-filters.ts";
import { type Facet, type FacetChoices, facetRule, isNamed, type NamedFacet } from "./facets.ts";

export interface FilterPanelProps {
  readonly directory: Directory;
  readonly filters: FacetChoices;
  /** What each choice would leave. */
  readonly counts: ChoiceCounts;
  readonly onChoose: (facet: Facet, choice: string | null) => void;
}

/** Every question beside the text search; a choice applies at once (spec §4 Directory filters). */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { directory, filters, counts, onChoose } = props;
  const names: Readonly<Record<NamedFacet, readonly string[]>> = {
    region: directory.regions,
    varietal: offeredVarietals(directory, filters.varietal),
  };
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {offeredFacets(directory, filters).map((facet) => {
        const rule = facetRule(facet);
        const shared = {
          title: rule.title,
          chosen: filters[facet],
          counts: counts[facet],
          onChoose: (choice: string | null) => onChoose(facet, choice),
        };
        return "choices" in rule ? (
          <FixedFacetChoices
            key={facet}
            {...shared}
            labels={offeredChoices(directory, facet, rule.choices, filters[facet])}
            note={verifiedNote(directory.verified[facet], directory.entries.length)}
            look={rule.inline ? "line" : "lines"}
          />
        ) : (
          <NameSelect
            key={facet}
            {...shared}
            all={rule.all}
            hint={facet === "varietal" ? unofferedNote(names.varietal, directory) : null}
            options={isNamed(facet) ? names[facet] : []}
          />
        );
      })}
    </div>
  );
});

interface FacetChoicesProps {
  readonly title: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Null is "any". */
  readonly chosen: string | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly note: string | null;
  readonly look: "line" | "lines";
  readonly onChoose: (choice: string | null) => void;
}

/** A question whose answers are always the same, each with what it would leave. */
function FixedFacetChoices({
  title,
  labels,
  chosen,
  counts,
  onChoose,
  ...rest
}: FacetChoicesProps) {
  const name = useId();
  const choices = Object.entries(labels).map(([value, label]) => ({
    value,
    label,
    count: counts.get(value) ?? 0,
  }));
  return (
    <ChoiceGroup
      {...rest}
      label={title}
      choices={[{ value: ANY, label: "Any" }, ...choices]}
      inputOf={(value) => ({
        name,
        checked: value === (chosen ?? ANY),
        onChange: () => onChoose(value === ANY ? null : value),
      })}
    />
  );
}

/** No choice of any facet has this value. */
const ANY = "";

/** Says how far a filter can be trusted: it keeps only wineries whose fact is verified. */
function verifiedNote(verified: number, all: number): string | null {
  if (verified === all) return null;
  return `Known for ${verified === 0 ? "none" : verified} of ${all} wineries.`;
}

/** The list offers the first 20 (spec §9), those that most wineries pour: where the other grapes are to be found. */
function unofferedNote(offered: readonly string[], { varietals }: Directory): string | null {
  if (offered.length >= varietals.length) return null;
  return `The ${offered.length} most poured of ${varietals.length}. The search above finds every grape.`;
}

interface NameSelectProps {
  readonly title: string;
  readonly hint: string | null;
  readonly all: string;
  readonly options: readonly string[];
  readonly chosen: string | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (choice: string | null) => void;
}

function NameSelect({ title, hint, all, options, chosen, counts, onChoose }: NameSelectProps) {
  return (
    <Field label={title} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ""}
          onChange={(event) => onChoose(event.target.value || null)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option} value={option} disabled={!counts.get(option) && option !== chosen}>
              {option} ({counts.get(option) ?? 0})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
