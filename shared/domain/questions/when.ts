/** Parses days and times. */
import { MONTHS } from "../text/months.ts";
import { addDays, type CalendarDate, nextWeekday, weekdayOf } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { CLOCK, readClocks, readHours, saysClock } from "./clock-said.ts";
import {
  dateMeant,
  isDateWord,
  readDate,
  readLastDay,
  saysDay,
  saysDaysAhead,
  weekendNear,
} from "./dates-said.ts";
import { type Item, type Token, wordOf } from "./phrases.ts";
import type { OpenCriterion, TimeCriterion } from "./term.ts";
import type { Meaning } from "./vocabulary.ts";

const OF_TIME: ReadonlySet<Meaning["is"]> = new Set([
  "open",
  "closed",
  "now",
  "days",
  "weekend",
  "month",
  "season",
  "date",
  "clock",
  "minute",
  "some time",
]);

/** What a day may begin with. */
const DAYS: ReadonlySet<Meaning["is"]> = new Set([
  ...(["days", "weekend", "date", "month", "this", "next"] as const),
]);

const DATES: ReadonlySet<Meaning["is"]> = new Set(["date", "month"] as const);

const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;

/** Whether the items begin with a time. `isTimeBefore` tells "Saturday 2-4" from "2-3 wineries". */
export function isTime(items: readonly Item[], isTimeBefore: boolean): boolean {
  const [item, next] = items;
  if (!item) return false;
  const hours = readHours(items);
  if (hours) return hours.isSure || isTimeBefore || isTime(items.slice(hours.items), false);
  return saysTime(item, next) || saysDaysAhead(items) || saysClock(items);
}

function saysTime(item: Item, next: Item | undefined): boolean {
  const { meaning } = item;
  if (meaning && OF_TIME.has(meaning.is)) return true;
  if (meaning?.is === "this" || meaning?.is === "next") {
    return next?.meaning?.is === "days" || next?.meaning?.is === "weekend";
  }
  if (meaning?.is === "between")
    return isDateWord(wordOf(next)) || DATES.has(next?.meaning?.is ?? "noise");
  if (meaning?.is === "before a time") {
    return CLOCK.test(wordOf(next)) || next?.meaning?.is === "minute";
  }
  const word = wordOf(item);
  if (isDateWord(word) || /^\d{1,2}:\d{2}$/.test(word)) return true;
  const follows = next?.meaning?.is ?? "";
  if (follows === "month" || follows === "ordinal") return DAY_OF_MONTH.test(word);
  return false;
}

/** Collects the days and times of a text. */
export class When {
  readonly tokens: Token[] = [];
  private readonly weekdays = new Set<Weekday>();
  private readonly dates = new Set<CalendarDate>();
  private readonly months: number[] = [];
  private span = "";
  private times: TimeCriterion[] = [];
  /** The times are those of words such as "evening". */
  private isVague = false;
  private isAnyTime = false;
  private isOr = false;
  private isWeekend = false;
  private isNow = false;
  private isClosed: boolean;
  private isDenied = false;
  private isOpenSaid = false;
  private isAnyDay = false;
  private isUnread = false;
  private readonly today: CalendarDate;

  constructor(today: CalendarDate, isClosed = false) {
    this.today = today;
    this.isClosed = isClosed;
  }

  /** The term that these items begin, if they do not belong to this one: "open Friday, closed Monday". */
  next(items: readonly Item[], isNot: boolean, isOr: boolean): When | null {
    if (this.isTurnedBy(items[0], isNot)) return new When(this.today);
    return this.isSaid && this.isElse(this.ahead(items), isOr)
      ? new When(this.today, this.isClosed)
      : null;
  }

