import { useId } from "react";
import { useLocation } from "wouter";
import { Button } from "#client/ui/button.tsx";
import { MAX_PLAN_WINERIES } from "#shared/api/trips/plan-request.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { useTripList } from "./use-trip-list.ts";

interface PlanTheseProps {
  readonly wineryIds: readonly number[];
  /** Where they are the part of a longer list that lies around one town. */
  readonly around?: { readonly town: string; readonly ofAll: number } | undefined;
}

/**
 * Puts wineries on the trip list, in their order as many as one plan holds, and leads to the planner
 * with them.
 */
export function PlanThese({ wineryIds, around }: PlanTheseProps) {
  const { add } = useTripList();
  const [, navigate] = useLocation();
  const noteId = useId();
  const planned = wineryIds.slice(0, MAX_PLAN_WINERIES);
  const note = noteOf(planned.length, wineryIds.length, around);
  const plan = () => {
    for (const id of planned) add(id);
    navigate(paths.planner);
  };
  return (
    <div>
      <Button size="lg" onClick={plan} {...(note && { "aria-describedby": noteId })}>
        Plan this trip
      </Button>
      {note ? (
        <p id={noteId} className="mt-2 max-w-prose text-sm text-ink-soft">
          {note}
        </p>
      ) : null}
    </div>
  );
}

/** What is left out, and why; null where nothing is. */
function noteOf(planned: number, given: number, around: PlanTheseProps["around"]): string | null {
  if (around) {
    const theirs = planned === 1 ? "the one" : `the ${planned}`;
    return `With ${theirs} around ${around.town}: all ${around.ofAll} are too far apart for one trip.`;
  }
  if (planned === given) return null;
  return `With the first ${planned} of ${given}: a plan holds no more.`;
}
