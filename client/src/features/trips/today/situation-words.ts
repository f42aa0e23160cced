/** What a visitor reads of where they should be. */
import { fateOf } from "#shared/domain/schedule/day-out/day-change.ts";
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { DayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import type { Ahead, Situation } from "#shared/domain/schedule/day-out/situation.ts";
import type { PlaceId, WineryId } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";

export type NameOf = (place: PlaceId) => string;

/** The one thing to know now, as a heading. */
export function situationTitle(situation: Situation, nameOf: NameOf): string {
  switch (situation.kind) {
    case "free":
      return `A free day in ${nameOf(situation.at)}`;
    case "waiting":
      return `Leave ${nameOf(situation.at)} at ${clockText(situation.ahead.leaveAt)}`;
    case "underway":
      return `On the way ${situation.ahead.to === "base" ? "back " : ""}to ${nameOf(situation.ahead.to)}`;
    case "visiting":
      return `At ${nameOf(situation.visit.wineryId)} until ${clockText(situation.visit.end)}`;
    case "lunch":
      return `Lunch until ${clockText(situation.until)}`;
    case "home":
      return `${situation.at === "base" ? "Back in" : "In"} ${nameOf(situation.at)}`;
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
      if (ahead === null) return `In ${nameOf(situation.at)}; the driving is done.`;
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
    case "closed":
      return `${nameOf(mark.wineryId)} is closed`;
    case "leave":
      return mark.at === undefined ? "Went on" : `Leaving at ${clockText(mark.at)}`;
    case "late":
      return `Running late by ${durationText(mark.by)}`;
    case "shorten":
      return `${durationText(mark.minutes)} at ${nameOf(mark.wineryId)}`;
    case "reorder":
      return "The rest in the best order";
  }
}

/** What became of stops that today had, as sentences; those of one mark are in its own sentence. */
export function lostTexts(out: DayOut, isTold: (wineryId: WineryId) => boolean, nameOf: NameOf) {
  return out.lost
    .filter(({ wineryId }) => !isTold(wineryId))
    .map(({ wineryId, why }) => `${fateOf(out, wineryId, nameOf(wineryId))}: ${why}.`);
}
