import { type ComponentProps, useEffect, useRef } from "react";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { TripOnPlanner } from "./trip-on-planner.tsx";

const FetchedPlan = lazyPart(() => import("./trip-on-planner.tsx").then((m) => m.TripOnPlanner), {
  failure: PlanFailure,
  waiting: <Skeleton className="mt-16 h-[40rem]" />,
});

type PlanBelowFormProps = Omit<ComponentProps<typeof TripOnPlanner>, "isAwaited" | "kept">;

/**
 * The plan below the planner's form: a part of its own, fetched with the first plan. Once it is there
 * it takes the focus of a visitor who has neither typed nor pressed anything while it was on its way.
 */
export function PlanBelowForm(props: PlanBelowFormProps) {
  const { kept, asks } = props.planner;
  const hasMovedOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each plan that is asked for.
  useEffect(() => {
    hasMovedOn.current = false;
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
  }, [asks]);
  if (!kept) return null;
  return <FetchedPlan {...props} kept={kept} isAwaited={() => !hasMovedOn.current} />;
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
