/** What a visitor reads of where they should be. */
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { DayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import type { Ahead, Situation } from "#shared/domain/schedule/day-out/situation.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

export type NameOf = (place: PlaceId) => string;

/** The one thing to know now, as a heading. */
export function situationTitle(situation: Situation, nameOf: NameOf): string {
  switch (situation.kind) {
    case "free":
      return `A free day in ${nameOf("base")}`;
    case "waiting":
      return `Leave ${nameOf(situation.at)} at ${clockText(situation.ahead.leaveAt)}`;
    case "underway":
      return `On the way ${situation.ahead.to === "base" ? "back " : ""}to ${nameOf(situation.ahead.to)}`;
    case "visiting":
      return `At ${nameOf(situation.visit.wineryId)} until ${clockText(situation.visit.end)}`;
    case "lunch":
      return `Lunch until ${clockText(situation.until)}`;
    case "home":
      return `Back in ${nameOf("base")}`;
  }
}

/** What follows, below the heading. */
export function situationText(situation: Situation, nameOf: NameOf, minute: number): string {
  switch (situation.kind) {
    case "free":
      return "Nothing is planned for today.";
    case "home":
      return "That was the day. Sleep well.";
    case "underway":
      return `There at ${clockText(situation.ahead.arriveAt)}, ${inMinutes(situation.ahead.arriveAt - minute)}.`;
    case "waiting":
      return `${inMinutes(situation.ahead.leaveAt - minute, true)}. ${wayText(situation.ahead, nameOf)}.`;
    case "visiting":
      return `Leave at ${clockText(situation.ahead.leaveAt)}. ${wayText(situation.ahead, nameOf)}.`;
    case "lunch": {
      const { ahead } = situation;
      if (ahead === null) return `In ${nameOf("base")}; the driving is done.`;
      return `Leave at ${clockText(ahead.leaveAt)}. ${wayText(ahead, nameOf)}.`;
    }
  }
}

function inMinutes(minutes: number, isFirst = false): string {
  if (minutes <= 0) return isFirst ? "Now" : "now";
  return `${isFirst ? "In" : "in"} ${durationText(minutes)}`;
}

/** "Then 12 min by car to Barons, there at 1:40 PM". */
function wayText({ to, legMinutes, travel, arriveAt }: Ahead, nameOf: NameOf): string {
  const way = `${durationText(legMinutes)} ${travel === "foot" ? "on foot" : "by car"}`;
  return `Then ${way}${to === "base" ? " back" : ""} to ${nameOf(to)}, there at ${clockText(arriveAt)}`;
}

/** A mark as it was made: "Arrived at Barons". */
export function markText(mark: DayMark, nameOf: NameOf): string {
  switch (mark.kind) {
    case "here":
      return `Arrived at ${nameOf(mark.wineryId)}`;
    case "skip":
      return `Skipped ${nameOf(mark.wineryId)}`;
    case "leave":
      return "Went on";
    case "late":
      return `Running late by ${durationText(mark.by)}`;
  }
}

/** What became of stops that today's plan had and the rest of today has not. */
export function lostText(planned: PlannedDay, out: DayOut, nameOf: NameOf): string[] {
  const kept = new Set(
    [...out.behind, ...out.today.stops].map(({ wineryId }) => wineryId).concat(out.passedOver),
  );
  const lost = planned.stops.filter(({ wineryId }) => !kept.has(wineryId));
  const fates = lost.map(({ wineryId }) => {
    const day = out.later.find(({ stops }) => stops.some((stop) => stop.wineryId === wineryId));
    if (day) return `${nameOf(wineryId)} moves to ${weekdayName(day.weekday)}.`;
    const reasons = out.left.find((stop) => stop.wineryId === wineryId)?.reasons ?? [];
    return [`${nameOf(wineryId)} no longer fits`, ...reasons.slice(0, 1).map(({ text }) => text)]
      .join(": ")
      .concat(".");
  });
  return [...fates, ...out.letGo.map(({ text }) => `${text}.`)];
}
