import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { durationText } from "#shared/domain/schedule/wording.ts";

interface ProofNoteProps {
  readonly plan: ShownPlan;
  /** Goes back to the best order; absent where the plan cannot be changed. */
  readonly onBestOrder?: (() => void) | undefined;
}

/** That no better plan exists, and what that means; or what an own order costs. */
export function ProofNote({ plan, onBestOrder }: ProofNoteProps) {
  if (plan.contradictions.length > 0) return null;
  return (
    <div className="max-w-prose font-sans text-sm text-ink-soft">
      {plan.best ? (
        <OwnOrder plan={plan} best={plan.best} onBestOrder={onBestOrder} />
      ) : (
        <details className="group">
          <summary className="-my-2.5 inline-flex min-h-11 list-none items-center gap-2 text-ink underline-offset-4 hover:text-wine hover:underline [&::-webkit-details-marker]:hidden">
            <Seal />
            Best possible plan
          </summary>
          <Explanation />
        </details>
      )}
    </div>
  );
}

function Seal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 text-sage">
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="m5.8 10.3 2.9 2.9 5.5-6.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

function Explanation() {
  return (
    <div className="mt-3 border-l-2 border-sage pl-4">
      <p>
        Every order of every choice of your stops was weighed, on every day. Your pinned stops stay
        put. Then, in this order: the most stops you must see, the most stops at all, the most with
        hours known to be open, the least driving, the least waiting, the earliest return.
      </p>
      <p className="mt-2">
        Each visit lies within the opening hours of its day. Drives are measured on the road,
        without traffic, and each arrival by car has 5 minutes to park. Hours change: where they are
        not known the plan says so.
      </p>
    </div>
  );
}

interface OwnOrderProps extends ProofNoteProps {
  readonly best: NonNullable<ShownPlan["best"]>;
}

function OwnOrder({ plan, best, onBestOrder }: OwnOrderProps) {
  const more = plan.score.driveMinutes - best.driveMinutes;
  const costs =
    best.stops > plan.score.stops
      ? "the best one has room for more stops"
      : !plan.hasBestStops
        ? "the best one has other stops"
        : more > 0
          ? `the best one has ${durationText(more)} less driving`
          : "the best one drives no less";
  return (
    <p>
      The order is your own: {costs}.{" "}
      {onBestOrder ? (
        <button
          type="button"
          onClick={onBestOrder}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4 print:hidden"
        >
          Take the best order
        </button>
      ) : null}
    </p>
  );
}
