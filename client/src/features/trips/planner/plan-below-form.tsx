import { type ComponentProps, useEffect, useRef } from "react";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { TripOnPlanner } from "./trip-on-planner.tsx";

const FetchedPlan = lazyChunk(() => import("./trip-on-planner.tsx").then((m) => m.TripOnPlanner), {
  failure: "The plan could not be loaded. What you chose is kept.",
  waiting: <Skeleton className="mt-16 h-[40rem]" />,
});

type PlanBelowFormProps = Omit<ComponentProps<typeof TripOnPlanner>, "isAwaited" | "kept">;

/**
 * The plan below the planner's form: a part of its own, fetched with the first plan. Once it is there
 * it takes the focus of a visitor who has neither typed nor pressed anything while it was on its way.
 */
export function PlanBelowForm(props: PlanBelowFormProps) {
  const { plan, asks } = props.planner;
  const hasMovedOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each plan that is asked for.
  useEffect(() => {
    hasMovedOn.current = false;
    const heard = new AbortController();
    for (const event of ["keydown", "pointerdown"]) {
      const note = () => {
        hasMovedOn.current = true;
      };
      document.addEventListener(event, note, { capture: true, signal: heard.signal });
    }
    return () => heard.abort();
  }, [asks]);
  if (!plan) return null;
  return <FetchedPlan {...props} kept={plan} isAwaited={() => !hasMovedOn.current} />;
}
