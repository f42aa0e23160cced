import { durationText } from "#shared/domain/schedule/wording.ts";
import { plural } from "#shared/domain/text/words.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { useMaybeEditing, usePlanOnPage } from "./editing.ts";

/** The seven starting weekdays side by side, for a plan without a date. */
export function WeekdayChoice() {
  const editing = useMaybeEditing();
  const { trip, plan } = usePlanOnPage();
  const { weekdays, startWeekday: chosen } = plan;
  if (!weekdays) return null;
  const wanted = trip.wineries.filter((id) => trip.wishes?.[id] !== "skip").length;
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
            : "what is fixed cannot hold";
          return (
            <li key={weekday} className="border-b border-rule">
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={!editing}
                onClick={() =>
                  editing?.edit({ kind: "start", startDate: null, startWeekday: weekday })
                }
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
