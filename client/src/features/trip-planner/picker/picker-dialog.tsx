import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { driveQueries } from "#client/entities/drive/drive-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { pickedBy, pickWineries } from "#shared/domain/trips/picker-rules.ts";
import type { RenderPickerMap } from "./picker-map.tsx";
import type { Answered } from "./picker-order.ts";
import { useWinerySelection, warnOfCap } from "./use-winery-selection.ts";
import { WineryPicker } from "./winery-picker.tsx";

/** What the planner's visitor chose. */
export interface Choice {
  readonly trip: TripForm;
  /** In the visitor's order of choosing. */
  readonly wineries: readonly Winery[];
}

/** What other features put into the picker. */
export interface PickerSlots {
  /** Beside the switch above the cards. */
  readonly pickerTools?: ReactNode;
  /** Leaves a part of the offered wineries; chosen ones stay in any case. */
  readonly pickerFilter?: ((winery: Winery) => boolean) | undefined;
  /** Draws the map beside the cards, once it is shown. */
  readonly renderPickerMap?: RenderPickerMap | undefined;
  /** Beside Create My Itinerary; `onSaved` closes the picker and resets the form (spec §4). */
  readonly renderPlanActions?: ((plan: Choice, onSaved: () => void) => ReactNode) | undefined;
}

export interface PickerDialogProps extends PickerSlots {
  readonly trip: Answered;
  readonly chosenIds: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  /**
   * With what is chosen: its plan can be shown. Null where nothing is; undefined where more is chosen
   * than fits, which is no plan.
   */
  readonly onClose: (chosen: Choice | null | undefined) => void;
  /** Asks where to mail what is chosen (spec §4 Planner flow). */
  readonly onMail: (chosen: Choice) => void;
  readonly onSaved: () => void;
}

const NO_WINERIES: readonly Winery[] = [];

/** The picker, with what it needs to know of wineries and drives. */
export function PickerDialog(props: PickerDialogProps) {
  const { trip, chosenIds, onChoose, onClose, onMail, onSaved } = props;
  const { pickerTools, pickerFilter, renderPickerMap, renderPlanActions } = props;
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
  const shown = pickerFilter
    ? inReach.filter(({ winery }) => pickerFilter(winery) || selection.isChosen(winery.id))
    : inReach;
  const isTooMany = chosen.length > max;

  return (
    <WineryPicker
      list={{ wineries, error, onRetry: () => void refetch() }}
      offered={shown}
      drives={{
        known: drives.data,
        hasFailed: drives.isError,
        onRetry: () => void drives.refetch(),
      }}
      trip={trip}
      selection={selection}
      onCreate={() => onMail(plan)}
      onSee={() => (isTooMany ? warnOfCap(max, trip.days) : onClose(plan))}
      onClose={() => onClose(isTooMany ? undefined : chosen.length > 0 ? plan : null)}
      tools={pickerTools}
      renderMap={renderPickerMap}
      actions={renderPlanActions?.(plan, onSaved)}
    />
  );
}
