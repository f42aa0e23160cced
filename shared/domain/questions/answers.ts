/** Which wineries match a question, and for which ones that is unknown. */
import type { Winery } from "#shared/api/wineries.ts";
import { exactMilesBetween } from "../places/distance.ts";
import { liesIn } from "../places/regions.ts";
import { type Locatable, resolvePosition } from "../places/towns.ts";
import { federalHoliday } from "../schedule/holidays.ts";
import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import { type HasHours, hoursOn, openStatusOn } from "../winery/dated-hours.ts";
import { type DayHours, type OpenPeriod, WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { isFilter, oppositeOf } from "../winery/settings.ts";
import { isKnown, type Service, type WineryFact } from "../winery/winery-facts.ts";
import {
  type Criterion,
  type CriterionOf,
  type NearCriterion,
  type OpenCriterion,
  partsOf,
  type Term,
  type TimeCriterion,
  type Wish,
} from "./term.ts";

type Offered = "varietals" | "specialties" | "setting" | "tastingFee" | Service;
type OfVisits = "reservationsRequired" | "walkInsWelcome" | "unknownFacts";

export type SearchedWinery = Locatable &
  HasHours &
  Readonly<Pick<Winery, "id" | "city" | "county" | "region" | "avas" | Offered | OfVisits>>;

/** When a question is asked, and the drives it may need. */
export interface Moment {
  readonly today: CalendarDate;
  /** Minutes after midnight in Washington; null before a browser's clock is known. */
  readonly minutes: number | null;
  /** Minutes by road from a town to a winery; undefined until loaded, null without a road. */
  readonly drives?: ((town: string, id: number) => number | null | undefined) | undefined;
}

/** Null is unknown. */
type Answer = boolean | null;

type Test = (winery: SearchedWinery) => Answer;

/** The Cascade crest, roughly; no winery is near it. */
const CREST_LONGITUDE = -121.4;
/** Estimates until drives are loaded: roads are this much longer than straight lines. */
const ROAD_FACTOR = 1.3;
const ROAD_MPH = 40;
/** How much longer a stop between two places may make the way. */
const DETOUR = 1.2;

function testOf({ criterion, isNot }: Wish, moment: Moment): Test {
  const test = positiveTest(criterion, moment);
  if (!isNot) return test;
  // Sources list what a winery has, not what it lacks.
  if (criterion.is === "setting" || criterion.is === "specialty")
    return (winery) => test(winery) !== true;
  return (winery) => {
    const answer = test(winery);
    return answer === null ? null : !answer;
  };
}

function positiveTest(criterion: Criterion, moment: Moment): Test {
  switch (criterion.is) {
    case "region": {
      const isInRegion = liesIn(criterion.name);
      return (winery) => winery.city === criterion.town || isInRegion(winery);
    }
    case "towns":
      return ({ city }) => criterion.names.includes(city);
    case "county":
      return ({ county }) => `${county} County` === criterion.name;
    case "side":
      return (winery) => {
        const at = resolvePosition(winery);
        return at && at.longitude > CREST_LONGITUDE === (criterion.side === "east");
      };
    case "near":
      return nearTest(criterion, moment);
    case "between":
      return (winery) => {
        const at = resolvePosition(winery);
        const [from, to] = criterion.ends;
        const way = exactMilesBetween(from, to) * DETOUR;
        return at && exactMilesBetween(from, at) + exactMilesBetween(at, to) <= way;
      };
    case "open":
      return ifKnown("hours", openTest(criterion, moment));
    case "grapes":
      return ifKnown("varietals", ({ varietals }) => isNamed(criterion.any, varietals));
    case "specialty":
      return ({ specialties }) => isNamed(criterion.any, specialties) || null;
    case "setting":
      return ifKnown("setting", ({ setting }) => settingAnswer(criterion.any, setting));
    case "fee":
      return ifKnown("tastingFee", ({ tastingFee }) => isFee(criterion, tastingFee ?? 0));
    case "visit": {
      const fact = criterion.policy === "walk-ins" ? "walkInsWelcome" : "reservationsRequired";
      return ifKnown(fact, (winery) => winery[fact]);
    }
    case "service":
      return ifKnown(criterion.service, (winery) => winery[criterion.service]);
    case "either": {
      const tests = criterion.of.map((wish) => testOf(wish, moment));
      return (winery) => some(tests.map((test) => test(winery)));
    }
    case "unrecorded":
      return () => null;
  }
}

const ifKnown =
  (fact: WineryFact, test: Test): Test =>
  (winery) =>
    isKnown(winery, fact) ? test(winery) : null;

/** A feature that no source names is unknown, unless a source names its opposite. */
function settingAnswer(any: CriterionOf<"setting">["any"], setting: readonly string[]): Answer {
  if (isNamed(any, setting)) return true;
  return any.every((name) => setting.includes(oppositeOf(name) ?? "")) ? false : null;
}

const isFee = ({ below, over, isIncluded }: CriterionOf<"fee">, fee: number) =>
  (isIncluded && (fee === below || fee === over)) ||
  ((below === null || fee < below) && (over === null || fee > over));

const isNamed = (any: readonly string[], has: readonly string[]) =>
  has.some((name) => any.includes(name));

function nearTest({ at, miles, minutes, town }: NearCriterion, { drives }: Moment): Test {
  return (winery) => {
    const place = resolvePosition(winery);
    if (!place) return null;
    const away = exactMilesBetween(at, place);
    if (minutes === null) return away <= (miles ?? 0);
    const driven = town === null ? undefined : drives?.(town, winery.id);
    if (driven === null) return false;
    return (driven ?? (away * ROAD_FACTOR * 60) / ROAD_MPH) <= minutes;
  };
}

function openTest(criterion: OpenCriterion, { today, minutes }: Moment): Test {
  const { now, weekdays, dates, months, closed } = criterion;
  if (now) {
    return (winery) => {
      if (minutes === null) return null;
      const { state } = openStatusOn(winery, today, minutes);
      if (state === "unknown") return null;
      return (state === "open" || state === "opened") !== closed;
    };
  }
  const inMonths = months.length > 0 && dates.length === 0 ? datesIn(months, today) : null;
  // Open in winter is open on some day of it; closed in winter, on all of them.
  const overall = closed ? all : some;
  return (winery) => {
    const onDate = (date: CalendarDate) => dayAnswer(hoursOn(winery, date), criterion);
    const inWeek = (day: Weekday) => dayAnswer(winery.openingHours?.[day], criterion);
    const onWeekday = (day: Weekday) =>
      inMonths
        ? overall(inMonths.filter((date) => weekdayOf(date) === day).map(onDate))
        : inWeek(day);
    const answers = [...weekdays.map(onWeekday), ...dates.map(onDate)];
    if (answers.length > 0) return criterion.anyDay ? some(answers) : all(answers);
    return overall(inMonths?.map(onDate) ?? WEEKDAYS.map(inWeek));
  };
}

/** By appointment (null) is neither open nor closed; undefined is unknown. */
function dayAnswer(day: DayHours | undefined, asked: OpenCriterion): Answer {
  const { times, anyTime, closed } = asked;
  if (day === undefined) return null;
  if (day === null) return closed ? false : null;
  const overall = anyTime || closed ? some : all;
  const open =
    times.length === 0 ? day.length > 0 : overall(times.map((time) => isOpenAt(day, time)));
  return open === null ? null : open !== closed;
}

function isOpenAt(day: readonly OpenPeriod[], time: TimeCriterion): Answer {
  // Of several periods a day, the last one decides when it closes.
  const periods = time.is === "closing before" ? day.slice(-1) : day;
  return some(periods.map((period) => fits(period, time)));
}

function fits({ opens, closes }: OpenPeriod, { is, minutes, to }: TimeCriterion): Answer {
  if (is === "before") return opens < minutes;
  if (is === "at" && opens > minutes) return false;
  if (closes === null) return null;
  if (is === "closing before") return closes < minutes;
  if (to !== undefined) return closes >= to;
  return is === "until" ? closes >= minutes : closes > minutes;
}

function some(answers: readonly Answer[]): Answer {
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

function all(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

/** The days of some months within a year from today. */
function datesIn(months: readonly number[], today: CalendarDate): CalendarDate[] {
  const year = Array.from({ length: 365 }, (_, ahead) => addDays(today, ahead));
  return year.filter((date) => months.includes(Number(date.slice(5, 7))));
}

const PLACES: ReadonlySet<Criterion["is"]> = new Set(["region", "towns", "county", "near"]);

/** A term whose answer is unknown for some wineries. */
export interface ThinTerm<W> {
  readonly term: Term;
  readonly known: number;
  readonly total: number;
  /** The answer is known for none, so the term excludes none. */
  readonly isOpenEnded: boolean;
  /** Wineries to ask: they match every other term. */
  readonly ask: readonly W[];
}

export interface Answered<W> {
  readonly kept: readonly W[];
  readonly thin: readonly ThinTerm<W>[];
  /** Holidays among the days asked for, on which hours may differ. */
  readonly holidays: readonly string[];
}

/** The wineries that match all terms, in their order. A fact that is not recorded excludes none. */
export function answer<W extends SearchedWinery>(
  wineries: readonly W[],
  terms: readonly Term[],
  moment: Moment,
): Answered<W> {
  const asked = grouped(terms.map((term) => askedOf(wineries, term, moment)));
  const total = wineries.length;
  const thin = asked.flatMap((own): ThinTerm<W>[] => {
    const { term, answers, isOpenEnded } = own;
    const known = answers.filter((each) => each !== null).length;
    if (term === null || known === total) return [];
    const others = asked.filter((other) => other !== own);
    const ask = wineries.filter((_, at) => answers[at] === null && areMet(others, at));
    return [{ term, known, total, isOpenEnded, ask }];
  });
  const kept = wineries.filter((_, at) => areMet(asked, at));
  return { kept, thin, holidays: holidaysIn(terms, moment.today) };
}

function holidaysIn(terms: readonly Term[], today: CalendarDate): string[] {
  const dates = terms.flatMap(partsOf).flatMap(({ criterion }) => {
    if (criterion.is !== "open") return [];
    return criterion.now ? [today] : criterion.dates;
  });
  return [...new Set(dates.flatMap((date) => federalHoliday(date) ?? []))];
}

/** A term, and its answer for each winery. */
interface Asked {
  /** Null for several places in one. */
  readonly term: Term | null;
  readonly answers: readonly Answer[];
  readonly isOpenEnded: boolean;
}

function askedOf(wineries: readonly SearchedWinery[], term: Term, moment: Moment): Asked {
  const answers = wineries.map(testOf(term, moment));
  const isOpenEnded = mayBeAsked(term) && answers.every((each) => each === null);
  return { term, answers, isOpenEnded };
}

/** Whether the winery at an index matches all of them. */
const areMet = (asked: readonly Asked[], at: number): boolean =>
  asked.every(({ answers, isOpenEnded }) => answers[at] ?? isOpenEnded);

/** Whether a term excludes no winery while its fact is unknown for all. */
const mayBeAsked = (term: Wish): boolean =>
  partsOf(term).every(
    ({ criterion }) =>
      criterion.is === "unrecorded" ||
      (criterion.is === "setting" &&
        criterion.any.every((name) => oppositeOf(name) && !isFilter(name))),
  );

/** Several places mean their overlap ("Woodinville, King County"), or if empty, any of them. */
function grouped(asked: readonly Asked[]): readonly Asked[] {
  const isPlace = ({ term }: Asked) => term && PLACES.has(term.criterion.is) && !term.isNot;
  const places = asked.filter(isPlace);
  const others = asked.filter((each) => !isPlace(each));
  const [first] = places;
  if (!first || places.length < 2 || first.answers.some((_, at) => areMet(places, at))) {
    return [...places, ...others];
  }
  const answers = first.answers.map((_, at) =>
    some(places.map((each) => each.answers[at] ?? null)),
  );
  return [{ term: null, answers, isOpenEnded: false }, ...others];
}
