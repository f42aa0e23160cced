/** The picker's list: which of the wineries in reach are shown, in which order, with which counts. */
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFind } from "#client/entities/question/use-question.ts";
import { facetRules, SETTING } from "#client/entities/winery/facets.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { MAX_DISTANCE_MILES } from "#shared/domain/places/distance.ts";
import { counted, plural } from "#shared/domain/text/words.ts";
import type { Picked } from "#shared/domain/trips/picker-rules.ts";
import { closest, type Mismatch, mismatches } from "#shared/domain/trips/trip-fit.ts";
import { DRIVING_DISTANCES, optionOf } from "#shared/domain/trips/trip-options.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { type DriveFromBase, type DrivesFromBase, townDrivesQuery } from "./drive-queries.ts";
import { hoursOnTrip } from "./open-days.ts";
import type { WinerySelection } from "./use-winery-selection.ts";

/** The form's answers, and the days of the trip: more than the form asks where the plan was made longer. */
export type FormWithDays = TripForm & { readonly days: number };

/** What the visitor has set above the wineries. */
interface ListSettings {
  /** Hide wineries known to be closed on every day of the trip. */
  readonly onlyOpen: boolean;
  /** Null for any. */
  readonly setting: string | null;
  readonly order: "nearest" | "drive";
  readonly onlyMatches: boolean;
  /** A search in the visitor's own words. */
  readonly text: string;
}

const NOTHING_SET: ListSettings = {
  onlyOpen: false,
  setting: null,
  order: "nearest",
  onlyMatches: false,
  text: "",
};

/** What is asked of a winery as in the directory and on the map. */
export const PICKER_FACETS = { setting: SETTING };
const facets = facetRules(PICKER_FACETS);

export interface Listed {
  readonly offered: readonly Picked<Winery>[];
  /** How many wineries are left out because nobody has verified what they pour. */
  readonly unverified: number;
  readonly trip: FormWithDays;
  readonly selection: WinerySelection;
}

export type PickerList = ReturnType<typeof usePickerList>;

/** The wineries in reach, filtered and ordered; a filter never hides a chosen one. */
export function usePickerList({ offered, unverified, trip, selection }: Listed) {
  const measured = useQuery(townDrivesQuery(trip.accommodation));
  const { data: drives } = measured;
  const [settings, setSettings] = useState(NOTHING_SET);
  const { order, onlyMatches, text, setting } = settings;
  const wineries = useMemo(() => offered.map(({ winery }) => winery), [offered]);
  const [isSearchNear, setSearchNear] = useState(false);
  const find = useFind(text, wineries, isSearchNear);
  const { found, ...search } = useMemo(() => {
    const { question, passedOver, respelled, asWritten, alike } = find(text);
    const found = new Set([...asWritten, ...alike]);
    return { question, passedOver, respelled, found };
  }, [find, text]);
  // Wineries chosen before are on top; choosing another moves no card.
  const [first] = useState(() => new Set(selection.chosen.map(({ id }) => id)));
  const compared = useMemo(() => {
    const all = inOrder(offered, order, drives).map((picked): Compared => {
      const drive = drives?.get(picked.winery.id);
      return { picked, drive, misses: mismatches({ winery: picked.winery, drive }, trip) };
    });
    const isFirst = ({ picked }: Compared) => first.has(picked.winery.id);
    return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
  }, [offered, order, trip, drives, first]);
  const openCount = useMemo(
    () =>
      trip.startDate ? wineries.filter((winery) => !isClosedOnTrip(winery, trip)).length : null,
    [wineries, trip],
  );
  const settingChoices = useMemo(
    () => facets.choicesOf(facets.indexOf(wineries), "setting", setting),
    [wineries, setting],
  );
  const narrowed = compared.filter(
    ({ picked: { winery } }) => found.has(winery) && staysIn(winery, settings, trip),
  );
  // If none matches every answer, show those that come closest.
  const kept = new Set(onlyMatches ? closest(narrowed) : narrowed);
  const shown = compared.filter(
    (each) => kept.has(each) || selection.isChosen(each.picked.winery.id),
  );
  const reach = reachText(trip);
  return {
    ...search,
    /** The drives from the base as they load. */
    measured,
    /** Preloads what answering takes; for when the search field gets the focus. */
    onSearch: () => setSearchNear(true),
    settings,
    change: (part: Partial<ListSettings>) => setSettings((before) => ({ ...before, ...part })),
    days: trip.days,
    settingChoices,
    /** Wineries not known to be closed on the trip's days; null while the trip has no first day. */
    openCount,
    notes: narrowingNotes(wineries, settings, trip),
    matchCount: compared.filter(isFullMatch).length,
    hasNoMatch: onlyMatches && !narrowed.some(isFullMatch),
    count: countText(shown, order, unverified, reach),
    reach,
    shown,
    ...byReach(shown, reach, selection.isChosen),
  };
}

