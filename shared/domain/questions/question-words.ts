/** Labels of terms. */
import { dateText } from "../schedule/wording.ts";
import { counted, listed } from "../text/words.ts";
import { formatTime, weekdayName } from "../winery/opening-hours.ts";
import { FACTS } from "../winery/winery-facts.ts";
import type { Criterion, OpenCriterion, TimeCriterion, Wish } from "./term.ts";

type FeeCriterion = Extract<Criterion, { is: "fee" }>;

function daysLabel({ weekdays, dates, anyDay, span }: OpenCriterion): string {
  const names = [...weekdays.map(weekdayName), ...dates.map(dateText)];
  const days = weekdays.length === 7 ? "daily" : anyDay ? names.join(" or ") : listed(names);
  return [days, span === "" ? "" : `in ${span}`].filter(Boolean).join(" ");
}

function timeLabel({ is, minutes, to }: TimeCriterion): string {
  if (to !== undefined) return `from ${formatTime(minutes)} to ${formatTime(to)}`;
  return `${is} ${formatTime(minutes)}`;
}

function timesLabel({ times, anyTime }: OpenCriterion): string {
  const label = times.map(timeLabel).join(anyTime ? " or " : " and ");
  return label.startsWith("closing") ? `and ${label}` : label;
}

function openLabel(criterion: OpenCriterion): string {
  const { now, closed } = criterion;
  const parts = [
    closed ? "Closed" : "Open",
    now ? "now" : daysLabel(criterion),
    timesLabel(criterion),
  ];
  return parts.filter(Boolean).join(" ");
}

function feeLabel({ below, over, isIncluded = false }: FeeCriterion): string {
  if (below !== null && over !== null) return `Tasting from $${over} to $${below}`;
  if (over !== null) return `Tasting ${isIncluded ? "from" : "over"} $${over}`;
  if (below !== null && below < 1) return "Free tasting";
  return `Tasting ${isIncluded ? "up to" : "under"} $${below}`;
}

export function criterionLabel(criterion: Criterion): string {
  switch (criterion.is) {
    case "region":
    case "county":
      return criterion.name;
    case "side":
      return criterion.side === "east" ? "East of the Cascades" : "West of the Cascades";
    case "near":
      return criterion.minutes === null
        ? `Within ${counted(criterion.miles ?? 0, "mile")} of ${criterion.place}`
        : `Within ${counted(criterion.minutes, "minute")} of ${criterion.place}`;
    case "between":
      return `Between ${listed(criterion.names)}`;
    case "open":
      return openLabel(criterion);
    case "fee":
      return feeLabel(criterion);
    case "visit":
      return criterion.policy === "walk-ins" ? "Walk-ins welcome" : "Reservations required";
    case "service":
      return FACTS[criterion.service].service;
    case "either":
      return criterion.of.map(chipLabel).join(" or ");
    case "unrecorded":
      return criterion.advice ? criterion.about : `${criterion.about} (not recorded)`;
    default:
      return criterion.label;
  }
}

/** "Syrah", "Not Merlot", "Within 20 miles of Yakima". */
export function chipLabel({ criterion, isNot }: Wish): string {
  return isNot
    ? `Not ${criterionLabel(criterion).replace(/^Within/, "within")}`
    : criterionLabel(criterion);
}
