import { lunchText, travelText } from "#shared/domain/export/words/leg-words.ts";
import type { DayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import { withBreakHere } from "#shared/domain/schedule/day-out/day-progress.ts";
import type { Ahead, Situation } from "#shared/domain/schedule/day-out/situation.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import { capital, clockText, durationText } from "#shared/domain/schedule/wording.ts";

export type NameOf = (place: PlaceId) => string;

/** "Lunch, noon to 12:45 PM"; null once it has begun. */
export const lunchAhead = ({ today, behind }: DayOut, minute: number): string | null =>
  minute < (today.lunchAt ?? 0) ? lunchText(withBreakHere(today, behind)) : null;

/** A heading for the moment, and the text below it. */
export function situationWords(
  situation: Situation,
  out: DayOut,
  { nameOf, minute }: { readonly nameOf: NameOf; readonly minute: number },
) {
  // The way to a table elsewhere is told as a leg.
  const lunchHere = ({ leaveAt }: Ahead) =>
    out.today.meal || (out.today.lunchAt ?? leaveAt) >= leaveAt ? null : lunchAhead(out, minute);
  const goOn = (ahead: Ahead) =>
    sentences(lunchHere(ahead), `Leave at ${clockText(ahead.leaveAt)}`, legText(ahead, nameOf));
  switch (situation.kind) {
    case "free":
      return {
        title: `A free day in ${nameOf(situation.at)}`,
        text: "Nothing is planned for today.",
      };
    case "home": {
      const at = `${situation.at === "base" ? "Back in" : "In"} ${nameOf(situation.at)}`;
      return { title: at, text: "That was the day. Sleep well." };
    }
    case "underway": {
      const { to, arriveAt } = situation.ahead;
      return {
        title: `On the way ${to === "base" ? "back " : ""}to ${nameOf(to)}`,
        text: `There at ${clockText(arriveAt)}, ${inMinutes(arriveAt - minute)}.${waitText(situation.ahead)}`,
      };
    }
    case "waiting": {
      const { at, ahead } = situation;
      return {
        title: `Leave ${nameOf(at)} at ${clockText(ahead.leaveAt)}`,
        text: sentences(
          capital(inMinutes(ahead.leaveAt - minute)),
          lunchHere(ahead),
          legText(ahead, nameOf),
        ),
      };
    }
    case "visiting": {
      const { wineryId, begin, end } = situation.visit;
      const early = `The visit begins at ${clockText(begin)}, ${inMinutes(begin - minute)}. `;
      return {
        title: `At ${nameOf(wineryId)} until ${clockText(end)}`,
        text: `${begin > minute ? early : ""}${goOn(situation.ahead)}`,
      };
    }
    case "lunch": {
      const { at, ahead, until } = situation;
      const over = `In ${nameOf(at)}; the driving is done.`;
      return { title: `Lunch until ${clockText(until)}`, text: ahead ? goOn(ahead) : over };
    }
  }
}

const sentences = (...texts: readonly (string | null)[]): string =>
  texts.flatMap((text) => (text === null ? [] : `${text}.`)).join(" ");

const inMinutes = (minutes: number): string =>
  minutes <= 0 ? "now" : `in ${durationText(minutes)}`;

/** " Then 1 h 45 min to wait: the visit begins at 11 AM."; often empty. */
function waitText({ stop }: Ahead): string {
  if (!stop || stop.waitMinutes <= 0) return "";
  return ` Then ${durationText(stop.waitMinutes)} to wait: the visit begins at ${clockText(stop.begin)}.`;
}

/** "Then 12 min by car to Barons, there at 1:40 PM". */
function legText(ahead: Ahead, nameOf: NameOf): string {
  const to = `${ahead.to === "base" ? "back " : ""}to ${nameOf(ahead.to)}`;
  return `Then ${travelText(ahead.leg)} ${to}, there at ${clockText(ahead.arriveAt)}`;
}
