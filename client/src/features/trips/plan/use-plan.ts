import { useEffect, useRef, useState } from "react";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import planWorker from "./plan-worker.ts?worker&url";
import type { PlanQuestion, Reply } from "./work-out-plan.ts";

/** The address of the worker's file; a page that was drawn with its plan has not fetched it yet. */
export const PLAN_WORKER = planWorker;

interface PlanSolver {
  /**
   * Asks for a plan; what was asked before and is not yet answered is no longer answered.
   *
   * @param hear called twice: with the plan, then with its repairs as well.
   */
  readonly ask: (question: PlanQuestion, hear: (reply: Reply) => void) => void;
  readonly close: () => void;
}

/** A solver for one page; it is a worker of its own, or this thread where there are no workers. */
function openPlanSolver(): PlanSolver {
  let last: { readonly id: number; readonly hear: (reply: Reply) => void } | null = null;
  const reply = (answer: Reply) => {
    if (answer.id === last?.id) last.hear(answer);
  };
  const fail = () => reply({ id: last?.id ?? 0, failure: "The solver did not start" });
  const worker = typeof Worker === "undefined" ? null : new Worker(PLAN_WORKER, { type: "module" });
  worker?.addEventListener("message", ({ data }: MessageEvent<Reply>) => reply(data));
  // Its file did not arrive.
  worker?.addEventListener("error", fail);
  return {
    ask: (question, hear) => {
      const asked = { id: (last?.id ?? 0) + 1, question };
      last = { id: asked.id, hear };
      if (worker) worker.postMessage(asked);
      else loadChunk(() => import("./work-out-plan.ts")).then((m) => m.workOut(asked, reply), fail);
    },
    close: () => {
      last = null;
      worker?.terminate();
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
  readonly preloaded?: ShownPlan | null | undefined;
  /** Whether the repairs are shown, so that they are worked out for what is at hand too. */
  readonly withRepairs: boolean;
}

/**
 * The plan of a question, worked out beside the page. While another question is worked out, or while
 * there is none to ask, the last answer stays. A question is another one when it is another object.
 */
export function usePlan(
  question: PlanQuestion | null,
  { preloaded = null, withRepairs }: PlanOptions,
): SolverState {
  const solver = useRef<ReturnType<typeof openPlanSolver> | null>(null);
  const [first] = useState<Heard | null>(() =>
    preloaded && question ? { question, answer: preloaded } : null,
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
    const isPreloaded = first?.question === question && attempt === 0;
    if (!question || (isPreloaded && !withRepairs)) return;
    solver.current ??= openPlanSolver();
    solver.current.ask(question, (reply) => {
      if ("failure" in reply) {
        // The next attempt begins with a fresh worker.
        solver.current?.close();
        solver.current = null;
        setFailure(new Error(reply.failure));
        return;
      }
      setFailure(null);
      const { answer } = reply;
      // The plan without repairs is on the page already.
      if (!isPreloaded || answer.repairs !== null) setHeard({ question, answer });
    });
  }, [question, attempt]);

  return { heard, failure, retry: () => setAttempt((count) => count + 1) };
}
