/** Parses days and times. */
import { MONTHS } from "../text/months.ts";
import { addDays, type CalendarDate, nextWeekday, weekdayOf } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { dateMeant, isDateWord, readDate, readLastDay, saysDaysAhead } from "./dates-said.ts";
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
]);

const CLOCK = /^\d{1,2}(?:[:.]\d{2})?$/;
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;

/** Whether the items begin with a time. `isTimeBefore` tells "Saturday 2-4" from "2-3 wineries". */
export function isTime(items: readonly Item[], isTimeBefore: boolean): boolean {
  const [item, next] = items;
  if (!item) return false;
  const hours = readHours(items);
  if (hours) return hours.isSure || isTimeBefore || isTime(items.slice(hours.items), false);
  return saysTime(item, next) || saysDaysAhead(items);
}

function saysTime(item: Item, next: Item | undefined): boolean {
  const { meaning } = item;
  if (meaning && OF_TIME.has(meaning.is)) return true;
  if (meaning?.is === "this" || meaning?.is === "next") {
    return next?.meaning?.is === "days" || next?.meaning?.is === "weekend";
  }
  if (meaning?.is === "before a time") {
    return CLOCK.test(wordOf(next)) || next?.meaning?.is === "minute";
  }
  const word = wordOf(item);
  if (isDateWord(word) || /^\d{1,2}:\d{2}$/.test(word)) return true;
  const follows = next?.meaning?.is ?? "";
  if (follows === "month" || follows === "ordinal") return DAY_OF_MONTH.test(word);
  return CLOCK.test(word) && follows === "half day";
}

/** A time of day: "5", "5:30 pm", "noon". */
interface Clock {
  readonly minutes: (how: TimeCriterion["is"], half?: "am" | "pm" | null) => number | null;
  readonly half: "am" | "pm" | null;
  readonly items: number;
}

function clockAt([at, next]: readonly Item[]): Clock | null {
  if (at?.meaning?.is === "minute") {
    const { minutes } = at.meaning;
    return { minutes: () => minutes, half: null, items: 1 };
  }
  const word = wordOf(at);
  if (!CLOCK.test(word)) return null;
  const said = next?.meaning?.is === "half day" ? next.meaning.half : null;
  return {
    minutes: (how, half = said) => minutesOf(word, half, how),
    half: said,
    items: said === null ? 1 : 2,
  };
}

/** "From 2 to 4", "between noon and 3", "11am-1pm". */
function readHours(items: readonly Item[]) {
  const lead = items[0]?.meaning?.is;
  const isBetween = lead === "between";
  const before = isBetween || lead === "before a time" ? 1 : 0;
  const from = clockAt(items.slice(before));
  if (!from) return null;
  const link = items[before + from.items];
  if (link?.meaning?.is !== "to" && !(isBetween && link?.phrase === "and")) return null;
  const until = clockAt(items.slice(before + from.items + 1));
  const to = until?.minutes("until") ?? null;
  if (!until || to === null) return null;
  const end = before + from.items + 1 + until.items;
  if (NO_HOURS.has(items[end]?.meaning?.is ?? "noise")) return null;
  const starts = [from.minutes("at"), from.minutes("at", until.half)];
  const minutes = starts.find((start) => start !== null && start < to) ?? null;
  if (minutes === null) return null;
  // Two bare numbers may not be times.
  const isSure = before > 0 || until.half !== null || from.half !== null;
  return { time: { is: "at", minutes, to } as const, isSure, items: end };
}

/** What may follow two numbers that are not hours. */
const NO_HOURS: ReadonlySet<Meaning["is"]> = new Set([
  ...(["unit", "dollars", "people", "month", "ordinal"] as const),
]);

/** Collects the days and times of a text. */
export class When {
  readonly tokens: Token[] = [];
  private readonly weekdays = new Set<Weekday>();
  private readonly dates = new Set<CalendarDate>();
  private readonly months: number[] = [];
  private span = "";
  private time: TimeCriterion | null = null;
  private isWeekend = false;
  private isNow = false;
  private isClosed = false;
  private isOpenSaid = false;
  private isAnyDay = false;
  private isUnread = false;
  private readonly today: CalendarDate;

  constructor(today: CalendarDate) {
    this.today = today;
  }

  /** Whether an item or its "not" starts another term: "open Friday, closed Monday". */
  isTurnedBy(item: Item | undefined, isNot: boolean): boolean {
    if (this.weekdays.size + this.dates.size === 0 && !this.isWeekend) return false;
    const isClosing = (item?.meaning?.is === "closed") !== isNot;
    if (this.isClosed) return item?.meaning?.is === "open";
    return isClosing && (isNot || this.isOpenSaid);
  }

