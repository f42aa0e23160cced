import { expect, test } from "vitest";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import { keepPlans } from "./kept-plans.ts";

type Question = Parameters<ReturnType<typeof keepPlans>>[0];

const MATRIX = { places: ["base"], minutes: [[0]], miles: [[0]] };

const question = (changes: Partial<Question> = {}, base = "Yakima"): Question => ({
  request: { base, wineries: [], days: 1, startDate: "2026-12-05" },
  facts: { matrix: MATRIX, wineries: [] },
  today: "2026-12-01",
  ...changes,
});

/** Keeps plans that it works out itself, and how many those were. */
function counting() {
  const solved: Question[] = [];
  const ask = keepPlans((missing) => {
    solved.push(missing);
    return planTrip(missing.request, missing.facts, missing);
  });
  return { ask, solved };
}

test("a trip's page, its files and its marks are one plan", () => {
  const { ask, solved } = counting();
  const whole = ask(question());
  for (const today of ["2026-12-01", "2026-12-02", "2026-12-03"]) {
    const plan = ask(question({ withoutRepairs: true, today }));
    expect(plan).toEqual({ ...whole, repairs: [] });
  }
  expect(solved).toHaveLength(1);
});

test.for<readonly [string, Question]>([
  ["another base", question({}, "Prosser")],
  ["a day later", question({ today: "2026-12-02" })],
  ["other drives", question({ facts: { matrix: { ...MATRIX, miles: [[1]] }, wineries: [] } })],
])("%s is another question", ([, other]) => {
  const { ask, solved } = counting();
  ask(question());
  ask(other);
  expect(solved).toHaveLength(2);
});

test("some hundreds are kept, the last that were asked for", () => {
  const { ask, solved } = counting();
  for (let index = 0; index < 250; index++) ask(question({}, `Town ${index}`));
  ask(question({}, "Town 249"));
  expect(solved).toHaveLength(250);
  ask(question({}, "Town 0"));
  expect(solved).toHaveLength(251);
});
