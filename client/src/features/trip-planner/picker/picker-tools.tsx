import { type ReactNode, useId, useState } from "react";
import type { DrivesFromBase } from "#client/entities/drive/drive-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Select } from "#client/ui/select.tsx";
import { PickerQuestion, type PickerQuestionProps } from "./narrowing/picker-question.tsx";
import { PickerFilters, type PickerFiltersProps, ToolSwitch } from "./picker-filters.tsx";
import type { CardOrder } from "./picker-order.ts";

/** The drives from the base as they arrive. */
export interface DriveList {
  /** Undefined until they have arrived. */
  readonly known: DrivesFromBase | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** How a phone shows the wineries; where there is more room they are cards. */
export type CardView = "rows" | "cards";

interface MatchSwitchProps {
  readonly isOn: boolean;
  readonly count: number;
  readonly onChange: (isOn: boolean) => void;
}

interface PickerToolsProps {
  /** The switch between list and map, where only one has room. */
  readonly place: ReactNode;
  /** False while the map takes the place of the list. */
  readonly isListShown: boolean;
  /** How many wineries are listed, and in what order. */
  readonly count: string;
  readonly drives: DriveList;
  readonly order: CardOrder;
  readonly onOrder: (order: CardOrder) => void;
  readonly view: CardView;
  readonly onView: (view: CardView) => void;
  /** Further filters beside the switches. */
  readonly tools: ReactNode;
  readonly asking: PickerQuestionProps;
  readonly filters: PickerFiltersProps;
  readonly matches: MatchSwitchProps;
}

/** Above the wineries: their number and order, the filters, and whether drives have arrived. */
export function PickerTools(props: PickerToolsProps) {
  const { place, isListShown, count, drives, order, onOrder, view, onView } = props;
  const { tools, asking, filters, matches } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-4 border-b border-rule pb-3 max-sm:mb-3 max-sm:pb-2">
      <div className="flex flex-wrap gap-2 max-sm:mb-1 sm:mb-3 lg:mb-0">
        {place}
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          className={`sm:hidden ${isListShown ? "" : "hidden"}`}
          onClick={() => setOpen(!isOpen)}
        >
          Filter & sort
        </Button>
      </div>
      <div hidden={!isListShown}>
        <p className="font-sans text-sm text-ink-soft">{count}</p>
        {/* On a phone the wineries come first: the tools open above them on request. */}
        <div
          id={id}
          className={`flex flex-wrap items-center gap-x-6 gap-y-1 ${isOpen ? "" : "max-sm:hidden"}`}
        >
          <PickerQuestion {...asking} />
          <OrderChoice order={order} onOrder={onOrder} />
          {tools}
          <PickerFilters {...filters} />
          <ToolSwitch isOn={matches.isOn} onChange={matches.onChange}>
            Only full matches ({matches.count})
          </ToolSwitch>
          <Button
            variant="quiet"
            size="sm"
            className="sm:hidden"
            onClick={() => onView(view === "rows" ? "cards" : "rows")}
          >
            {view === "rows" ? "Show cards" : "Show rows"}
          </Button>
        </div>
        <DriveNotice {...drives} />
      </div>
    </div>
  );
}

function OrderChoice({ order, onOrder }: Pick<PickerToolsProps, "order" | "onOrder">) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="font-sans text-sm text-ink">
        Order
      </label>
      <Select
        id={id}
        value={order}
        onChange={(event) => onOrder(event.target.value === "drive" ? "drive" : "nearest")}
      >
        <option value="nearest">Nearest first</option>
        <option value="drive">Shortest drive first</option>
      </Select>
    </div>
  );
}

/** Says that the drives are loading or failed; the wineries stay either way. */
function DriveNotice({ known, hasFailed, onRetry }: DriveList) {
  const isWaiting = !known && !hasFailed;
  return (
    <div role="status" className="font-sans text-sm text-ink-soft not-empty:mt-2">
      {isWaiting ? "Measuring the drives…" : null}
      {hasFailed ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          The drives could not be loaded; distances are as the crow flies.
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : null}
    </div>
  );
}
