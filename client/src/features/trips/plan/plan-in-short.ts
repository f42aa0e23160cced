import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { dateText, durationText } from "#shared/domain/schedule/wording.ts";
import { counted, plural } from "#shared/domain/site/words.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** "Two days from Walla Walla: 4 stops, 1 h 12 min of driving over 41 miles." */
export function planInShort(plan: Pick<ShownPlan, "days" | "score">, base: string): string {
  const { days, score } = plan;
  const miles = Math.round(days.reduce((sum, day) => sum + day.miles, 0));
  const length = `${NUMBERS[days.length] ?? days.length} ${plural(days.length, "day")}`;
  if (score.stops === 0) return `${length} from ${base}: nothing fits yet.`;
  const driving = `${durationText(score.driveMinutes)} of driving over ${counted(miles, "mile")}`;
  return `${length} from ${base}: ${counted(score.stops, "stop")}, ${driving}.`;
}

/** "Saturday, December 5 to Sunday, December 6"; null without a date. */
export function planDates({ days }: Pick<ShownPlan, "days">): string | null {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return null;
  return first === last ? dateText(first) : `${dateText(first)} to ${dateText(last)}`;
}

/** How many of the chosen wineries are wanted at all. */
export const wantedStops = ({ wineries, wishes }: PlanRequest): number =>
  wineries.filter((id) => wishes?.[id] !== "skip").length;
