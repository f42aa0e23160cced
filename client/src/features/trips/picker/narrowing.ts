/** How a visitor narrows the wineries in reach: to those open on the trip's days, to a setting. */
import type { Winery } from "#shared/api/wineries.ts";
import { isNamedEnough } from "#shared/domain/questions/offered.ts";
import { counted, plural } from "#shared/domain/text/words.ts";
import {
  SETTING_ANSWERS,
  type SettingAnswer,
  settingAnswers,
} from "#shared/domain/winery/settings.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { hoursOnTrip } from "./open-days.ts";
import type { Answered } from "./picker-order.ts";

export interface Narrowing {
  /** Without those known to be closed on every day of the trip. */
  readonly onlyOpen: boolean;
  /** Null for any. */
  readonly setting: SettingAnswer | null;
}

export const NO_NARROWING: Narrowing = { onlyOpen: false, setting: null };

type TripDays = Pick<Answered, "startDate" | "days">;
type Visited = Pick<Winery, "openingHours" | "datedHours" | "setting" | "unknownFacts">;

/**
 * Whether a winery is known to be closed on every day of the trip. Unknown hours, days by appointment
 * and a trip without a first day are not closed: a winery is visited on one of the days.
 */
export function isClosedOnTrip(
  winery: Pick<Winery, "openingHours" | "datedHours">,
  trip: TripDays,
): boolean {
  return hoursOnTrip(winery, trip)?.isClosedOnAll ?? false;
}

/** Whether a winery is known to offer a setting; an unverified one offers none. */
function offersSetting(
  winery: Pick<Visited, "setting" | "unknownFacts">,
  setting: SettingAnswer,
): boolean {
  return isKnown(winery, "setting") && settingAnswers(winery).includes(setting);
}

/** Whether a winery stays when the list is narrowed. */
export function staysIn(winery: Visited, narrowing: Narrowing, trip: TripDays): boolean {
  const { onlyOpen, setting } = narrowing;
  if (onlyOpen && isClosedOnTrip(winery, trip)) return false;
  return setting === null || offersSetting(winery, setting);
}

/** The settings that enough of the wineries are known for to be choices. */
export function offeredSettings(
  wineries: readonly Visited[],
  chosen: SettingAnswer | null,
): readonly SettingAnswer[] {
  return SETTING_ANSWERS.filter((setting) => {
    const offering = wineries.filter((winery) => offersSetting(winery, setting));
    return setting === chosen || isNamedEnough(offering.length, wineries.length);
  });
}

/** What a narrowed list leaves out and what nobody knows of the rest, in sentences; often none. */
export function narrowingNotes(
  wineries: readonly Visited[],
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