  /**
   * Reads from the first item; returns how many items it took, 0 for no such date or time.
   * `not` precedes them.
   */
  take(items: readonly Item[], not: readonly Token[]): number {
    if (items[0]?.meaning?.is === "open") this.isOpenSaid = true;
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
    if (not.length > 0) this.turn(items[0]);
    const taken = items.slice(0, length).flatMap(({ tokens }) => tokens);
    this.tokens.push(...not, ...taken);
    return length;
  }

  /** "Not Sunday" asks for closed wineries; "not closing before 5" for those open until 5. */
  private turn(item: Item | undefined): void {
    if (this.time?.is === "closing before") this.time = { ...this.time, is: "until" };
    else this.isClosed = item?.meaning?.is !== "closed";
  }

  /** "December 5 or 6": one of the days is enough. */
  either(or: readonly Token[]): void {
    this.isAnyDay = true;
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
    const { weekdays, dates, months, time, isNow, isWeekend } = this;
    return weekdays.size + dates.size + months.length > 0 || time !== null || isNow || isWeekend;
  }

  criterion(): OpenCriterion {
    if (this.isWeekend) this.addWeekend();
    const { dates, months, span, time } = this;
    const onDates = new Set([...dates].map(weekdayOf));
    // "Saturday, November 28" is one day.
    const weekdays = [...this.weekdays].filter((weekday) => !onDates.has(weekday));
    const isAnyTime = weekdays.length + dates.size + months.length === 0 && time === null;
    return {
      is: "open",
      // "What is open?" asks for this moment.
      now: this.isNow || isAnyTime,
      weekdays,
      dates: [...dates],
      months,
      span,
      anyDay: this.isAnyDay,
      time,
      closed: this.isClosed,
    };
  }

  private takeHours(items: readonly Item[]): number {
    const hours = readHours(items);
    if (hours) this.time = hours.time;
    return hours?.items ?? 0;
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

  private takeDate(items: readonly Item[]): number {
    const said = readDate(items, this.today);
    if (!said) return 0;
    this.dates.add(said.date);
    const isRange = items[said.items]?.meaning?.is === "to";
    const last = isRange ? readLastDay(said.date, items.slice(said.items + 1)) : null;
    if (!last) return said.items;
    for (let day = said.date; day < last.date; day = addDays(day, 1))
      this.dates.add(addDays(day, 1));
    return said.items + 1 + last.items;
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

  /** "After 5", "until 7 pm", "at noon", "5:30 pm". */
  private takeClock(items: readonly Item[]): number {
    const first = items[0]?.meaning;
    const how = first?.is === "before a time" ? first.how : null;
    const before = how === null ? 0 : 1;
    const clock = clockAt(items.slice(before));
    if (!clock) return 0;
    const minutes = clock.minutes(how ?? "at");
    if (minutes === null) return 0;
    this.time = { is: how ?? "at", minutes };
    return before + clock.items;
  }

  /** The weekend nearest to a date; a holiday on a Friday or Monday makes it longer. */
  private addWeekend(): void {
    const [date, other] = this.dates;
    if (date === undefined || other !== undefined) {
      this.weekdays.add("saturday").add("sunday");
      return;
    }
    const [first, last] = WEEKENDS[weekdayOf(date)];
    this.dates.delete(date);
    for (let ahead = first; ahead <= last; ahead += 1) this.dates.add(addDays(date, ahead));
  }

  private takeWord(item: Item | undefined): number {
    const meaning = item?.meaning;
    if (!meaning || meaning.is === "before a time") return 0;
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
        this.time = meaning.time ?? this.time;
        break;
      }
      case "clock":
        this.time = meaning.time;
        break;
      default:
    }
    return 1;
  }
}

/** First and last day of the weekend nearest to a weekday, as offsets in days. */
const WEEKENDS: Readonly<Record<Weekday, readonly [first: number, last: number]>> = {
  monday: [-2, 0],
  tuesday: [-3, -2],
  wednesday: [3, 4],
  thursday: [1, 3],
  friday: [0, 2],
  saturday: [0, 1],
  sunday: [-1, 0],
};

/** Without "am" or "pm", 1 to 7 is in the afternoon; after words like "after", 8 to 11 too. */
function minutesOf(
  word: string,
  half: "am" | "pm" | null,
  how: TimeCriterion["is"],
): number | null {
  const [hours = 0, minutes = 0] = word.split(/[:.]/).map(Number);
  if (hours > 23 || minutes > 59) return null;
  if (half === "am") return (hours % 12) * 60 + minutes;
  const isEvening = how === "after" || how === "until" || how === "closing before";
  const isPm = half === "pm" || hours < 8 || (isEvening && hours < 12);
  return (isPm && hours < 12 ? hours + 12 : hours) * 60 + minutes;
}
