import { type ComponentProps, useEffect, useRef } from "react";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { PlanOnPlanner } from "./plan-on-planner.tsx";

const FetchedPlan = lazyPart(() => import("./plan-on-planner.tsx").then((m) => m.PlanOnPlanner), {
  failure: PlanFailure,
  waiting: <Skeleton className="mt-16 h-[40rem]" />,
});

type PlanBelowFormProps = Omit<ComponentProps<typeof PlanOnPlanner>, "isAwaited">;

/**
 * The plan below the planner's form: a part of its own, fetched with the first plan. Once it is there
 * it takes the focus of a visitor who has neither typed nor pressed anything while it was on its way.
 */
export function PlanBelowForm(props: PlanBelowFormProps) {
  const hasMovedOn = useRef(false);
  useEffect(() => {
    const note = () => {
      hasMovedOn.current = true;
    };
    const options = { capture: true, once: true };
    document.addEventListener("keydown", note, options);
    document.addEventListener("pointerdown", note, options);
    return () => {
      document.removeEventListener("keydown", note, options);
      document.removeEventListener("pointerdown", note, options);
    };
  }, []);
  return <FetchedPlan {...props} isAwaited={() => !hasMovedOn.current} />;
}

function PlanFailure({ onRetry }: FailureProps) {
  return (
    <TryAgain
      title="The plan could not be loaded. What you chose is kept."
      onRetry={onRetry}
      className="mt-16"
    />
  );
}
