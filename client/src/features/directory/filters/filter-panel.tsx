import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { ChoiceGroup } from "../choice-group.tsx";
import {
  type ChoiceCounts,
  type Directory,
  type DirectoryFilters,
  offeredVarietals,
} from "./directory-filters.ts";
import { FACETS, type Facet, facetRule, isNamed, type NamedFacet } from "./facets.ts";

export interface FilterPanelProps {
  readonly directory: Directory;
  readonly filters: DirectoryFilters;
  /** What each choice would leave. */
  readonly counts: ChoiceCounts;
  readonly onChoose: (facet: Facet, choice: string | null) => void;
}

/** Every question beside the text search; a choice applies at once (spec §4 Directory filters). */
export function FilterPanel({ directory, filters, counts, onChoose }: FilterPanelProps) {
  const names: Readonly<Record<NamedFacet, readonly string[]>> = {
    region: directory.regions,
    varietal: offeredVarietals(directory, filters.varietal),
  };
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {FACETS.map((facet) => {
        const rule = facetRule(facet);
        const shared = {
          title: rule.title,
          chosen: filters[facet],
          counts: counts[facet],
          onChoose: (choice: string | null) => onChoose(facet, choice),
        };
        return "choices" in rule ? (
          <ChoiceGroup
            key={facet}
            {...shared}
            choices={rule.choices}
            note={verifiedNote(directory.verified[facet], directory.entries.length)}
            inline={rule.inline}
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
}

/** Says how far a filter can be trusted: it keeps only wineries whose fact is verified. */
function verifiedNote(verified: number, all: number): string | null {
  if (verified === all) return null;
  if (verified === 0) return "Not verified for any winery yet.";
  return `Verified for ${verified} of ${all} wineries.`;
}

/** The list offers the first 20 by name (spec §9): where the other grapes are to be found. */
function unofferedNote(offered: readonly string[], { varietals }: Directory): string | null {
  if (offered.length >= varietals.length) return null;
  return `The first ${offered.length} of ${varietals.length} by name. The search above finds every grape.`;
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
            <option key={option} value={option}>
              {option} ({counts.get(option) ?? 0})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
