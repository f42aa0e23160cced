import { useEffect, useRef, useState } from "react";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
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
function openPlanSolver(): PlanSolver {
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
      const { planAtOnce, withRepairs } = await loadChunk(() => import("./work-out-plan.ts"));
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

/** An answer, with the question it answers. */
interface Heard {
  readonly question: PlanQuestion;
  readonly answer: ShownPlan;
}

export interface SolverState {
  /** What was heard last, with the question it answers; null before the first answer. */
  readonly heard: Heard | null;
  /** The solver could not be started, or broke. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

interface PlanOptions {
  /** The answer to the first question, where it is there already. */
  readonly atHand?: ShownPlan | null | undefined;
  /** Whether the repairs are shown, so that they are worked out for what is at hand too. */
  readonly withRepairs: boolean;
}

/**
 * The plan of a question, worked out beside the page. While another question is worked out, or while
 * there is none to ask, the last answer stays. A question is another one when it is another object.
 */
export function usePlan(
  question: PlanQuestion | null,
  { atHand = null, withRepairs }: PlanOptions,
): SolverState {
  const solver = useRef<ReturnType<typeof openPlanSolver> | null>(null);
  const [first] = useState<Heard | null>(() =>
    atHand && question ? { question, answer: atHand } : null,
  );
  const [heard, setHeard] = useState(first);
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(
    () => () => {
      solver.current?.close();
      solver.current = null;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const isAtHand = first?.question === question && attempt === 0;
    if (!question || (isAtHand && !withRepairs)) return;
    solver.current ??= openPlanSolver();
    solver.current.ask(question, {
      onAnswer: (answer) => {
        setFailure(null);
        // The plan without repairs is on the page already.
        if (!isAtHand || answer.repairs !== null) setHeard({ question, answer });
      },
      onFailure: (error) => {
        // The next attempt begins with a fresh worker.
        solver.current?.close();
        solver.current = null;
        setFailure(error);
      },
    });
  }, [question, attempt]);

  return { heard, failure, retry: () => setAttempt((count) => count + 1) };
}
