/** Labels of terms. */
import { dateText } from "../schedule/wording.ts";
import { counted, listed } from "../text/words.ts";
import { formatTime, weekdayName } from "../winery/opening-hours.ts";
import { FACTS } from "../winery/winery-facts.ts";
import type { Criterion, CriterionOf, OpenCriterion, TimeCriterion, Wish } from "./term.ts";

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

function feeLabel({ below, over, isIncluded = false }: CriterionOf<"fee">): string {
  if (below !== null && over !== null) return `Tasting from $${over} to $${below}`;
  if (over !== null) return `Tasting ${isIncluded ? "from" : "over"} $${over}`;
  if (below !== null && below < 1) return "Free tasting";
  return `Tasting ${isIncluded ? "up to" : "under"} $${below}`;
}

type LabelOf<C> = (criterion: C) => string;

const itsLabel = ({ label }: { readonly label: string }) => label;

const LABELS: { readonly [K in Criterion["is"]]: LabelOf<CriterionOf<K>> } = {
  region: ({ name }) => name,
  county: ({ name }) => name,
  side: ({ side }) => (side === "east" ? "East of the Cascades" : "West of the Cascades"),
  near: ({ minutes, miles, place }) =>
    `Within ${minutes === null ? counted(miles ?? 0, "mile") : counted(minutes, "minute")} of ${place}`,
  between: ({ names }) => `Between ${listed(names)}`,
  open: openLabel,
  fee: feeLabel,
  visit: ({ policy }) => (policy === "walk-ins" ? "Walk-ins welcome" : "Reservations required"),
  service: ({ service }) => FACTS[service].service,
  either: ({ of }) => of.map(chipLabel).join(" or "),
  unrecorded: ({ about, advice }) => (advice ? about : `${about} (not recorded)`),
  towns: itsLabel,
  grapes: itsLabel,
  specialty: itsLabel,
  setting: itsLabel,
};

export function criterionLabel(criterion: Criterion): string {
  const labelOf = LABELS[criterion.is] as LabelOf<Criterion>;
  return labelOf(criterion);
}

/** "Syrah", "Not Merlot", "Within 20 miles of Yakima". */
export function chipLabel({ criterion, isNot }: Wish): string {
  return isNot
    ? `Not ${criterionLabel(criterion).replace(/^Within/, "within")}`
    : criterionLabel(criterion);
}
