/** The hours that a winery has by its answers, made of those that stand. */
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { type FactAnswers, spansOf } from "#shared/domain/winery/confirmed-facts.ts";
import {
  type DateSpan,
  daysIn,
  isOfOneYear,
  liesWithin,
} from "#shared/domain/winery/dated-hours.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours, writtenHours } from "#shared/domain/winery/osm-hours.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";

type Hours = Pick<WineryRow, "hoursAsWritten" | "hours" | "unknownFacts">;

/** The hours that stand, as a text; null where they are unknown. */
export const standingHours = (winery: Hours) =>
  isKnown(winery, "hours") ? writtenHours(winery) : null;

/**
 * The hours that a winery has by its answers: as a text, null where it takes them back, undefined where they
 * stay. Hours of one season go behind those of every year, in the place of older ones for these days; closed
 * weeks go behind both. Where answers contradict what stands, the text cannot be read.
 */
export function hoursAnswered(
  winery: Hours,
  { hours, closedWeeks }: FactAnswers,
): string | null | undefined {
  if (hours?.say === "hide") return null;
  const weeks = closedWeeks?.say === "changed" ? spansOf(closedWeeks.value) : [];
  if (hours?.say !== "changed" && weeks.length === 0) return undefined;
  const standing = rulesOf(standingHours(winery));
  const said = rulesOf(hours?.say === "changed" ? hours.value : null);
  if (standing.length + said.length === 0) return undefined;
  const isWhole = said.length > 0 && !said[0]?.spans.some(isOfOneYear);
  const present = isWhole ? [] : standing;
  const closed = weeks
    .map((span) => readRule(`${span} off`))
    .filter(({ text }) => present.every((rule) => rule.text !== text));
  const kept = present.filter((rule) =>
    rule.isClosedWeek ? !liesIn(rule, closed) : !liesIn(rule, said),
  );
  const isWithin = (rule: Rule) => rule.isClosedWeek && liesIn(rule, said);
  const [first, last] = [kept.filter((rule) => !isWithin(rule)), kept.filter(isWithin)];
  return [...first, ...said, ...last, ...closed].map(({ text }) => text).join("; ");
}

/** Why an editor decides on the hours of answers: they cannot be read, or open days that are closed every year. */
export function hoursFaults(winery: Hours, answers: FactAnswers): string[] {
  const said = answers.hours?.say === "changed" ? answers.hours.value : "";
  const text = hoursAnswered(winery, answers) ?? "";
  const reading = parseOsmHours(text);
  if (text !== "" && !reading.ok) return [`"${reading.rule}": ${reading.reason}`];
  const opened = rulesOf(said)
    .filter(({ isClosedWeek }) => !isClosedWeek)
    .flatMap(({ spans }) => spans.filter(isOfOneYear));
  return rulesOf(standingHours(winery))
    .filter((rule) => rule.isClosedWeek && !said.includes(rule.text))
    .filter(({ spans }) => spans.some((span) => opened.some((year) => meetsYearly(span, year))))
    .map((rule) => `"${rule.text}" would not hold in this season: write it behind with its year`);
}

/** Whether a span of every year begins within one of one year. */
const meetsYearly = (span: DateSpan, { from, until }: DateSpan) =>
  !isOfOneYear(span) &&
  liesWithin({ from: from.slice("2027-".length), until: until.slice("2027-".length) }, span.from);

type Rule = ReturnType<typeof readRule>;

const rulesOf = (text: string | null): Rule[] => text?.split(/;\s*/).map(readRule) ?? [];

/** A rule's dates and whether it closes all of them; the week and what cannot be read have none. */
function readRule(text: string) {
  const reading = parseOsmHours(`Mo-Su off; ${text}`);
  const dated = (reading.ok && reading.dated?.slice(1)) || [];
  const spans = dated.flatMap(({ when }): DateSpan[] => (when === "holidays" ? [] : [when]));
  const isClosedWeek = dated.every(({ week }) =>
    WEEKDAYS.every((weekday) => week[weekday]?.length === 0),
  );
  return { text, spans, isClosedWeek };
}

/** Whether all days of a rule are days of others. */
const liesIn = ({ spans }: Rule, others: readonly Rule[]) =>
  spans.length > 0 &&
  spans.every((span) =>
    others.some((other) => other.spans.some((around) => isPartOf(span, around))),
  );

const isPartOf = (span: DateSpan, around: DateSpan) =>
  isOfOneYear(span) === isOfOneYear(around) &&
  liesWithin(around, span.from) &&
  liesWithin(around, span.until) &&
  daysIn(span) <= daysIn(around);
