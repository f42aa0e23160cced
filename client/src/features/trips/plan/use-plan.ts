import { useEffect, useRef, useState } from "react";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import planWorker from "./plan-worker.ts?worker&url";
import type { PlanQuestion, Reply } from "./work-out-plan.ts";

/** The worker's file, for keeping the page offline: a server-rendered plan has not loaded it. */
export const PLAN_WORKER = planWorker;

/** A worker, or this thread where there are no workers. */
function openPlanSolver() {
  let last: { readonly id: number; readonly onReply: (reply: Reply) => void } | null = null;
  const reply = (answer: Reply) => {
    if (answer.id === last?.id) last.onReply(answer);
  };
  const fail = () => reply({ id: last?.id ?? 0, failure: "The solver did not start" });
  const worker = typeof Worker === "undefined" ? null : new Worker(PLAN_WORKER, { type: "module" });
  worker?.addEventListener("message", ({ data }: MessageEvent<Reply>) => reply(data));
  worker?.addEventListener("error", fail);
  return {
    /** Replies twice: with the plan, then with its repairs; no more once there is a new question. */
    ask: (question: PlanQuestion, onReply: (reply: Reply) => void) => {
      const message = { id: (last?.id ?? 0) + 1, question };
      last = { id: message.id, onReply };
      if (worker) worker.postMessage(message);
      else
        loadChunk(() => import("./work-out-plan.ts")).then((m) => m.workOut(message, reply), fail);
    },
    close: () => {
      last = null;
      worker?.terminate();
    },
  };
}

/** A plan, with the question it answers. */
export interface Solved {
  readonly question: PlanQuestion;
  readonly answer: ShownPlan;
}

interface PlanOptions {
  /** The plan of the first question, if it came with the page. */
  readonly preloaded?: ShownPlan | null | undefined;
  /** Whether repairs are shown: then a preloaded plan is solved too. */
  readonly withRepairs: boolean;
}

/**
 * Solves a question in the background. The last answer stays until the next arrives, or while there is
 * no question. Questions are compared by identity.
 */
export function usePlan(
  question: PlanQuestion | null,
  { preloaded = null, withRepairs }: PlanOptions,
) {
  const solver = useRef<ReturnType<typeof openPlanSolver> | null>(null);
  const [first] = useState<Solved | null>(() =>
    preloaded && question ? { question, answer: preloaded } : null,
  );
  const [solved, setSolved] = useState(first);
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
        // The next attempt starts a new worker.
        solver.current?.close();
        solver.current = null;
        setFailure(new Error(reply.failure));
        return;
      }
      setFailure(null);
      const { answer } = reply;
      // The plan without repairs is on the page already.
      if (!isPreloaded || answer.repairs !== null) setSolved({ question, answer });
    });
  }, [question, attempt]);

  return { solved, failure, retry: () => setAttempt((count) => count + 1) };
}
