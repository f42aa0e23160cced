import { type ReactNode, useId } from "react";
import type { DrivesFromBase } from "#client/entities/drive/drive-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Select } from "#client/ui/select.tsx";
import { PickerFilters, type PickerFiltersProps } from "./narrowing/picker-filters.tsx";
import { ToolSwitch } from "./narrowing/tool-switch.tsx";

/** The drives from the base as they arrive. */
export interface DriveList {
  /** Undefined until they have arrived. */
  readonly known: DrivesFromBase | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

export type CardOrder = "nearest" | "drive";
/** How a phone shows the wineries; where there is more room they are cards. */
export type CardView = "rows" | "cards";

interface MatchSwitchProps {
  readonly isOn: boolean;
  readonly count: number;
  readonly onChange: (isOn: boolean) => void;
}

interface PickerToolsProps {
  /** How many wineries are listed, and in what order. */
  readonly count: string;
  readonly drives: DriveList;
  readonly order: CardOrder;
  readonly onOrder: (order: CardOrder) => void;
  readonly view: CardView;
  readonly onView: (view: CardView) => void;
  /** Further filters beside the switches. */
  readonly tools: ReactNode;
  readonly filters: PickerFiltersProps;
  readonly matches: MatchSwitchProps;
}

/** What stands above the wineries: their number and order, the filters, and the state of the drives. */
export function PickerTools(props: PickerToolsProps) {
  const { count, drives, order, onOrder, view, onView, tools, filters, matches } = props;
  return (
    <div className="mb-4 border-b border-rule pb-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="min-w-48 flex-1 font-sans text-sm text-ink-soft">{count}</p>
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

/** Says that the drives are on their way, or did not come; the wineries stay in any case. */
function DriveNotice({ known, hasFailed, onRetry }: DriveList) {
  const isWaiting = !known && !hasFailed;
  return (
    <div role="status" className="font-sans text-sm text-ink-soft not-empty:mt-2">
      {isWaiting ? "Measuring the drives by road…" : null}
      {hasFailed ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          The drives by road could not be fetched; distances are in a straight line.
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : null}
    </div>
  );
}
