import { useEffect, useRef, useState } from "react";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { openPlanSolver } from "./plan-solver.ts";
import type { PlanQuestion } from "./work-out-plan.ts";

/** An answer, with the question it answers. */
interface Heard {
  readonly question: PlanQuestion;
  readonly answer: ShownPlan;
}

export interface WorkedOutPlan {
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
): WorkedOutPlan {
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
