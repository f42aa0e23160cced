import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { capital, dateText, durationText, numberText } from "#shared/domain/schedule/wording.ts";
import { milesText } from "#shared/domain/take-out/words/leg-words.ts";
import { counted, listed, plural } from "#shared/domain/text/words.ts";
import { useMaybeEditing, usePlanOnPage } from "../edit/editing.ts";

/** That no better plan exists, and what that means; or what an own order costs. */
export function ProofNote() {
  const { plan } = usePlanOnPage();
  if (plan.contradictions.length > 0) return null;
  return (
    <div className="max-w-prose font-sans text-sm text-ink-soft">
      {plan.best ? (
        <OwnOrder plan={plan} best={plan.best} />
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
        We compared every choice and order of your stops, on every day. Pinned stops stay put. After
        that, the plan with the most must-see stops wins; then the most stops, the most with hours
        known to be open, the least driving, the least waiting, the earliest return.
      </p>
      <p className="mt-2">
        Each visit falls within that day’s hours. Drives are by road, without traffic, with 5
        minutes to park at each stop. Hours change, and where we don’t know them, the plan says so.
      </p>
    </div>
  );
}

interface OwnOrderProps {
  readonly plan: ShownPlan;
  readonly best: NonNullable<ShownPlan["best"]>;
}

function OwnOrder({ plan, best }: OwnOrderProps) {
  const editing = useMaybeEditing();
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
      {editing ? (
        <button
          type="button"
          onClick={() => editing.edit({ kind: "bestOrder" })}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4 print:hidden"
        >
          Take the best order
        </button>
      ) : null}
    </p>
  );
}

/**
 * "Two days from Walla Walla: 4 stops, 1 h 12 min of driving over 41 miles." A trip with several bases
 * names them: "Six days from Seattle by way of Yakima and Walla Walla: ...".
 */
function planInShort({ days, score }: Pick<ShownPlan, "days" | "score">): string {
  const miles = days.reduce((sum, day) => sum + day.miles, 0);
  const length = `${capital(numberText(days.length))} ${plural(days.length, "day")}`;
  const way = `${length} ${wayOf(days)}`;
  if (score.stops === 0) return `${way}: nothing fits yet.`;
  const driving = `${durationText(score.driveMinutes)} of driving over ${milesText(miles)}`;
  return `${way}: ${counted(score.stops, "stop")}, ${driving}.`;
}

function wayOf(days: ShownPlan["days"]): string {
  const [from = "", to = ""] = [days[0]?.from, days.at(-1)?.to];
  const nights = new Set(days.slice(0, -1).map((day) => day.to));
  const over = [...nights].filter((town) => town !== from && town !== to);
  const by = over.length > 0 ? ` by way of ${listed(over)}` : "";
  return from === to ? `from ${from}${by}` : `from ${from} to ${to}${by}`;
}

/** "Saturday, December 5 to Sunday, December 6"; null without a date. */
function planDates({ days }: Pick<ShownPlan, "days">): string | null {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return null;
  return first === last ? dateText(first) : `${dateText(first)} to ${dateText(last)}`;
}

/** What a plan comes to, and when it is. */
export function PlanHead() {
  const { plan } = usePlanOnPage();
  const dates = planDates(plan);
  const { left, contradictions } = plan;
  return (
    <>
      <p className="max-w-prose font-serif text-xl text-ink-soft sm:text-2xl">
        {planInShort(plan)}
      </p>
      {dates ? <p className="mt-2 font-sans text-base">{dates}</p> : null}
      {left.length + contradictions.length === 0 ? null : (
        <p className="mt-3 font-sans text-base print:hidden">
          <a
            href="#left-out-section"
            className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
          >
            {contradictions.length > 0
              ? "Your pinned stops conflict: see why, and what would help"
              : `${left.length === 1 ? "One stop is" : `${left.length} stops are`} left out: see why, and what would help`}
          </a>
        </p>
      )}
    </>
  );
}
