import type { PlannedLeg } from "../../schedule/plan.ts";
import type { PlaceId } from "../../schedule/problem.ts";
import { durationText, listText } from "../../schedule/wording.ts";
import type { TakenTrip } from "../taken-trip.ts";

/** "0.2 miles", "1 mile", "8.3 miles", "42 miles". */
export function milesText(miles: number): string {
  const shown = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  if (shown === 0) return "less than 0.1 mile";
  return `${shown} ${shown === 1 ? "mile" : "miles"}`;
}

/** "12 min by car, 8.3 miles", "5 min on foot, 0.2 miles", "1 h 25 min by car and ferry, 20 miles". */
export function legText({ travel, legMinutes, legMiles, ferry }: PlannedLeg): string {
  const by = travel === "foot" ? "on foot" : ferry ? "by car and ferry" : "by car";
  return `${durationText(legMinutes)} ${by}, ${milesText(legMiles)}`;
}

/**
 * What to know of a way before leaving: that a ferry's wait is counted in, and passes that are closed
 * every winter. Empty for most.
 */
export function legNotices(
  { drives }: Pick<TakenTrip, "drives">,
  leg: PlannedLeg,
  from: PlaceId,
  to: PlaceId,
): string[] {
  const notices = leg.ferry
    ? ["This way takes a ferry; its crossing and a wait for it are counted in. Check its sailings"]
    : [];
  if (!drives) return notices;
  const ends = [drives.places.indexOf(from), drives.places.indexOf(to)];
  const passes = drives.passes.filter(({ legs }) =>
    legs.some((pair) => ends.every((end) => pair[0] === end || pair[1] === end)),
  );
  if (passes.length > 0) {
    const named = passes.map(({ name, season }) => `${name}, ${season}`);
    notices.push(`This way goes over ${listText(named)}`);
  }
  return notices;
}
