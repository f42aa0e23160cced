import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { driveQueries } from "#client/entities/drive/drive-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import type { TripData } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { counted } from "#shared/domain/site/words.ts";
import { pickWineries } from "#shared/domain/trip/picker-rules.ts";
import { EmailItineraryDialog } from "../email-itinerary-dialog.tsx";
import { type ChosenPlan, type PlanChanges, useSendItinerary } from "../itinerary-queries.ts";
import type { RenderPickerMap } from "./picker-map.tsx";
import { useWinerySelection } from "./use-winery-selection.ts";
import { daysText, WineryPicker } from "./winery-picker.tsx";

/** What other features put into the picker. */
export interface PickerSlots {
  /** Beside the switch above the cards. */
  readonly pickerTools?: ReactNode;
  /** Leaves a part of the offered wineries; chosen ones stay in any case. */
  readonly pickerFilter?: (winery: Winery) => boolean;
  /** Draws the map beside the cards, once it is shown. */
  readonly renderPickerMap?: RenderPickerMap;
  /** Beside Create My Itinerary; `onSaved` closes the picker and resets the form (spec §4). */
  readonly renderPlanActions?: (plan: ChosenPlan, onSaved: () => void) => ReactNode;
}

export interface PickerDialogsProps extends PickerSlots {
  readonly trip: TripData;
  /** How the plan was changed before; it goes with the mail of the same wineries. */
  readonly changes?: PlanChanges | undefined;
  readonly isMailing: boolean;
  readonly chosenIds: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  readonly onMailing: (isMailing: boolean) => void;
  /** With what is chosen: its plan can be shown; null where nothing is. */
  readonly onClose: (chosen: ChosenPlan | null) => void;
  readonly onSent: (email: string, chosen: ChosenPlan | null) => void;
  readonly onSaved: () => void;
}

const NO_WINERIES: readonly Winery[] = [];

/** The picker, and over it the question where to mail the plan (spec §4 Planner flow). */
export function PickerDialogs(props: PickerDialogsProps) {
  const { trip, changes, isMailing, chosenIds, onChoose, onMailing, onClose, onSent, onSaved } =
    props;
  const { pickerTools, pickerFilter, renderPickerMap, renderPlanActions } = props;
  const { data: wineries, error, refetch } = useQuery(wineryQueries.all());
  const inReach = useMemo(() => pickWineries(wineries ?? NO_WINERIES, trip), [wineries, trip]);
  const drives = useQuery({
    ...driveQueries.fromTown(trip.startCity),
    enabled: inReach.length > 0,
  });
  const selection = useWinerySelection({ offered: inReach, chosenIds, onChoose, trip });
  const plan = { trip, wineries: selection.chosen };
  const inOrder = inOrderOfChoosing(plan, chosenIds);
  const sending = useSendItinerary((email) => onSent(email, inOrder));
  const shown = pickerFilter
    ? inReach.filter(({ winery }) => pickerFilter(winery) || selection.isChosen(winery.id))
    : inReach;

  return (
    <>
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
        onCreate={() => onMailing(true)}
        onClose={() => onClose(inOrder)}
        tools={pickerTools}
        renderMap={renderPickerMap}
        actions={renderPlanActions?.(plan, onSaved)}
      />
      {isMailing ? (
        <EmailItineraryDialog
          summary={summaryOf(plan)}
          isSending={sending.isSending}
          failure={sending.failure}
          onSend={(email) => sending.send({ ...plan, changes, email })}
          onCancel={() => onMailing(false)}
          onEdit={sending.forgetFailure}
        />
      ) : null}
    </>
  );
}

/** The wineries as the visitor chose them one after the other; null where there is none. */
function inOrderOfChoosing(
  { trip, wineries }: ChosenPlan,
  chosenIds: readonly number[],
): ChosenPlan | null {
  if (wineries.length === 0) return null;
  const rank = ({ id }: Winery) => chosenIds.indexOf(id);
  return { trip, wineries: [...wineries].sort((one, other) => rank(one) - rank(other)) };
}

function summaryOf({ trip, wineries }: ChosenPlan): string {
  const count = counted(wineries.length, "winery", "wineries");
  return `${count} over ${daysText(trip.days)} from ${trip.startCity}`;
}
