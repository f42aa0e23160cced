import { loadPart } from "#client/lib/parts/load-part.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import planWorker from "./plan-worker.ts?worker&url";
import type { PlanQuestion, Reply } from "./work-out-plan.ts";

/** The address of the worker's file; a page that was drawn with its plan has not fetched it yet. */
export const PLAN_WORKER = planWorker;

interface Hearers {
  /** Called twice: with the plan, then with its repairs as well. */
  readonly onAnswer: (answer: ShownPlan) => void;
  readonly onFailure: (error: Error) => void;
}

interface PlanSolver {
  /** Asks for a plan; what was asked before and is not yet answered is no longer answered. */
  readonly ask: (question: PlanQuestion, hearers: Hearers) => void;
  readonly close: () => void;
}

/** A solver for one page; it is a worker of its own, or this thread where there are no workers. */
export function openPlanSolver(): PlanSolver {
  return typeof Worker === "undefined" ? solverHere() : solverBeside();
}

function solverBeside(): PlanSolver {
  let lastId = 0;
  let hearers: Hearers | null = null;
  const worker = new Worker(PLAN_WORKER, { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    if (data.id !== lastId) return;
    if ("answer" in data) hearers?.onAnswer(data.answer);
    else hearers?.onFailure(new Error(data.failure));
  });
  // Its file did not arrive.
  worker.addEventListener("error", () => hearers?.onFailure(new Error("The solver did not start")));
  return {
    ask: (question, heardBy) => {
      lastId += 1;
      hearers = heardBy;
      worker.postMessage({ id: lastId, question });
    },
    close: () => worker.terminate(),
  };
}

function solverHere(): PlanSolver {
  let lastId = 0;
  const answer = async (id: number, question: PlanQuestion, heardBy: Hearers) => {
    try {
      const { planAtOnce, withRepairs } = await loadPart(() => import("./work-out-plan.ts"));
      const plan = planAtOnce(question);
      if (id === lastId) heardBy.onAnswer(plan);
      const whole = withRepairs(question, plan);
      if (id === lastId) heardBy.onAnswer(whole);
    } catch (error) {
      if (id === lastId) heardBy.onFailure(error instanceof Error ? error : new Error("No plan"));
    }
  };
  return {
    ask: (question, heardBy) => {
      lastId += 1;
      void answer(lastId, question, heardBy);
    },
    close: () => {
      lastId = -1;
    },
  };
}
