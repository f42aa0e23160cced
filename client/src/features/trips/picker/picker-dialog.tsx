import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Spot } from "#client/art/spot.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { plural } from "#shared/domain/text/words.ts";
import { countUnverified, pickWineries } from "#shared/domain/trips/picker-rules.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import type { Chosen, Planner } from "../planner/use-planner.ts";
import { SaveTripButton } from "../save-trip-button.tsx";
import { PickerGrid, type PickerSlots } from "./picker-grid.tsx";
import type { FormWithDays, Listed } from "./picker-list.ts";
import { useWinerySelection, type WinerySelection } from "./use-winery-selection.ts";

interface PickerDialogProps extends PickerSlots {
  readonly planner: Planner;
  readonly trip: FormWithDays;
  /** Gets what is chosen: null if nothing is; undefined if it is as planned, more than fits, or not known. */
  readonly onClose: (chosen: Chosen | null | undefined) => void;
  /** Mails the choice (spec §4 Planner flow). */
  readonly onMail: (chosen: Chosen) => void;
  readonly onSaved: (trip: SavedItinerary) => void;
}

const NO_WINERIES: readonly Winery[] = [];

/** Chooses among the wineries near the base (spec §2, §4). */
export function PickerDialog(props: PickerDialogProps) {
  const { planner, trip, onClose } = props;
  const { chosenIds } = planner;
  const { pickerTools, pickerFilter, renderPickerMap } = props;
  const [firstIds] = useState(chosenIds);
  const { data: wineries, error, refetch } = useQuery(wineryQueries.all());
  const inReach = useMemo(() => pickWineries(wineries ?? NO_WINERIES, trip), [wineries, trip]);
  const selection = useWinerySelection(trip, inReach, planner);
  const { chosen, max } = selection;
  const wineryIds = chosenIds.filter((id) => chosen.some((winery) => winery.id === id));
  const plan = { trip, wineryIds };
  const offered = pickerFilter
    ? inReach.filter(({ winery }) => pickerFilter(winery) || selection.isChosen(winery.id))
    : inReach;
  const isTooMany = chosen.length > max;
  // Closing the picker with the choice of the plan of this form changes nothing.
  const plannedIds = planner.plannedFor(trip);
  const isAsPlanned =
    isSame(chosenIds, firstIds) && plannedIds && wineryIds.every((id) => plannedIds.includes(id));
  const isNoChoice = isAsPlanned || isTooMany || !wineries;
  const close = () => onClose(isNoChoice ? undefined : chosen.length > 0 ? plan : null);
  const unverified = countUnverified(wineries ?? NO_WINERIES, trip);

  return (
    <Dialog
      onClose={close}
      size="full"
      title="Choose your wineries"
      description={`Near ${trip.accommodation}, up to ${max} for ${trip.days === 1 ? "one day" : `${trip.days} days`}.`}
      footer={<PickerFooter {...props} selection={selection} plan={plan} />}
    >
      {error ? (
        <TryAgain title={error.message} reason="Your answers are kept." onRetry={refetch} />
      ) : wineries === undefined ? (
        <Loading />
      ) : (
        <>
          <PickerNotices selection={selection} wineries={wineries} trip={trip} />
          {inReach.length === 0 ? (
            <PickerEmpty trip={trip} unverified={unverified} onChangeTrip={close} />
          ) : (
            <PickerGrid
              {...{ offered, unverified, trip, selection, pickerTools, renderPickerMap }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function Loading() {
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
  const { planner, selection, plan, onMail, onClose, onSaved } = props;
  const { chosen, max, ifFits } = selection;
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the button, and its clicks come here. */}
      <span className="max-sm:flex-1" onClick={() => ifFits(() => onMail(plan))}>
        <Button
          disabled={chosen.length === 0}
          className="w-full whitespace-nowrap disabled:pointer-events-none max-sm:px-3"
        >
          Create My Itinerary
        </Button>
      </span>
      {chosen.length > 0 ? (
        <Button
          variant="secondary"
          onClick={() => ifFits(() => onClose(plan))}
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
        >
          See the plan
        </Button>
      ) : null}
      <div className="max-sm:flex-1 max-sm:*:w-full max-sm:*:px-3 max-sm:*:whitespace-nowrap">
        <SaveTripButton
          trip={planner.tripOf(plan)}
          page={planner.pageOf(plan)}
          {...{ ifFits, onSaved }}
        />
      </div>
    </div>
  );
}

interface PickerNoticesProps extends Pick<Listed, "selection" | "trip"> {
  readonly wineries: readonly Winery[];
}

/** Which earlier choices do not fit the changed trip. */
function PickerNotices({ selection, wineries, trip }: PickerNoticesProps) {
  const { chosen, setAsideIds, max } = selection;
  const tooMany = chosen.length - max;
  const known = new Map(wineries.map(({ id, name }) => [id, name]));
  const isAnyGone = setAsideIds.some((id) => !known.has(id));
  const { data = [] } = useQuery({ ...wineryQueries.departed(), enabled: isAnyGone });
  const departed = new Map(data.map(({ id, name }) => [id, name]));
  const names = setAsideIds.flatMap((id) => {
    const gone = departed.get(id);
    return known.get(id) ?? (gone === undefined ? [] : `${gone} (left the guide)`);
  });
  const unnamed = setAsideIds.length - names.length;
  if (unnamed > 0) names.push(`${unnamed} no longer in the guide`);
  return (
    <div role="status" className="grid gap-3 not-empty:mb-6">
      {tooMany > 0 ? (
        <Notice>
          You have chosen {chosen.length} wineries, and this trip has room for {max}. Remove{" "}
          {tooMany} to go on.
        </Notice>
      ) : null}
      {setAsideIds.length > 0 ? (
        <Notice onRemove={selection.dropSetAside}>
          Not in this plan: {names.join(", ")}. You chose {plural(setAsideIds.length, "it", "them")}{" "}
          before, but this trip from {trip.accommodation} does not offer{" "}
          {plural(setAsideIds.length, "it", "them")}.
        </Notice>
      ) : null}
    </div>
  );
}

interface NoticeProps {
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

function Notice({ onRemove, children }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-gold bg-gold-tint px-4 py-3">
      <p className="min-w-56 flex-1 font-sans text-sm text-ink">{children}</p>
      {onRemove ? (
        <ToolButton variant="quiet" onClick={onRemove}>
          Remove
        </ToolButton>
      ) : null}
    </div>
  );
}

interface PickerEmptyProps extends Pick<Listed, "trip" | "unverified"> {
  readonly onChangeTrip: () => void;
}

/** Spec §8: no winery in reach pours what was asked for; with the likeliest reason. */
function PickerEmpty({ trip, unverified, onChangeTrip }: PickerEmptyProps) {
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center py-8 text-center">
      <Spot name="empty-glass" className="w-56" />
      <p className="mt-6 font-display text-xl">
        No wineries found near {trip.accommodation} with your preferences.
      </p>
      <p className="mt-3 font-serif text-base text-ink-soft">
        Try selecting a different starting city or adjusting your preferences.
      </p>
      {unverified > 0 ? (
        <p className="mt-4 font-sans text-sm text-ink">
          {unverified === 1
            ? "One winery within reach is left out because we don’t know what it pours."
            : `${unverified} wineries within reach are left out because we don’t know what they pour.`}
        </p>
      ) : null}
      <Button variant="secondary" className="mt-7" onClick={onChangeTrip}>
        Change your trip
      </Button>
    </div>
  );
}
