import type { Drives } from "#shared/api/trips/drives.ts";
import type { PlannedDay, PlannedLeg, Travel } from "#shared/api/trips/plan.ts";
import { LUNCH_MINUTES, type PlaceId } from "../../schedule/problem.ts";
import { clockText, durationText } from "../../schedule/wording.ts";
import { counted, listed } from "../../text/words.ts";
import { type FerryPassage, ferryText } from "../../trips/drive-text.ts";
import type { ExportedTrip } from "../exported-trip.ts";
import { oneLine } from "../well-formed-text.ts";

/** "0.2 miles", "1 mile", "8.3 miles", "42 miles". */
export function milesText(miles: number): string {
  const shown = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  if (shown === 0) return "less than 0.1 mile";
  return counted(shown, "mile");
}

/** "12 min by car", "1 h 5 min by car and ferry", "5 min on foot". */
export function travelText({ travel, legMinutes, ferry }: Travel): string {
  const by = travel === "foot" ? "on foot" : ferry ? "by car and ferry" : "by car";
  return `${durationText(legMinutes)} ${by}`;
}

/** "12 min by car, 8.3 miles", "5 min on foot, 0.2 miles". */
export const legText = (leg: PlannedLeg): string =>
  `${travelText(leg)}, ${milesText(leg.legMiles)}`;

/** Notices about a leg's ferries, and its passes that are closed every winter. */
export function legNotices(
  { drives }: Pick<ExportedTrip, "drives">,
  leg: PlannedLeg,
  from: PlaceId,
  to: PlaceId,
): string[] {
  const ends = drives ? [drives.places.indexOf(from), drives.places.indexOf(to)] : [];
  const onThisWay = <T extends Pick<Drives["passes"][number], "legs">>(named: readonly T[] = []) =>
    named.filter(({ legs }) => legs.some((pair) => ends.every((end) => pair.includes(end))));
  const notices = leg.ferry ? [ferryNotice(onThisWay(drives?.ferries))] : [];
  const passes = onThisWay(drives?.passes);
  if (passes.length > 0) {
    const named = passes.map(({ name, season }) => `${name}, ${season}`);
    notices.push(`This way goes over ${listed(named)}`);
  }
  return notices;
}

function ferryNotice(ferries: readonly FerryPassage[]): string {
  const named = ferries.length > 0 ? listed(ferries.map(ferryText)) : "a ferry and a wait for it";
  return `This way takes ${named}: all of it is counted in. Check its sailings`;
}

/** "Lunch at The Finch, in Prosser", "Lunch in Walla Walla, before you leave", "Lunch". */
export function lunchWhere({ lunchPlace, meal, from, to }: PlannedDay): string {
  if (meal) return `Lunch at ${oneLine(meal.name)}, in ${meal.town}`;
  if (lunchPlace === "before") return `Lunch in ${from}, before you leave`;
  return lunchPlace === "after" ? `Lunch in ${to}` : "Lunch";
}

/** What to know before going to a place to eat; that a ferry goes there, its leg says. */
export const mealCautions = ({ meal }: PlannedDay): string[] =>
  (meal?.notices ?? []).flatMap(({ code, text }) => (code === "ferry" ? [] : [text]));

/**
 * "Lunch at The Finch, in Prosser, 12:15 PM to 1 PM: about 10 min by car, 8 miles. Hours not known:
 * call first"; null without one. It says "about" because drives lead to the town, not to the door.
 */
export function lunchText(day: PlannedDay): string | null {
  const { lunchAt, meal } = day;
  if (lunchAt === null) return null;
  const time = `${clockText(lunchAt)} to ${clockText(lunchAt + LUNCH_MINUTES)}`;
  const about = meal?.there.travel === "car" ? "about " : "";
  const text = `${lunchWhere(day)}, ${time}${meal ? `: ${about}${legText(meal.there)}` : ""}`;
  return [text, ...mealCautions(day)].join(". ");
}