  private isTurnedBy(item: Item | undefined, isNot: boolean): boolean {
    const isClosing = (item?.meaning?.is === "closed") !== isNot;
    // "Open after 5 but not Friday".
    if (!this.hasDay) {
      const isOpenAt = this.times.length > 0 && !this.isClosed;
      return isOpenAt && isClosing && (!isNot || DAYS.has(item?.meaning?.is ?? "noise"));
    }
    if (this.isClosed) return item?.meaning?.is === "open";
    return isClosing && (isNot || this.isOpenSaid);
  }

  /** Whether what follows says other times of other days, as in "Saturday at 2 and Sunday at 4". */
  private isElse(next: When, isOr: boolean): boolean {
    if (!next.isSaid) return false;
    const [isTimed, isNextTimed] = [this.times.length > 0, next.times.length > 0];
    if (this.isNow !== next.isNow || (this.hasDay && isTimed && next.hasDay && isNextTimed))
      return true;
    if (!isOr) return false;
    const isDayOrTime = this.hasDay
      ? !isTimed && !next.hasDay
      : isTimed && next.hasDay && !isNextTimed;
    return isDayOrTime || this.months.length > 0 !== next.months.length > 0;
  }

  /** What the next few words say. */
  private ahead(items: readonly Item[]): When {
    const next = new When(this.today);
    let isTimeBefore = false;
    for (let at = 0; at < WORDS_AHEAD && !(next.hasDay && next.times.length > 0); ) {
      const left = items.slice(at);
      isTimeBefore = isTime(left, isTimeBefore);
      const taken = isTimeBefore ? next.take(left, []) : left[0]?.meaning?.is === "noise" ? 1 : 0;
      if (taken === 0) break;
      at += taken;
    }
    return next;
  }

  private get hasDay(): boolean {
    return this.weekdays.size + this.dates.size > 0 || this.isWeekend;
  }

  /**
   * Reads from the first item; returns how many items it took, 0 for no such date or time.
   * `not` precedes them.
   */
  take(items: readonly Item[], not: readonly Token[]): number {
    if (items[0]?.meaning?.is === "open") this.isOpenSaid = true;
    const [hadDays, had] = [this.weekdays.size + this.dates.size, this.times.length];
    const length =
      this.takeHours(items) ||
      this.takeMonths(items) ||
      this.takeDays(items) ||
      this.takeDate(items) ||
      this.takeOnCalendar(items) ||
      this.takeClock(items) ||
      this.takeWord(items[0]);
    if (length === 0) {
      this.isUnread = true;
      return 0;
    }
    if (this.isOr) {
      this.isAnyDay ||= this.weekdays.size + this.dates.size > hadDays;
      this.isAnyTime ||= this.times.length > had && had > 0;
      if (items[0]?.meaning?.is !== "open") this.isOr = false;
    }
    if (not.length > 0) this.turn(items[0]);
    const taken = items.slice(0, length).flatMap(({ tokens }) => tokens);
    this.tokens.push(...not, ...taken);
    return length;
  }

  /** "Not Sunday" asks for closed wineries; "not closing before 5" for those open until 5. */
  private turn(item: Item | undefined): void {
    const last = this.times.at(-1);
    if (last?.is === "closing before") this.times[this.times.length - 1] = { ...last, is: "until" };
    else this.isClosed = item?.meaning?.is !== "closed";
    this.isDenied = this.isClosed;
  }

  /** "Every day but Monday", "weekends, closed Sunday": nothing is asked of that day before. */
  leaveOutOf(before: When): void {
    if (!this.isClosed || before.isClosed || this.times.length > 0) return;
    before.addWeekend();
    const dates = [...before.dates].filter((date) => this.weekdays.has(weekdayOf(date)));
    if (before.dates.size > dates.length) for (const date of dates) before.dates.delete(date);
    if (before.weekdays.size > this.weekdays.size)
      for (const day of this.weekdays) before.weekdays.delete(day);
  }

  /** "December 5 or 6", "before 11 or after 5": one of them is enough. */
  either(or: readonly Token[]): void {
    this.isOr = true;
    this.tokens.push(...or);
  }

