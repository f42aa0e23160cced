import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";

/** What the plan is taken out with: it comes in a part of its own, with the table of towns. */
export const TakeOut = lazyPart(() => import("./take-out-ways.tsx").then((m) => m.TakeOutWays), {
  failure: TakeOutFailure,
  waiting: null,
});

function TakeOutFailure({ onRetry }: FailureProps) {
  return <TryAgain title="Calendar, maps and files could not be prepared." onRetry={onRetry} />;
}
