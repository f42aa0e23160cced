import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "#server/platform/logger.ts";
import { createPlanSolver, type PlanQuestion } from "./plan-solver.ts";

/** More than a plan may take. */
const TOO_LONG_MS = 15_000;

const QUESTION: PlanQuestion = {
  request: { base: "Walla Walla", wineries: [], days: 1, startDate: "2026-12-05" },
  facts: { matrix: { places: ["base"], minutes: [[0]], miles: [[0]] }, wineries: [] },
  today: "2026-12-01",
  withoutRepairs: true,
};

afterEach(() => {
  vi.useRealTimers();
});

/** Asks, and lets time pass in which the thread says nothing. */
function solveAndWait({ solve }: ReturnType<typeof createPlanSolver>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const plan = solve(QUESTION);
  vi.advanceTimersByTime(TOO_LONG_MS);
  vi.useRealTimers();
  return plan;
}

test("a plan is not given up because its thread takes long to start", async () => {
  const solver = createPlanSolver(createLogger("silent"));
  expect((await solveAndWait(solver)).days).toHaveLength(1);
});

test("a thread that has started and keeps a plan to itself is given up, and the next one answers", async () => {
  const solver = createPlanSolver(createLogger("silent"));
  await solver.solve(QUESTION);
  await expect(solveAndWait(solver)).rejects.toMatchObject({ status: 503 });
  expect((await solver.solve(QUESTION)).days).toHaveLength(1);
});