  /** Only "open", without a day or time. */
  get isMoment(): boolean {
    return !(this.isSaid || this.isClosed);
  }

  /** "Open 2/30": without that date nothing is said, and now is not meant. */
  get isLost(): boolean {
    return this.isUnread && !this.isSaid;
  }

  private get isSaid(): boolean {
    return this.hasDay || this.months.length + this.times.length > 0 || this.isNow;
  }

  criterion(): OpenCriterion {
    this.addWeekend();
    const { dates, months, span } = this;
    // "Not open until noon" is closed before.
    const times = this.times.map((time) =>
      this.isDenied && time.is === "until" ? ({ ...time, is: "before" } as const) : time,
    );
    const onDates = new Set([...dates].map(weekdayOf));
    // "Saturday, November 28" is one day.
    const weekdays = [...this.weekdays].filter((weekday) => !onDates.has(weekday));
    const isAnyTime = weekdays.length + dates.size + months.length + times.length === 0;
    return {
      is: "open",
      // "What is open?" asks for this moment.
      now: this.isNow || isAnyTime,
      weekdays,
      dates: [...dates],
      months,
      span,
      // "Not Saturday or Sunday" is neither of them.
      anyDay: this.isAnyDay && !this.isDenied,
      times,
      anyTime: this.isAnyTime,
      closed: this.isClosed,
    };
  }

  private takeHours(items: readonly Item[]): number {
    const hours = readHours(items);
    if (hours) this.addTime(hours.time);
    return hours?.items ?? 0;
  }

  private addTime(time: TimeCriterion, isVague = false): void {
    const last = this.times.at(-1);
    const isSame = isVague && this.isVague ? last?.is === time.is : isVague || this.isVague;
    const sharper = last && !this.isOr && isSame ? this.sharper(last, time, isVague) : null;
    if (sharper) {
      this.times[this.times.length - 1] = sharper;
    } else if (!this.times.some(({ is, minutes }) => is === time.is && minutes === time.minutes)) {
      this.times.push(time);
    }
    this.isVague = isVague && (last === undefined || this.isVague);
  }

  /** "Late tonight" is after 6; "tonight at 8" is at 8 PM; "noon until late" is two times. */
  private sharper(
    last: TimeCriterion,
    time: TimeCriterion,
    isVague: boolean,
  ): TimeCriterion | null {
    if (isVague && this.isVague) return last.minutes > time.minutes ? last : time;
    const [vague, exact] = isVague ? [time, last] : [last, time];
    const isLater = vague.is === "after" && exact.minutes < NOON && exact.to === undefined;
    const minutes = isLater ? exact.minutes + NOON : exact.minutes;
    return minutes >= vague.minutes === (vague.is === "after") ? { ...exact, minutes } : null;
  }

  /** "June to August". */
  private takeMonths([first, to, last]: readonly Item[]): number {
    if (first?.meaning?.is !== "month" || to?.meaning?.is !== "to") return 0;
    if (last?.meaning?.is !== "month") return 0;
    const [from, until] = [first.meaning.month, last.meaning.month];
    const length = ((until - from + 12) % 12) + 1;
    this.addMonths(
      Array.from({ length }, (_, ahead) => ((from + ahead - 1) % 12) + 1),
      `${MONTHS[from - 1]} to ${MONTHS[until - 1]}`,
    );
    return 3;
  }

  private addMonths(months: readonly number[], span: string): void {
    this.months.push(...months);
    this.span = this.span === "" ? span : `${this.span} or ${span}`;
  }

