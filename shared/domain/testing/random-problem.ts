import type {
  DayFrame,
  DriveMatrix,
  LunchPlace,
  Pin,
  PlaceId,
  ScheduleProblem,
  Stop,
  WineryId,
} from "../schedule/problem.ts";
import {
  type OpenPeriod,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from "../winery/opening-hours.ts";

/** A stream of numbers in [0, 1) that a seed decides. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What random problems are like. */
export interface ProblemShape {
  readonly stops: number;
  readonly days: number;
  /** Times come in steps of so many minutes; large steps make many ties. */
  readonly step: number;
  /** Whether pins, wishes, missing roads and odd frames are among it. */
  readonly odd: boolean;
  /** Whether days have ends and orders of their own, and places to eat. */
  readonly moving?: boolean;
  /** Whether no way back is like the way there; else some problems have such ways, and most have not. */
  readonly oneWay?: boolean;
}

class Draw {
  private readonly next: () => number;
  private readonly step: number;

  constructor(next: () => number, step: number) {
    this.next = next;
    this.step = step;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** A time in steps. */
  time(from: number, to: number): number {
    return Math.round(this.whole(from, to) / this.step) * this.step;
  }

  pick<T>(from: readonly T[], otherwise: T): T {
    return from[this.whole(0, from.length - 1)] ?? otherwise;
  }
}

/** A problem that a seed decides: rooms around a base, with the hours rooms really keep, and worse. */
export function randomProblem(seed: number, shape: ProblemShape): ScheduleProblem {
  const draw = new Draw(seededRandom(seed), shape.step);
  const ids = Array.from({ length: shape.stops }, (_, index) => 100 + index);
  const first = draw.whole(0, 6);
  const frames = Array.from({ length: shape.days }, (_, index) =>
    randomDay(draw, WEEKDAYS[(first + index) % 7] ?? "monday", ids, shape.odd),
  );
  const days = shape.moving ? moving(draw, frames, ids) : frames;
  const bases = days.flatMap(({ from, to }) => [from, to]).filter((place) => place !== "base");
  const meals = days.flatMap(({ lunchPlace }) => lunchPlace?.key ?? []);
  const towns = bases.filter((place) => typeof place === "string");
  return {
    baseName: "Walla Walla",
    matrix: randomMatrix(draw, [...new Set(["base", ...towns, ...ids, ...meals])], shape),
    days,
    stops: ids.map((wineryId) => randomStop(draw, wineryId, shape.odd)),
    pins: shape.odd ? randomPins(draw, ids, shape) : [],
  };
}

function randomDay(draw: Draw, weekday: Weekday, ids: readonly WineryId[], odd: boolean): DayFrame {
  const start = draw.chance(0.6) ? 600 : draw.time(540, 840);
  const end = draw.chance(0.6) ? 1080 : draw.time(start + 120, 1200);
  const replanned = odd && draw.chance(0.1);
  return {
    date: null,
    weekday,
    start,
    end,
    lunch: draw.chance(0.7) ? start <= 690 && end >= 855 : draw.chance(0.5),
    maxStops: odd ? draw.whole(1, 4) : draw.whole(2, 4),
    from: replanned ? draw.pick(ids, 100) : "base",
    to: "base",
  };
}

/** Days from town to town, some with a place to eat, some with an order that they keep. */
function moving(draw: Draw, days: readonly DayFrame[], ids: readonly WineryId[]): DayFrame[] {
  const towns = ["base", "Yakima", "Prosser"];
  let town = draw.pick(towns, "base");
  return days.map((day, index) => {
    const from = town;
    town = draw.chance(0.5) ? town : draw.pick(towns, "base");
    return {
      ...day,
      from: typeof day.from === "number" && index === 0 ? day.from : from,
      to: town,
      lunchPlace: draw.chance(0.6) ? randomMeal(draw) : null,
      ...(draw.chance(0.2) ? { keeps: ids.filter(() => draw.chance(0.6)).toReversed() } : {}),
    };
  });
}

function randomMeal(draw: Draw): LunchPlace {
  const key = `eat-${draw.whole(1, 2)}`;
  const openingHours = draw.chance(0.5) ? null : randomWeek(draw);
  return { key, name: "The Table", town: "Yakima", openingHours };
}

function randomMatrix(
  draw: Draw,
  places: readonly PlaceId[],
  { odd, oneWay = false }: ProblemShape,
): DriveMatrix {
  const symmetric = draw.chance(0.6) && !oneWay;
  const spread = draw.pick([15, 40, 90], 40);
  const size = places.length;
  const minutes: (number | null)[][] = [];
  const miles: (number | null)[][] = [];
  for (let row = 0; row < size; row += 1) {
    minutes.push([]);
    miles.push([]);
    for (let column = 0; column < size; column += 1) {
      const mirrored = symmetric && column < row;
      const drive =
        row === column
          ? 0
          : mirrored
            ? (minutes[column]?.[row] ?? null)
            : odd && draw.chance(0.04)
              ? null
              : draw.time(1, spread);
      const near = draw.chance(0.12);
      const isNextDoor = typeof places[column] === "string" && draw.chance(0.3);
      const way = mirrored
        ? (miles[column]?.[row] ?? null)
        : near || isNextDoor
          ? draw.pick(near ? [0.2] : [0.1, 0.3, 1, 1.1], 0.2)
          : (drive ?? 0) * 0.6 + 0.25;
      minutes[row]?.push(drive);
      miles[row]?.push(row === column ? 0 : drive === null ? null : way);
    }
  }
  return { places, minutes, miles };
}

function randomStop(draw: Draw, wineryId: WineryId, odd: boolean): Stop {
  const wish = !odd || draw.chance(0.6) ? "like" : draw.chance(0.7) ? "must" : "skip";
  return {
    wineryId,
    name: `Winery ${wineryId}`,
    openingHours: draw.chance(0.15) ? null : randomWeek(draw),
    datedHours: null,
    visitMinutes: draw.chance(0.6) ? 60 : draw.time(30, 150),
    wish,
    bookFirst: draw.chance(0.2),
  };
}

function randomWeek(draw: Draw): WeeklyHours {
  const usual = randomHours(draw);
  const ofDay = () => {
    if (draw.chance(0.2)) return [];
    if (draw.chance(0.1)) return null;
    return draw.chance(0.6) ? usual : randomHours(draw);
  };
  return {
    monday: ofDay(),
    tuesday: ofDay(),
    wednesday: ofDay(),
    thursday: ofDay(),
    friday: ofDay(),
    saturday: ofDay(),
    sunday: ofDay(),
  };
}

function randomHours(draw: Draw): OpenPeriod[] {
  const opens = draw.pick([600, 660, 720, draw.time(540, 960)], 660);
  if (draw.chance(0.1)) return [{ opens, closes: null }];
  if (draw.chance(0.06)) return [{ opens: draw.time(900, 1020), closes: draw.time(1460, 1560) }];
  if (draw.chance(0.2)) {
    const pause = opens + draw.time(60, 150);
    const again = pause + draw.time(0, 120);
    return [
      { opens, closes: pause },
      { opens: again, closes: again + draw.time(60, 240) },
    ];
  }
  return [{ opens, closes: opens + draw.time(60, 480) }];
}

function randomPins(draw: Draw, ids: readonly WineryId[], shape: ProblemShape): Pin[] {
  const count = draw.pick([0, 0, 0, 1, 1, 2], 0);
  return Array.from({ length: Math.min(count, ids.length) }, (_, index) => ({
    wineryId: ids[(index * 2) % ids.length] ?? 100,
    day: draw.whole(0, shape.days - 1),
    begin: draw.chance(0.5) ? draw.time(630, 960) : null,
  }));
}
