import type { DayFrame, ScheduleProblem, Stop, WineryId } from "../schedule/problem.ts";
import type { OpenPeriod, Weekday, WeeklyHours } from "../winery/opening-hours.ts";

const ELEVEN_TO_FIVE: readonly OpenPeriod[] = [{ opens: 660, closes: 1020 }];

/** A week of the same hours, 11 to 5 unless others are given, but for the days named. */
export function week(
  days: Partial<WeeklyHours> = {},
  usual: readonly OpenPeriod[] | null = ELEVEN_TO_FIVE,
): WeeklyHours {
  const same = {
    monday: usual,
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: usual,
    sunday: usual,
  };
  return { ...same, ...days };
}

/** A room that is open 11 to 5 every day and visited for an hour. */
export function stopOf(wineryId: WineryId, over: Partial<Stop> = {}): Stop {
  return {
    wineryId,
    name: `Winery ${wineryId}`,
    openingHours: week(),
    datedHours: null,
    visitMinutes: 60,
    wish: "like",
    bookFirst: false,
    ...over,
  };
}

/** A day from 10 to 6 with lunch and room for four visits. */
export function dayOf(weekday: Weekday, over: Partial<DayFrame> = {}): DayFrame {
  return {
    date: null,
    weekday,
    start: 600,
    end: 1080,
    lunch: true,
    maxStops: 4,
    from: "base",
    to: "base",
    ...over,
  };
}

interface SmallProblem extends Partial<Omit<ScheduleProblem, "matrix">> {
  readonly stops: readonly Stop[];
  /** Between every two places; null for no road. */
  readonly minutes?: number | null;
  readonly miles?: number;
}

/** A Friday with every two places equally far apart: 10 minutes by default. */
export function problemOf({ minutes = 10, miles = 5, ...over }: SmallProblem): ScheduleProblem {
  const places = ["base" as const, ...over.stops.map((stop) => stop.wineryId)];
  const between = <T>(other: T, same: T) =>
    places.map((from) => places.map((to) => (from === to ? same : other)));
  return {
    baseName: "Walla Walla",
    days: [dayOf("friday")],
    pins: [],
    matrix: {
      places,
      minutes: between<number | null>(minutes, 0),
      miles: between<number | null>(minutes === null ? null : miles, 0),
    },
    ...over,
  };
}
