/** Solves plans in a thread of its own, one after the other, so that no plan keeps the site waiting. */
import { parentPort } from "node:worker_threads";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import type { PlanQuestion, PlanReply } from "./plan-solver.ts";

parentPort?.on("message", ({ id, question }: { id: number; question: PlanQuestion }) => {
  parentPort?.postMessage({ id, ...answer(question) } satisfies PlanReply);
});

function answer({ request, facts, ...options }: PlanQuestion) {
  try {
    return { plan: planTrip(request, facts, options) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
