import { useState } from "react";
import { milesText } from "#shared/domain/export/words/leg-words.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { capital, dateText, durationText, numberText } from "#shared/domain/schedule/wording.ts";
import { counted, listed, plural } from "#shared/domain/text/words.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { usePlanOnPage } from "../edit/editing.ts";

/** That this is the best plan; or what the visitor's own order costs. */
export function ProofNote() {
  const { plan, mayEdit, edit } = usePlanOnPage();
  if (plan.contradictions.length > 0) return null;
  if (plan.best) {
    return (
      <p className="max-w-prose font-sans text-sm text-ink-soft">
        The order is your own: {costOfOwnOrder(plan, plan.best)}.{" "}
        {mayEdit ? (
          <button
            type="button"
            onClick={() => edit({ kind: "bestOrder" })}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4 print:hidden"
          >
            Take the best order
          </button>
        ) : null}
      </p>
    );
  }
  return (
    <details className="max-w-prose font-sans text-sm text-ink-soft">
      <summary className="-my-2.5 inline-flex min-h-11 list-none items-center gap-2 text-ink underline-offset-4 hover:text-wine hover:underline [&::-webkit-details-marker]:hidden">
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 text-sage">
          <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="m5.8 10.3 2.9 2.9 5.5-6.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        Best possible plan
      </summary>
      <div className="mt-3 border-l-2 border-sage pl-4">
        <p>
          We compared every choice and order of your stops, on every day. Pinned stops stay put.
          After that, the plan with the most must-see stops wins; then the most stops, the most with
          hours known to be open, the least driving, the least waiting, the earliest return.
        </p>
        <p className="mt-2">
          Each visit falls within that day’s hours. Drives are by road, without traffic, with 5
          minutes to park at each stop. Hours change, and where we don’t know them, the plan says
          so.
        </p>
      </div>
    </details>
  );
}

function costOfOwnOrder(plan: ShownPlan, best: NonNullable<ShownPlan["best"]>): string {
  if (best.stops > plan.score.stops) return "the best one has room for more stops";
  if (!plan.hasBestStops) return "the best one has other stops";
  const more = plan.score.driveMinutes - best.driveMinutes;
  return more > 0
    ? `the best one has ${durationText(more)} less driving`
    : "the best one drives no less";
}

/**
 * "Two days from Walla Walla: 4 stops, 1 h 12 min of driving over 41 miles." A trip with several bases
 * names them: "Six days from Seattle by way of Yakima and Walla Walla: ...".
 */
function planInShort({ days, score }: ShownPlan): string {
  const miles = days.reduce((sum, day) => sum + day.miles, 0);
  const length = `${capital(numberText(days.length))} ${plural(days.length, "day")}`;
  const summary = `${length} ${wayOf(days)}`;
  if (score.stops === 0) return `${summary}: nothing fits yet.`;
  const driving = `${durationText(score.driveMinutes)} of driving over ${milesText(miles)}`;
  return `${summary}: ${counted(score.stops, "stop")}, ${driving}.`;
}

function wayOf(days: ShownPlan["days"]): string {
  const [from = "", to = ""] = [days[0]?.from, days.at(-1)?.to];
  const nights = new Set(days.slice(0, -1).map((day) => day.to));
  const over = [...nights].filter((town) => town !== from && town !== to);
  const by = over.length > 0 ? ` by way of ${listed(over)}` : "";
  return from === to ? `from ${from}${by}` : `from ${from} to ${to}${by}`;
}

/** The plan in a sentence, and its dates. */
export function PlanHead() {
  const { plan } = usePlanOnPage();
  const { days, left, contradictions } = plan;
  // The first and the last; none without a date.
  const dates = [...new Set([days[0]?.date, days.at(-1)?.date])].flatMap((date) => date ?? []);
  const texts = dates.map((date, at) => (at + 1 < dates.length ? dateText : formatLongDate)(date));
  return (
    <>
      <p className="max-w-prose font-serif text-xl text-ink-soft sm:text-2xl">
        {planInShort(plan)}
      </p>
      <p className="mt-2 font-sans text-base empty:hidden">{texts.join(" to ")}</p>
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

/** The seven starting weekdays side by side, for a plan without a date. */
export function WeekdayChoice() {
  const { planned, plan, mayEdit, edit } = usePlanOnPage();
  const { startWeekday: chosen, repairs, days } = plan;
  const [last, setLast] = useState(plan.weekdays);
  if (plan.weekdays && plan.weekdays !== last) setLast(plan.weekdays);
  // They come with the repairs: until then the last ones stay in place.
  const isOnTheWay = repairs === null && days[0]?.date === null;
  const weekdays = plan.weekdays ?? (isOnTheWay ? last : null);
  if (!weekdays) return null;
  const wanted = planned.wineries.filter((id) => planned.wishes?.[id] !== "skip").length;
  return (
    <section aria-labelledby="which-weekday" className="mt-8 print:hidden">
      <h3 id="which-weekday" className="font-display text-xl">
        Which day to start
      </h3>
      <p className="mt-1 max-w-prose font-sans text-sm text-ink-soft">
        Without a date the plan starts on a {weekdayName(chosen)}. Here is how each day works out.
      </p>
      <ul className="mt-4 grid grid-cols-4 border-t border-rule sm:grid-cols-7">
        {weekdays.map(({ weekday, score }) => {
          const isChosen = weekday === chosen;
          const fits = score
            ? `${score.stops} of ${wanted} ${plural(wanted, "stop")}`
            : "your pinned stops conflict";
          return (
            <li key={weekday} className="border-b border-rule">
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={!mayEdit}
                onClick={() => edit({ kind: "start", startDate: null, startWeekday: weekday })}
                className={`grid min-h-20 w-full content-start gap-0.5 border-b-3 px-2 py-2.5 text-left ${isChosen ? "border-wine bg-wine-tint" : "border-transparent enabled:hover:bg-raised"}`}
              >
                <span className="font-display text-lg">{weekdayName(weekday).slice(0, 3)}</span>
                <span className="font-sans text-xs text-ink-soft">{fits}</span>
                {score && score.stops > 0 ? (
                  <span className="font-sans text-xs text-ink-soft">
                    {durationText(score.driveMinutes)}
                    <span className="sr-only"> of driving</span>
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
