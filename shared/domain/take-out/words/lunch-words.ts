import type { PlannedDay } from "../../schedule/plan.ts";
import { LUNCH_MINUTES } from "../../schedule/problem.ts";
import { clockText } from "../../schedule/wording.ts";
import { oneLine } from "../well-formed-text.ts";
import { legText } from "./leg-words.ts";

/**
 * Where the break of a day is: "Lunch at The Finch, in Prosser", "Lunch in Walla Walla, before you leave",
 * or "Lunch" after the visit that it follows. The same on pages, in mails, files and texts.
 */
export function lunchWhere({
  lunchPlace,
  meal,
  from,
  to,
}: Pick<PlannedDay, "lunchPlace" | "meal" | "from" | "to">): string {
  if (meal) return `Lunch at ${oneLine(meal.name)}, in ${meal.town}`;
  if (lunchPlace === "before") return `Lunch in ${from}, before you leave`;
  return lunchPlace === "after" ? `Lunch in ${to}` : "Lunch";
}

/**
 * "Lunch at The Finch, in Prosser, 12:15 PM to 1 PM: about 10 min by car, 8 miles"; null without one. A
 * drive leads to the place's town, not to its door.
 */
export function lunchText(day: PlannedDay): string | null {
  const { lunchAt, meal } = day;
  if (lunchAt === null) return null;
  const time = `${clockText(lunchAt)} to ${clockText(lunchAt + LUNCH_MINUTES)}`;
  const about = meal?.there.travel === "car" ? "about " : "";
  return `${lunchWhere(day)}, ${time}${meal ? `: ${about}${legText(meal.there)}` : ""}`;
}
