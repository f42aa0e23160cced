import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** The plan below the planner's form: a part of its own, fetched with the first plan. */
export const PlanBelowForm = lazyPart(
  () => import("./plan-on-planner.tsx").then((m) => m.PlanOnPlanner),
  { failure: PlanFailure, waiting: <Skeleton className="mt-16 h-[40rem]" /> },
);

function PlanFailure({ onRetry }: FailureProps) {
  return (
    <TryAgain
      title="The plan could not be loaded. What you chose is kept."
      onRetry={onRetry}
      className="mt-16"
    />
  );
}
