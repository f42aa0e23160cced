/** Labels of terms. */
import { dateText } from "../schedule/wording.ts";
import { counted, listed } from "../text/words.ts";
import { formatTime, weekdayName } from "../winery/opening-hours.ts";
import { FACTS } from "../winery/winery-facts.ts";
import type { Asked, AskedOpen, AskedTime, Term } from "./term.ts";

type AskedFee = Extract<Asked, { is: "fee" }>;

function daysLabel({ weekdays, dates, anyDay, span }: AskedOpen): string {
  const names = [...weekdays.map(weekdayName), ...dates.map(dateText)];
  const days = weekdays.length === 7 ? "daily" : anyDay ? names.join(" or ") : listed(names);
  return [days, span === "" ? "" : `in ${span}`].filter(Boolean).join(" ");
}

function timeLabel({ is, minutes, to }: AskedTime): string {
  if (to !== undefined) return `from ${formatTime(minutes)} to ${formatTime(to)}`;
  return `${is === "closing before" ? `and ${is}` : is} ${formatTime(minutes)}`;
}

function openLabel(asked: AskedOpen): string {
  const { now, time, closed } = asked;
  const parts = [
    closed ? "Closed" : "Open",
    now ? "now" : daysLabel(asked),
    time ? timeLabel(time) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

function feeLabel({ below, over, isIncluded = false }: AskedFee): string {
  if (below !== null && over !== null) return `Tasting from $${over} to $${below}`;
  if (over !== null) return `Tasting ${isIncluded ? "from" : "over"} $${over}`;
  if (below !== null && below < 1) return "Free tasting";
  return `Tasting ${isIncluded ? "up to" : "under"} $${below}`;
}

export function askedLabel(asked: Asked): string {
  switch (asked.is) {
    case "region":
    case "county":
      return asked.name;
    case "side":
      return asked.side === "east" ? "East of the Cascades" : "West of the Cascades";
    case "near":
      return asked.minutes === null
        ? `Within ${counted(asked.miles ?? 0, "mile")} of ${asked.place}`
        : `Within ${counted(asked.minutes, "minute")} of ${asked.place}`;
    case "between":
      return `Between ${listed(asked.names)}`;
    case "open":
      return openLabel(asked);
    case "fee":
      return feeLabel(asked);
    case "visit":
      return asked.policy === "walk-ins" ? "Walk-ins welcome" : "Reservations required";
    case "service":
      return FACTS[asked.service].service;
    case "unrecorded":
      return asked.advice ? asked.about : `${asked.about} (not recorded)`;
    default:
      return asked.label;
  }
}

/** "Syrah", "Not Merlot", "Within 20 miles of Yakima". */
export function chipLabel({ asked, isNot }: Pick<Term, "asked" | "isNot">): string {
  return isNot ? `Not ${askedLabel(asked).replace(/^Within/, "within")}` : askedLabel(asked);
}
