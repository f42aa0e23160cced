/** The order of the picker's wineries, and which of them are within the drive that was asked for. */

import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { MAX_DISTANCE_MILES } from "#shared/domain/places/distance.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { Picked } from "#shared/domain/trips/picker-rules.ts";
import { type Mismatch, mismatches } from "#shared/domain/trips/trip-fit.ts";
import { DRIVING_DISTANCES, optionOf } from "#shared/domain/trips/trip-options.ts";
import type { DriveFromBase, DrivesFromBase } from "./drive-queries.ts";

/** The form's answers, and how many days they come to: more, where the plan was made longer. */
export type Answered = TripForm & { readonly days: number };

export type CardOrder = "nearest" | "drive";

/** A winery with its drive, and what of the answers it misses. */
export interface Compared {
  readonly picked: Picked<Winery>;
  /** Undefined until the drives are known. */
  readonly drive: DriveFromBase | undefined;
  readonly misses: readonly Mismatch[];
}

/** Of one whole mile, the shorter drive comes first. */
export function inOrder(
  offered: readonly Picked<Winery>[],
  order: CardOrder,
  drives: DrivesFromBase | undefined,
): readonly Picked<Winery>[] {
  if (!drives) return offered;
  const minutes = ({ winery }: Picked<Winery>) =>
    drives.get(winery.id)?.minutes ?? Number.POSITIVE_INFINITY;
  // The sort is stable: those of one drive, or without a road, stay nearest first.
  return offered.toSorted((one, other) => {
    if (order === "nearest" && one.miles !== other.miles) return one.miles - other.miles;
    const [first, second] = [minutes(one), minutes(other)];
    return first === second ? 0 : first - second;
  });
}

export function chosenFirst(
  compared: readonly Compared[],
  chosen: ReadonlySet<number>,
): Compared[] {
  const isChosen = ({ picked }: Compared) => chosen.has(picked.winery.id);
  return [...compared.filter(isChosen), ...compared.filter((each) => !isChosen(each))];
}

const isTooFar = ({ misses }: Compared) =>
  misses.some(({ aspect, state }) => aspect === "distance" && state === "miss");

/**
 * Wineries within the drive that was asked for (`reach`), and the rest. All count as near if none is or
 * if any drive will do; chosen ones always do.
 */
export function byReach(
  shown: readonly Compared[],
  reach: string | null,
  isChosen: (id: number) => boolean,
) {
  const isNear = (each: Compared) => !isTooFar(each) || isChosen(each.picked.winery.id);
  const near = shown.filter(isNear);
  if (reach === null || near.length === 0) return { near: shown, far: [] };
  return { near, far: shown.filter((each) => !isNear(each)) };
}

/** "30 minutes" or "2 hours"; null where any drive will do. */
export function reachText({ drivingDistance }: TripForm): string | null {
  return optionOf(DRIVING_DISTANCES, drivingDistance)?.maxMinutes ? drivingDistance : null;
}

export function compareAll(
  offered: readonly Picked<Winery>[],
  trip: TripForm,
  drives: DrivesFromBase | undefined,
): Compared[] {
  return offered.map((picked) => {
    const drive = drives?.get(picked.winery.id);
    return { picked, drive, misses: mismatches({ winery: picked.winery, drive }, trip) };
  });
}

interface Counted {
  readonly compared: readonly Compared[];
  readonly order: CardOrder;
  readonly unverified: number;
  readonly reach: string | null;
}

/** "31 wineries within 30 minutes, nearest first; 60 more within 100 miles". */
export function countText({ compared, order, unverified, reach }: Counted): string {
  const wineries = (count: number) => counted(count, "winery", "wineries");
  const far = compared.filter(isTooFar).length;
  const near = compared.length - far;
  const first = order === "nearest" ? "nearest first" : "shortest drive first";
  const left = unverified > 0 ? `, ${unverified} more of unverified wines not listed` : "";
  if (reach === null || far === 0 || near === 0) {
    return `${wineries(compared.length)} within ${MAX_DISTANCE_MILES} miles, ${first}${left}`;
  }
  return `${wineries(near)} within ${reach}, ${first}; ${far} more within ${MAX_DISTANCE_MILES} miles${left}`;
}

export const isFullMatch = ({ misses }: Compared) => misses.length === 0;