/** A winery with its drive, and which of the answers it misses. */
export interface Compared {
  readonly picked: Picked<Winery>;
  /** Undefined until the drives are known. */
  readonly drive: DriveFromBase | undefined;
  readonly misses: readonly Mismatch[];
}

/** Nearest first by whole miles, then by the drive; or by the drive alone. */
function inOrder(
  offered: readonly Picked<Winery>[],
  order: ListSettings["order"],
  drives: DrivesFromBase | undefined,
): readonly Picked<Winery>[] {
  if (!drives) return offered;
  const minutes = ({ winery }: Picked<Winery>) =>
    drives.get(winery.id)?.minutes ?? Number.POSITIVE_INFINITY;
  // The sort is stable: equal drives, and wineries without a road, stay nearest first.
  return offered.toSorted((one, other) => {
    if (order === "nearest" && one.miles !== other.miles) return one.miles - other.miles;
    const [first, second] = [minutes(one), minutes(other)];
    return first === second ? 0 : first - second;
  });
}

const isFullMatch = ({ misses }: Compared) => misses.length === 0;

const isTooFar = ({ misses }: Compared) =>
  misses.some(({ aspect, state }) => aspect === "distance" && state === "miss");

/** "30 minutes" or "2 hours"; null where any drive will do. */
function reachText({ drivingDistance }: TripForm): string | null {
  return optionOf(DRIVING_DISTANCES, drivingDistance)?.maxMinutes ? drivingDistance : null;
}

/**
 * Splits the list at the drive that was asked for (`reach`). All count as near if none is, or if any
 * drive will do; chosen ones always do.
 */
function byReach(
  shown: readonly Compared[],
  reach: string | null,
  isChosen: (id: number) => boolean,
) {
  const isNear = (each: Compared) => !isTooFar(each) || isChosen(each.picked.winery.id);
  const near = shown.filter(isNear);
  if (reach === null || near.length === 0) return { near: shown, far: [] };
  return { near, far: shown.filter((each) => !isNear(each)) };
}

/** "31 wineries within 30 minutes, nearest first; 60 more within 100 miles". */
function countText(
  shown: readonly Compared[],
  order: ListSettings["order"],
  unverified: number,
  reach: string | null,
): string {
  const wineries = (count: number) => counted(count, "winery", "wineries");
  const far = shown.filter(isTooFar).length;
  const near = shown.length - far;
  const first = order === "nearest" ? "nearest first" : "shortest drive first";
  const left = unverified > 0 ? `, ${unverified} more of unverified wines not listed` : "";
  if (reach === null || far === 0 || near === 0) {
    return `${wineries(shown.length)} within ${MAX_DISTANCE_MILES} miles, ${first}${left}`;
  }
  return `${wineries(near)} within ${reach}, ${first}; ${far} more within ${MAX_DISTANCE_MILES} miles${left}`;
}

type Narrowing = Pick<ListSettings, "onlyOpen" | "setting">;
type TripDays = Pick<FormWithDays, "startDate" | "days">;

/**
 * Whether a winery is known to be closed on every day of the trip: a visit needs only one of them.
 * Unknown hours, days by appointment and a trip without a first day do not count as closed.
 */
export const isClosedOnTrip = (winery: Winery, trip: TripDays): boolean =>
  hoursOnTrip(winery, trip)?.isClosedOnAll ?? false;

/** Whether the filters keep a winery. */
export function staysIn(winery: Winery, { onlyOpen, setting }: Narrowing, trip: TripDays) {
  if (onlyOpen && isClosedOnTrip(winery, trip)) return false;
  return setting === null || SETTING.answers(winery).includes(setting);
}

/** Sentences on what the filters hide and what is unknown about the rest; often none. */
export function narrowingNotes(
  wineries: readonly Winery[],
  { onlyOpen, setting }: Narrowing,
  trip: TripDays,
): string[] {
  const notes: string[] = [];
  if (onlyOpen) {
    const closed = wineries.filter((winery) => isClosedOnTrip(winery, trip)).length;
    const unknown = wineries.filter(
      ({ openingHours, datedHours }) => openingHours === null && !datedHours,
    ).length;
    const days = plural(trip.days, "your day", "all your days");
    notes.push(`${closed === 0 ? "None" : closed} known to be closed on ${days}.`);
    if (unknown > 0) {
      notes.push(`Hours are unknown for ${counted(unknown, "winery", "wineries")}; call to ask.`);
    }
  }
  if (setting !== null) {
    const known = wineries.filter((winery) => isKnown(winery, "setting")).length;
    if (known < wineries.length) {
      notes.push(`The setting is known for ${known === 0 ? "none" : known} of ${wineries.length}.`);
    }
  }
  return notes;
}
