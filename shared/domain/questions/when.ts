/** The part of the grammar that reads days and times. */
import { MONTHS } from "../site/months.ts";
import { addDays, type CalendarDate, nextWeekday } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { dateMeant, isDateWord, readDate } from "./dates-said.ts";
import { type Item, wordOf } from "./phrases.ts";
import type { AskedOpen, AskedTime } from "./term.ts";
import type { Token } from "./tokens.ts";
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

/** Whether an item begins something about time. */
export function isTime(item: Item, next: Item | undefined): boolean {
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
  return CLOCK.test(word) && ["half day", "month", "ordinal"].includes(follows);
}

/** Gathers what a text says of when. */
export class When {
  private readonly tokens: Token[] = [];
  private readonly weekdays = new Set<Weekday>();
  private readonly dates = new Set<CalendarDate>();
  private readonly months: number[] = [];
  private span = "";
  private time: AskedTime | null = null;
  private holiday: CalendarDate | null = null;
  private isNow = false;
  private isClosed = false;
  private isAnyDay = false;

  private readonly today: CalendarDate;

  constructor(today: CalendarDate) {
    this.today = today;
  }

  /** Reads from the first of these items, and answers how many it took; `not` stands before them. */
  take(items: readonly Item[], not: readonly Token[]): number {
    if (not.length > 0) this.isClosed = true;
    const length =
      this.takeDays(items) ||
      this.takeDate(items) ||
      this.takeOnCalendar(items) ||
      this.takeClock(items) ||
      this.takeWord(items[0]);
    const taken = items.slice(0, length).flatMap(({ tokens }) => tokens);
    this.tokens.push(...not, ...taken);
    return length;
  }

  /** What is asked for, all in one; null where nothing of time was said. */
  asked(): { readonly asked: AskedOpen; readonly tokens: readonly Token[] } | null {
    if (this.tokens.length === 0) return null;
    const { weekdays, dates, months, span, time } = this;
    const isAnyTime = weekdays.size + dates.size + months.length === 0 && time === null;
    const asked: AskedOpen = {
      is: "open",
      // "What is open?" asks for this moment.
      now: this.isNow || isAnyTime,
      weekdays: [...weekdays],
      dates: [...dates],
      months,
      span,
      anyDay: this.isAnyDay,
      time,
      closed: this.isClosed,
    };
    return { asked, tokens: this.tokens };
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
    if (said) this.dates.add(said.date);
    return said?.items ?? 0;
  }

  /** "This Saturday", "next weekend". */
  private takeOnCalendar([first, second]: readonly Item[]): number {
    const isNext = first?.meaning?.is === "next";
    if (first?.meaning?.is !== "this" && !isNext) return 0;
    const from = isNext ? addDays(this.today, 1) : this.today;
    if (second?.meaning?.is === "weekend") {
      const saturday = nextWeekday("saturday", from);
      this.dates.add(saturday).add(addDays(saturday, 1));
    } else if (second?.meaning?.is === "days") {
      for (const day of second.meaning.days) this.dates.add(nextWeekday(day, from));
    }
    return 2;
  }

  /** "After 5", "until 7 pm", "at noon", "5:30 pm". */
  private takeClock(items: readonly Item[]): number {
    const first = items[0]?.meaning;
    const how = first?.is === "before a time" ? first.how : null;
    const [at, half] = how === null ? items : items.slice(1);
    const before = how === null ? 0 : 1;
    if (at?.meaning?.is === "minute") {
      this.time = { is: how ?? "at", minutes: at.meaning.minutes };
      return before + 1;
    }
    if (!CLOCK.test(wordOf(at))) return 0;
    const said = half?.meaning?.is === "half day" ? half.meaning.half : null;
    const minutes = minutesOf(wordOf(at), said, how ?? "at");
    if (minutes !== null) this.time = { is: how ?? "at", minutes };
    return before + (said === null ? 1 : 2);
  }

  /** Of a holiday, the two days before it. */
  private addWeekend(): void {
    const { holiday } = this;
    if (holiday === null) {
      this.weekdays.add("saturday").add("sunday");
      return;
    }
    this.dates.delete(holiday);
    this.dates.add(addDays(holiday, -2)).add(addDays(holiday, -1)).add(holiday);
  }

  private takeWord(item: Item | undefined): number {
    const meaning = item?.meaning;
    switch (meaning?.is) {
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
        this.addWeekend();
        break;
      case "month":
        this.months.push(meaning.month);
        this.span = MONTHS[meaning.month - 1] ?? "";
        break;
      case "season":
        this.months.push(...meaning.months);
        this.span = meaning.span;
        break;
      case "date": {
        const date = dateMeant(meaning.day, this.today);
        if ("holiday" in meaning.day) this.holiday = date;
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

/** Without "am" or "pm", as tasting rooms keep hours: one to seven is after noon, later than "after" too. */
function minutesOf(word: string, half: "am" | "pm" | null, how: AskedTime["is"]): number | null {
  const [hours = 0, minutes = 0] = word.split(/[:.]/).map(Number);
  if (hours > 23 || minutes > 59) return null;
  if (half === "am") return (hours % 12) * 60 + minutes;
  const isEvening = how === "after" || how === "until";
  const isPm = half === "pm" || hours < 8 || (isEvening && hours < 12);
  return (isPm && hours < 12 ? hours + 12 : hours) * 60 + minutes;
}
