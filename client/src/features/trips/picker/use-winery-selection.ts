import { warn } from "#client/ui/toast-store.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Picked } from "#shared/domain/trips/picker-rules.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { maxSelectable } from "#shared/domain/trips/trip-rules.ts";
import type { Planner } from "../planner/use-planner.ts";

export type WinerySelection = ReturnType<typeof useWinerySelection>;

/**
 * Chooses up to `days × wineriesPerDay` wineries (spec §9); toasts refuse one more, and none (§8). The
 * planner's choice may be from an earlier form of the trip.
 *
 * @param offered what the picker offers for this trip.
 */
export function useWinerySelection(
  trip: Pick<TripInput, "days" | "wineriesPerDay">,
  offered: readonly Picked<Winery>[],
  { chosenIds, choose }: Pick<Planner, "chosenIds" | "choose">,
) {
  const ids = new Set(chosenIds);
  const offeredIds = new Set(offered.map(({ winery }) => winery.id));
  const chosen = offered.flatMap(({ winery }) => (ids.has(winery.id) ? [winery] : []));
  const max = maxSelectable(trip);
  const warnOfCap = () => {
    const text = `You can select up to ${max} wineries for your ${trip.days}-day trip.`;
    warn("Maximum wineries reached", text);
  };
  return {
    /** Chosen and offered, nearest first: these are counted and mailed. */
    chosen,
    /** Chosen before, but not offered for this trip. */
    setAsideIds: chosenIds.filter((id) => !offeredIds.has(id)),
    max,
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number) => {
      if (ids.has(id)) choose(chosenIds.filter((other) => other !== id));
      else if (chosen.length < max) choose([...chosenIds, id]);
      else warnOfCap();
    },
    dropSetAside: () => choose(chosenIds.filter((id) => offeredIds.has(id))),
    /** Does something with the choice, or warns that it is empty or does not fit. */
    ifFits: (action: () => void) => {
      if (chosen.length === 0) warn("No wineries selected", NONE_SELECTED);
      else if (chosen.length > max) warnOfCap();
      else action();
    },
  };
}

const NONE_SELECTED = "Please select at least one winery for your trip.";
