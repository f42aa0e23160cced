import type { Drives } from "#shared/api/trips/drives.ts";
import type { NearbyWinery } from "#shared/api/wineries.ts";
import { durationText } from "../schedule/wording.ts";
import { counted } from "../text/words.ts";

/** A drive in words: always "about", and by which road. */

const STEP_MINUTES = 5;

/** Minutes rounded for visitors: in steps of five, at least five. */
export function aboutMinutes(minutes: number): number {
  return Math.max(STEP_MINUTES, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES);
}

/** "45 min", "1 hour", "1 h 25 min". */
export function formatMinutes(minutes: number): string {
  const isWholeHours = minutes > 0 && minutes % 60 === 0;
  return isWholeHours ? counted(minutes / 60, "hour") : durationText(minutes);
}

export type DriveFacts = Omit<NearbyWinery, "winery">;

/**
 * "Less than a mile", "About 9 miles, 15 min by road", "About 20 miles, 1 h 25 min by road and
 * ferry". Estimates do not mention a road.
 */
export function driveText({ miles, minutes, ferry, estimated }: DriveFacts): string {
  const wholeMiles = Math.round(miles);
  if (wholeMiles < 1) return "Less than a mile";
  const time = formatMinutes(aboutMinutes(minutes));
  const about = `About ${counted(wholeMiles, "mile")}, ${time}`;
  if (ferry) return `${about} by road and ferry`;
  return estimated ? about : `${about} by road`;
}

/** Minutes that drives include for waiting and boarding, since schedules change. */
export const FERRY_WAIT_MINUTES = 30;

export type FerryPassage = Omit<Drives["ferries"][number], "legs">;

/** "the Seattle–Bainbridge Island ferry, about 35 min on the water and 30 min for the wait". */
export function ferryText({ name, minutes }: FerryPassage): string {
  return `the ${name} ferry, about ${minutes} min on the water and ${FERRY_WAIT_MINUTES} min for the wait`;
}