  /** "Friday or Saturday", "Fri-Sun", "Friday to Sunday". */
  private takeDays([first, between, last]: readonly Item[]): number {
    if (first?.meaning?.is !== "days" || last?.meaning?.is !== "days") return 0;
    const [from, until] = [first.meaning.days[0], last.meaning.days[0]];
    if (!from || !until) return 0;
    if (between?.meaning?.is === "or") {
      this.weekdays.add(from).add(until);
      this.isAnyDay = true;
      return 3;
    }
    if (between?.meaning?.is !== "to") return 0;
    const start = WEEKDAYS.indexOf(from);
    const length = ((WEEKDAYS.indexOf(until) - start + 7) % 7) + 1;
    for (const day of [...WEEKDAYS, ...WEEKDAYS].slice(start, start + length))
      this.weekdays.add(day);
    return 3;
  }

  /** "December 5", "December 4 to 6", "between Christmas and New Year's". */
  private takeDate(items: readonly Item[]): number {
    const before = items[0]?.meaning?.is === "between" ? 1 : 0;
    const said = readDate(items.slice(before), this.today);
    if (!said) return 0;
    this.dates.add(said.date);
    const end = before + said.items;
    const [link, after] = [items[end], items.slice(end + 1)];
    const isRange = link?.meaning?.is === "to" || (before === 1 && link?.phrase === "and");
    const isListed = !isRange && /^(?:and|or)$/.test(link?.phrase ?? "") && saysDay(after);
    const last = isRange || isListed ? readLastDay(said.date, after) : null;
    if (!last) return end;
    const from = isListed ? last.date : said.date;
    for (let day = from; day <= last.date; day = addDays(day, 1)) this.dates.add(day);
    this.isAnyDay ||= isListed && link?.phrase === "or";
    return end + 1 + last.items;
  }

  /** "This Saturday"; "next weekend", the one after this. Of this weekend, Sunday leaves itself. */
  private takeOnCalendar([first, second]: readonly Item[]): number {
    const isNext = first?.meaning?.is === "next";
    if (first?.meaning?.is !== "this" && !isNext) return 0;
    const from = isNext ? addDays(this.today, 1) : this.today;
    if (second?.meaning?.is === "weekend") {
      const sunday = addDays(nextWeekday("sunday", this.today), isNext ? 7 : 0);
      for (const day of [addDays(sunday, -1), sunday]) if (day >= this.today) this.dates.add(day);
    } else if (second?.meaning?.is === "days") {
      for (const day of second.meaning.days) this.dates.add(nextWeekday(day, from));
    }
    return 2;
  }

  private takeClock(items: readonly Item[]): number {
    const clocks = readClocks(items);
    for (const time of clocks.times) this.addTime(time);
    if (clocks.isAny) this.isAnyTime = true;
    return clocks.items;
  }

  /** Of a date, the weekend nearest to it. */
  private addWeekend(): void {
    if (!this.isWeekend) return;
    this.isWeekend = false;
    const [date, other] = this.dates;
    if (date === undefined || other !== undefined) {
      this.weekdays.add("saturday").add("sunday");
      return;
    }
    this.dates.delete(date);
    for (const day of weekendNear(date)) this.dates.add(day);
  }

  private takeWord(item: Item | undefined): number {
    const meaning = item?.meaning;
    if (!meaning || meaning.is === "before a time" || meaning.is === "some time") return 0;
    switch (meaning.is) {
      case "closed":
        this.isClosed = true;
        break;
      case "now":
        this.isNow = true;
        break;
      case "days":
        for (const day of meaning.days) this.weekdays.add(day);
        break;
      case "weekend":
        this.isWeekend = true;
        break;
      case "month":
        this.addMonths([meaning.month], MONTHS[meaning.month - 1] ?? "");
        break;
      case "season":
        this.addMonths(meaning.months, meaning.span);
        break;
      case "date": {
        const date = dateMeant(meaning.day, this.today);
        this.dates.add(date);
        if (meaning.time) this.addTime(meaning.time, true);
        break;
      }
      case "clock":
        this.addTime(meaning.time, true);
        break;
      default:
    }
    return 1;
  }
}

const NOON = 720;
/** How many words are read ahead; more would make long texts slow. */
const WORDS_AHEAD = 6;
