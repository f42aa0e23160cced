import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { dateText, durationText } from "#shared/domain/schedule/wording.ts";
import { counted, listed, plural } from "#shared/domain/site/words.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

/**
 * "Two days from Walla Walla: 4 stops, 1 h 12 min of driving over 41 miles." A trip with several bases
 * names them: "Six days from Seattle by way of Yakima and Walla Walla: ...".
 */
export function planInShort({ days, score }: Pick<ShownPlan, "days" | "score">): string {
  const miles = Math.round(days.reduce((sum, day) => sum + day.miles, 0));
  const length = `${NUMBERS[days.length] ?? days.length} ${plural(days.length, "day")}`;
  const way = `${length} ${wayOf(days)}`;
  if (score.stops === 0) return `${way}: nothing fits yet.`;
  const driving = `${durationText(score.driveMinutes)} of driving over ${counted(miles, "mile")}`;
  return `${way}: ${counted(score.stops, "stop")}, ${driving}.`;
}

function wayOf(days: ShownPlan["days"]): string {
  const [from = "", to = ""] = [days[0]?.from, days.at(-1)?.to];
  const nights = new Set(days.slice(0, -1).map((day) => day.to));
  const over = [...nights].filter((town) => town !== from && town !== to);
  const by = over.length > 0 ? ` by way of ${listed(over)}` : "";
  return from === to ? `from ${from}${by}` : `from ${from} to ${to}${by}`;
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
