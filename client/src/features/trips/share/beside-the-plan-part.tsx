import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";

/** What stands below the plan of a trip, in a part of its own: the plan is read first. */
export const BesideThePlan = lazyPart(
  () => import("../beside-the-plan.tsx").then((m) => m.BesideThePlan),
  { failure: PartFailure, waiting: null },
);

/** Has the part at hand before the section that shows it wakes. */
export const besideThePlanAtHand = {
  queryKey: ["part", "beside the plan"],
  queryFn: async () => {
    await BesideThePlan.prepare();
    return true;
  },
};

function PartFailure({ onRetry }: FailureProps) {
  return <TryAgain title="Calendar, marks and links could not be fetched." onRetry={onRetry} />;
}
