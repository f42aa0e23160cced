import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { durationText, listText } from "#shared/domain/schedule/wording.ts";
import { plural } from "#shared/domain/site/words.ts";

type Shown = Pick<ShownPlan, "days" | "contradictions" | "score">;

const plannedIn = ({ days }: Shown) => days.flatMap(({ stops }) => stops.map((s) => s.wineryId));

/**
 * What a change comes to, as the rest of a sentence: "12 min more driving", "Abeja no longer fits,
 * 5 min less driving", "no more driving". A winery that was added (`adds`) may not fit.
 */
export function effectText(
  before: Shown,
  after: Shown,
  nameOf: (wineryId: number) => string,
  adds?: number,
): string {
  const [clash] = after.contradictions;
  if (clash) return `this cannot hold. ${clash.text}`;
  const [had, has] = [plannedIn(before), plannedIn(after)];
  const names = (ids: readonly number[]) => listText(ids.map(nameOf));
  const lost = had.filter((id) => !has.includes(id));
  const won = has.filter((id) => !had.includes(id));
  if (adds !== undefined && !has.includes(adds)) return "it does not fit yet; see why below";
  const waits = after.score.waitMinutes - before.score.waitMinutes;
  return [
    ...(won.length > 0 ? [`${names(won)} now ${plural(won.length, "fits", "fit")}`] : []),
    ...(lost.length > 0 ? [`${names(lost)} no longer ${plural(lost.length, "fits", "fit")}`] : []),
    difference(after.score.driveMinutes - before.score.driveMinutes, "driving"),
    ...(waits === 0 ? [] : [difference(waits, "waiting")]),
  ].join(", ");
}

function difference(minutes: number, of: string): string {
  if (minutes === 0) return `no more ${of}`;
  return `${durationText(Math.abs(minutes))} ${minutes > 0 ? "more" : "less"} ${of}`;
}
