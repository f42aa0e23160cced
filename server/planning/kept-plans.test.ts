import { expect, test } from "vitest";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import { keepPlans } from "./kept-plans.ts";
import type { Questions } from "./plan-questions.ts";

const MATRIX = { places: ["base"], minutes: [[0]], miles: [[0]] };

const question = (
  changes: Partial<Questions["plan"]> = {},
  base = "Yakima",
): Questions["plan"] => ({
  request: { base, wineries: [], days: 1, startDate: "2026-12-05" },
  facts: { matrix: MATRIX, wineries: [] },
  today: "2026-12-01",
  withoutRepairs: false,
  allWeekdays: false,
  ...changes,
});

/** Keeps plans that it works out itself, and how many those were. */
function counting() {
  const planOf = keepPlans();
  const solved: Questions["plan"][] = [];
  const ask = (asked: Questions["plan"]) =>
    planOf(asked, async (missing) => {
      solved.push(missing);
      return JSON.stringify(planTrip(missing.request, missing.facts, missing));
    });
  return { ask, solved };
}

test("a trip's page, its files and its marks are one plan", async () => {
  const { ask, solved } = counting();
  const whole = await ask(question());
  for (const today of ["2026-12-01", "2026-12-02", "2026-12-03"]) {
    for (const allWeekdays of [false, true]) {
      const plan = await ask(question({ withoutRepairs: true, today, allWeekdays }));
      expect(plan.days).toEqual(whole.days);
    }
  }
  // One with repairs, which answers all of its day, and one without, which is the same on every day.
  expect(solved.map(({ today, withoutRepairs }) => [today, withoutRepairs])).toEqual([
    ["2026-12-01", false],
    [undefined, true],
  ]);
});

test.for<readonly [string, Questions["plan"]]>([
  ["another base", question({}, "Prosser")],
  ["a day later", question({ today: "2026-12-02" })],
  ["other drives", question({ facts: { matrix: { ...MATRIX, miles: [[1]] }, wineries: [] } })],
])("%s is another question", async ([, other]) => {
  const { ask, solved } = counting();
  await ask(question());
  await ask(other);
  expect(solved).toHaveLength(2);
});

test("what one reader does to a plan no other one sees", async () => {
  const { ask } = counting();
  const mine = await ask(question());
  Object.assign(mine.days[0] ?? {}, { driveMinutes: 999 });
  expect((await ask(question())).days[0]?.driveMinutes).toBe(0);
});

test("visitors who ask at once each get the plan of their own question", async () => {
  const { ask } = counting();
  const dates = Array.from(
    { length: 28 },
    (_, day) => `2027-02-${String(day + 1).padStart(2, "0")}`,
  );
  const requests = dates.map((startDate) => ({ ...question().request, startDate }));
  const plans = await Promise.all(requests.map((request) => ask(question({ request }))));
  expect(plans.map(({ days }) => days[0]?.date)).toEqual(dates);
});

test("some hundreds are kept, the last that were asked for", async () => {
  const { ask, solved } = counting();
  for (let index = 0; index < 450; index++) await ask(question({}, `Town ${index}`));
  await ask(question({}, "Town 449"));
  expect(solved).toHaveLength(450);
  await ask(question({}, "Town 0"));
  expect(solved).toHaveLength(451);
});
