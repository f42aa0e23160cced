import { useId } from "react";
import { useLocation } from "wouter";
import { Button } from "#client/ui/button.tsx";
import { MAX_PLAN_WINERIES } from "#shared/api/trips/plan-request.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { useTripList } from "./use-trip-list.ts";

/**
 * Puts wineries on the trip list, in their order as many as one plan holds, and leads to the planner
 * with them.
 */
export function PlanThese({ wineryIds }: { readonly wineryIds: readonly number[] }) {
  const { add } = useTripList();
  const [, navigate] = useLocation();
  const noteId = useId();
  const planned = wineryIds.slice(0, MAX_PLAN_WINERIES);
  const isCut = planned.length < wineryIds.length;
  const plan = () => {
    for (const id of planned) add(id);
    navigate(paths.planner);
  };
  return (
    <div>
      <Button size="lg" onClick={plan} {...(isCut && { "aria-describedby": noteId })}>
        Plan this trip
      </Button>
      {isCut ? (
        <p id={noteId} className="mt-2 text-sm text-ink-soft">
          With the first {planned.length} of {wineryIds.length}: a plan holds no more.
        </p>
      ) : null}
    </div>
  );
}
