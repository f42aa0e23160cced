import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { countUnverified, pickedBy, pickWineries } from "#shared/domain/trips/picker-rules.ts";
import type { Chosen } from "../planner/use-planner.ts";
import { driveQueries } from "./drive-queries.ts";
import { PickerGrid } from "./picker-grid.tsx";
import type { RenderPickerMap } from "./picker-map.tsx";
import { PickerEmpty, PickerNotices } from "./picker-notices.tsx";
import type { Answered } from "./picker-order.ts";
import {
  useWinerySelection,
  type WinerySelection,
  warnOfCap,
  warnOfNoneSelected,
} from "./use-winery-selection.ts";

/** What other features put into the picker. */
export interface PickerSlots {
  /** Beside the switches above the cards. */
  readonly pickerTools?: ReactNode;
  /** Leaves a part of the offered wineries; chosen ones stay in any case. */
  readonly pickerFilter?: ((winery: Winery) => boolean) | undefined;
  /** Draws the map beside the cards, or in their place on a phone. */
  readonly renderPickerMap?: RenderPickerMap | undefined;
}

export interface PickerDialogProps extends PickerSlots {
  readonly trip: Answered;
  readonly chosenIds: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  /**
   * With what is chosen: its plan can be shown. Null where nothing is; undefined where more is chosen
   * than fits, which is no plan.
   */
  readonly onClose: (chosen: Chosen | null | undefined) => void;
  /** Asks where to mail what is chosen (spec §4 Planner flow). */
  readonly onMail: (chosen: Chosen) => void;
  /** What stands beside Create My Itinerary. */
  readonly renderActions: (chosen: Chosen) => ReactNode;
}

const NO_WINERIES: readonly Winery[] = [];

/** The dialog in which wineries near the base are chosen (spec §2, §4). */
export function PickerDialog(props: PickerDialogProps) {
  const { trip, chosenIds, onChoose, onClose, pickerTools, pickerFilter, renderPickerMap } = props;
  const { data: wineries, error, refetch } = useQuery(wineryQueries.all());
  const inReach = useMemo(
    () => pickWineries(wineries ?? NO_WINERIES, pickedBy(trip)),
    [wineries, trip],
  );
  const drives = useQuery({
    ...driveQueries.fromTown(trip.accommodation),
    enabled: inReach.length > 0,
  });
  const selection = useWinerySelection({ offered: inReach, chosenIds, onChoose, trip });
  const { chosen, max } = selection;
  const rank = ({ id }: Winery) => chosenIds.indexOf(id);
  const plan = { trip, wineries: [...chosen].sort((one, other) => rank(one) - rank(other)) };
  const offered = pickerFilter
    ? inReach.filter(({ winery }) => pickerFilter(winery) || selection.isChosen(winery.id))
    : inReach;
  const isTooMany = chosen.length > max;
  const close = () => onClose(isTooMany ? undefined : chosen.length > 0 ? plan : null);
  const unverified = countUnverified(wineries ?? NO_WINERIES, pickedBy(trip));

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="full"
      title="Choose your wineries"
      description={`Near ${trip.accommodation}, up to ${max} for ${daysText(trip.days)}.`}
      footer={<PickerFooter {...props} selection={selection} plan={plan} />}
    >
      {error ? (
        <TryAgain
          title={error.message}
          reason="Your answers are kept."
          onRetry={() => void refetch()}
        />
      ) : wineries === undefined ? (
        <Waiting />
      ) : (
        <>
          <PickerNotices selection={selection} wineries={wineries} startCity={trip.accommodation} />
          {offered.length === 0 ? (
            <PickerEmpty
              startCity={trip.accommodation}
              unverified={unverified}
              onChangeTrip={close}
            />
          ) : (
            <PickerGrid
              {...{ offered, drives, unverified, trip, selection }}
              tools={pickerTools}
              renderMap={renderPickerMap}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function daysText(days: number): string {
  return days === 1 ? "one day" : `${days} days`;
}

/** While the wineries are on their way. */
function Waiting() {
  return (
    <div role="status">
      <p className="mb-6 font-serif text-lg text-ink-soft italic">
        Finding perfect wineries for you...
      </p>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} className="h-72" />
        ))}
      </div>
    </div>
  );
}

interface PickerFooterProps extends PickerDialogProps {
  readonly selection: WinerySelection;
  readonly plan: Chosen;
}

function PickerFooter(props: PickerFooterProps) {
  const { selection, plan, trip, onMail, onClose, renderActions } = props;
  const { chosen, max } = selection;
  const unlessTooMany = (action: (chosen: Chosen) => void) =>
    chosen.length > max ? warnOfCap(max, trip.days) : action(plan);
  return (
    // From the left, where a toast in the corner does not cover it.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-7 sm:gap-y-3">
      <p
        aria-live="polite"
        className="font-sans text-sm font-semibold tabular-nums max-sm:w-full max-sm:text-xs"
      >
        {chosen.length} of {max} selected
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the disabled button says why. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys cannot reach a disabled button. */}
      <span
        className="max-sm:flex-1"
        onClick={() => {
          if (chosen.length === 0) warnOfNoneSelected();
        }}
      >
        <Button
          disabled={chosen.length === 0}
          onClick={() => unlessTooMany(onMail)}
          className="w-full whitespace-nowrap disabled:pointer-events-none max-sm:px-3"
        >
          Create My Itinerary
        </Button>
      </span>
      {chosen.length > 0 ? (
        <Button
          variant="secondary"
          onClick={() => unlessTooMany(onClose)}
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
        >
          See the plan
        </Button>
      ) : null}
      <div className="max-sm:flex-1 max-sm:*:w-full max-sm:*:px-3 max-sm:*:whitespace-nowrap">
        {renderActions(plan)}
      </div>
    </div>
  );
}
