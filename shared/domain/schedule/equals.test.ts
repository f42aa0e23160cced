/** What decides between plans that are equal in everything but the visitor's own order. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { bothOutcomes } from "../testing/compare-with-brute.ts";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { solveSchedule } from "./solve.ts";

const WEEK = ["friday", "saturday", "sunday", "monday"] as const;
const ROOM = 4;

type Closed = readonly (readonly number[])[];

/** Days that are all full: rooms as far from each other as from the base, each closed on some of the days. */
function fullTrip(closed: Closed, days: number) {
  const hoursOf = (on: readonly number[]) =>
    week(Object.fromEntries(on.flatMap((day) => (WEEK[day] ? [[WEEK[day], []]] : []))));
  return problemOf({
    stops: closed.map((on, index) =>
      stopOf(index + 1, { visitMinutes: 30, openingHours: hoursOf(on) }),
    ),
    days: WEEK.slice(0, days).map((weekday) => dayOf(weekday, { lunch: false })),
  });
}

/** Each stop in turn on the earliest day that leaves all days full, or on none; null if they cannot be full. */
function earliestDays(closed: Closed, count: number): number[][] | null {
  const days: number[][] = Array.from({ length: count }, () => []);
  const place = (stop: number, spare: number): boolean => {
    if (stop === closed.length) return true;
    const isPlaced = days.some((day, index) => {
      if (day.length === ROOM || closed[stop]?.includes(index)) return false;
      day.push(stop + 1);
      if (place(stop + 1, spare)) return true;
      day.pop();
      return false;
    });
    return isPlaced || (spare > 0 && place(stop + 1, spare - 1));
  };
  return place(0, closed.length - count * ROOM) ? days : null;
}

const planned = (closed: Closed, days: number) =>
  solveSchedule(fullTrip(closed, days)).days.map(({ stops }) =>
    stops.map(({ wineryId }) => wineryId),
  );

it("visits what was chosen first on the earliest day, then what was chosen second, to the last", () => {
  const anyTrip = fc
    .constantFrom([8, 2], [12, 3], [10, 2], [12, 2], [14, 3])
    .chain(([count = 0, days = 0]) => {
      const onDays = fc.subarray([0, 1, 2].slice(0, days), { maxLength: days - 1 });
      const closed = fc.array(onDays, { minLength: count, maxLength: count });
      return fc.record({ closed, days: fc.constant(days) });
    });
  let compared = 0;
  fc.assert(
    fc.property(anyTrip, ({ closed, days }) => {
      const earliest = earliestDays(closed, days);
      fc.pre(earliest !== null);
      compared += 1;
      expect(planned(closed, days)).toEqual(earliest);
    }),
    { numRuns: 80 },
  );
  expect(compared).toBe(80);
});

it.each([
  ["the tenth, not the twelfth, where only one of them can", [], [[0], [], [], [0]]],
  ["the eighth on the first day, though the ninth could be there too", [[], [], [0], [0]], []],
])("and that holds of the latest choices: %s", (_which, first, last) => {
  const closed = [...Array.from({ length: 8 }, (_, index) => first[index] ?? []), ...last];
  const whole = closed.concat(Array.from({ length: 12 - closed.length }, () => [] as number[]));
  expect(planned(whole, 3)).toEqual(earliestDays(whole, 3));
});

it("leaves out what was chosen last of more than there is room for", () => {
  const open = Array.from({ length: 14 }, () => [] as number[]);
  expect(planned(open, 3)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]);
});

it("visits the first choice as early on its day as the shortest drive allows", () => {
  const places = ["base" as const, 1, 2, 3, 4];
  // A round of equal ways by 2, 3, 1 and 4, as long one way as the other; all other ways are longer.
  const round = ["base", 2, 3, 1, 4, "base"];
  const isOnRound = (one: unknown, other: unknown) =>
    round.some((at, index) => at === one && round[index + 1] === other);
  const minutes = places.map((from) =>
    places.map((to) => {
      if (from === to) return 0;
      return isOnRound(from, to) || isOnRound(to, from) ? 10 : 25;
    }),
  );
  const problem = problemOf({
    stops: [1, 2, 3, 4].map((id) => stopOf(id, { visitMinutes: 30 })),
    days: [dayOf("friday", { lunch: false })],
  });
  const ring = { ...problem, matrix: { places, minutes, miles: minutes } };
  const [day] = solveSchedule(ring).days;
  expect(day?.stops.map(({ wineryId }) => wineryId)).toEqual([4, 1, 3, 2]);
  const { solved, tried } = bothOutcomes(ring);
  expect(solved).toEqual(tried);
});

it("keeps the time of an appointment, also where the same stop is pinned to the day without one", () => {
  const day = { wineryId: 1, day: 0 };
  const problem = problemOf({ stops: [stopOf(1), stopOf(2)], pins: [day, { ...day, begin: 840 }] });
  const plan = solveSchedule(problem);
  expect(plan.days[0]?.stops.find(({ wineryId }) => wineryId === 1)?.begin).toBe(840);
});

it("blames for a clash the pinned stops alone", () => {
  const pins = [2, 3].map((wineryId) => ({ wineryId, day: 0, begin: 840 }));
  const plan = solveSchedule(problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)], pins }));
  expect(plan.contradictions.map(({ wineryIds }) => wineryIds)).toEqual([[2, 3]]);
});

it("says of a stop that the way there takes a ferry, and that its kitchen can be the break", () => {
  const problem = problemOf({ stops: [stopOf(1, { servesFood: true }), stopOf(2), stopOf(3)] });
  const ferry = problem.matrix.places.map((from) =>
    problem.matrix.places.map((to) => from !== to && (from === 1 || to === 1)),
  );
  const [day] = solveSchedule({ ...problem, matrix: { ...problem.matrix, ferry } }).days;
  expect(day?.lunchPlace).toBe(1);
  expect(day?.stops[0]?.notices).toEqual([
    { code: "ferry", text: "The way there takes a ferry" },
    { code: "lunch", text: "Serves food: the lunch break can be here" },
  ]);
});
