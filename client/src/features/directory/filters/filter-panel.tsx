import { type ReactNode, useId, useState } from "react";
import { FacetSelect } from "#client/entities/winery/facet-select.tsx";
import type { ChoiceCounts } from "#client/entities/winery/facets.ts";
import { Button } from "#client/ui/button.tsx";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { counted } from "#shared/domain/text/words.ts";
import { type Directory, offeredVarietals } from "./directory-filters.ts";
import { directoryFacets, type FacetChoices, type FacetName, type NamedFacet } from "./facets.ts";

interface FilterPanelProps {
  readonly directory: Directory;
  readonly filters: FacetChoices;
  /** What each choice would leave. */
  readonly counts: ChoiceCounts<FacetName>;
  readonly onChoose: (facet: FacetName, choice: string | null) => void;
}

/** No choice of any facet has this value. */
const ANY = "";

/** Every question beside the text search; a choice applies at once (spec §4 Directory filters). */
export function FilterPanel({ directory, filters, counts, onChoose }: FilterPanelProps) {
  const id = useId();
  const names: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
    region: directory.regions,
    varietal: offeredVarietals(directory, filters.varietal),
  } satisfies Record<NamedFacet, readonly string[]>;
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {directoryFacets.offered(directory, filters).map((facet) => {
        const { title, any = "", inline } = directoryFacets.of(facet);
        const options = names[facet];
        const chosen = filters[facet];
        const countOf = (choice: string) => counts[facet].get(choice) ?? 0;
        const choices = directoryFacets
          .choicesOf(directory, facet, chosen)
          .map(([value, label]) => ({ value, label, count: countOf(value) }));
        return options ? (
          <FacetSelect
            key={facet}
            title={title}
            any={any}
            hint={facet === "varietal" ? unofferedNote(options, directory) : null}
            choices={options.map((name) => [name, `${name} (${countOf(name)})`])}
            chosen={chosen}
            isHopeless={(name) => countOf(name) === 0}
            onChoose={(choice) => onChoose(facet, choice)}
          />
        ) : (
          <ChoiceGroup
            key={facet}
            label={title}
            choices={[{ value: ANY, label: "Any" }, ...choices]}
            note={directoryFacets.noteOf(directory, facet)}
            look={inline ? "line" : "lines"}
            inputOf={(value) => ({
              name: `${id}-${facet}`,
              checked: value === (chosen ?? ANY),
              onChange: () => onChoose(facet, value === ANY ? null : value),
            })}
          />
        );
      })}
    </div>
  );
}

/** The list offers the first 20 (spec §9), those that most wineries pour: where the other grapes are to be found. */
function unofferedNote(offered: readonly string[], { varietals }: Directory): string | null {
  if (offered.length >= varietals.length) return null;
  return `The ${offered.length} most poured of ${varietals.length}. The search above finds every grape.`;
}

interface FilterColumnProps {
  readonly onClear: () => void;
  /** The questions. */
  readonly children: ReactNode;
}

/** The filters beside the list on a large screen. */
export function FilterColumn({ onClear, children }: FilterColumnProps) {
  return (
    <section aria-label="Filters" className="hidden lg:block">
      <div className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col">
        <div className="-ml-1 min-h-0 overflow-y-auto pr-3 pb-6 pl-1">{children}</div>
        <div className="flex gap-2 border-t border-rule pt-4">
          {/* Spec §4: filters apply as they change, and this button does nothing. */}
          <Button variant="secondary" size="sm">
            Apply Filters
          </Button>
          <Button variant="quiet" size="sm" onClick={onClear}>
            Clear All
          </Button>
        </div>
      </div>
    </section>
  );
}

interface FilterSheetProps extends FilterColumnProps {
  /** How many filters are set. */
  readonly chosen: number;
  /** How many wineries the filters leave. */
  readonly total: number;
}

/** The filters on a small screen: a button with how many are set, and a sheet with the count left. */
export function FilterSheet({ chosen, total, onClear, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {chosen === 0 ? "Filters" : `Filters (${chosen})`}
      </Button>
      {isOpen ? (
        <Dialog
          onClose={() => setOpen(false)}
          title="Filters"
          size="wide"
          footer={
            <div className="flex flex-wrap justify-between gap-3">
              <Button variant="quiet" onClick={onClear}>
                Clear All
              </Button>
              <Button onClick={() => setOpen(false)} className="max-sm:flex-1">
                Show {counted(total, "winery", "wineries")}
              </Button>
            </div>
          }
        >
          {children}
        </Dialog>
      ) : null}
    </div>
  );
}
