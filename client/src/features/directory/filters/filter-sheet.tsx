import { type ReactNode, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { counted } from "#shared/domain/text/words.ts";
import { directoryFacets } from "./facets.ts";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

interface FilterSheetProps extends FilterPanelProps {
  /** The choice of when, above the others. */
  readonly when: ReactNode;
  /** How many wineries the filters leave. */
  readonly total: number;
  readonly onClear: () => void;
}

/** The filters of a small screen: a button with how many are set, and a sheet that says what is left. */
export function FilterSheet({ when, total, onClear, ...panel }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = directoryFacets.chosen(panel.filters).length;
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {chosen === 0 ? "Filters" : `Filters (${chosen})`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Filters"
        size="wide"
        footer={
          <div className="flex flex-wrap justify-between gap-3">
            <Button variant="quiet" onClick={onClear}>
              Clear All
            </Button>
            <Button onClick={close} className="max-sm:flex-1">
              {showLabel(total)}
            </Button>
          </div>
        }
      >
        <div className="mb-6">{when}</div>
        <FilterPanel {...panel} />
      </Dialog>
    </div>
  );
}

function showLabel(total: number): string {
  return `Show ${counted(total, "winery", "wineries")}`;
}
