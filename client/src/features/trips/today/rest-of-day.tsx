import { idleIn, idleText } from "#shared/domain/schedule/day-out/day-change.ts";
import { courseAt } from "#shared/domain/schedule/day-out/day-course.ts";
import type { DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { DayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import { placeName, type ScheduleProblem } from "#shared/domain/schedule/problem.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";

interface RestOfDayProps {
  readonly out: DayOut;
  readonly problem: ScheduleProblem;
  readonly minute: number;
  /** The stop that the big buttons are about. */
  readonly target: number | null;
  readonly onSay: (word: DayWord) => void;
}

const SMALL =
  "min-h-12 rounded-lg border-2 border-rule-strong px-4 font-sans text-base font-semibold text-ink hover:bg-sunken";

/** The stops that are still ahead today, with their times as they are now; idle hours with their reason. */
export function RestOfDay({ out, problem, minute, target, onSay }: RestOfDayProps) {
  const { today } = out;
  const { reached } = courseAt(today, minute);
  const ahead = today.stops.slice(reached.length);
  if (ahead.length === 0) return null;
  const idle = new Map(idleIn(out, problem).map((each) => [each.before, idleText(each, problem)]));
  return (
    <div className="mt-6">
      <h3 id="rest-of-day" className="font-sans text-base font-semibold text-ink">
        {out.isReplanned ? "The rest of today, planned anew" : "The rest of today"}
      </h3>
      <ol aria-labelledby="rest-of-day" className="mt-2">
        {ahead.map(({ wineryId, begin, end }) => {
          const name = placeName(problem, wineryId);
          const gaps = [idle.get(wineryId), today.lunchPlace === wineryId && idle.get("lunch")];
          return (
            <li
              key={wineryId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule-strong py-3"
            >
              <p className="min-w-0 flex-1 basis-56">
                {gaps.map((gap) =>
                  gap ? (
                    <span key={gap} className="block pb-1 font-sans text-base text-ink-soft">
                      {gap}.
                    </span>
                  ) : null,
                )}
                <span className="block font-display text-2xl text-ink">{name}</span>
                <span className="block font-sans text-lg text-ink tabular-nums">
                  {clockText(begin)} to {clockText(end)}
                </span>
              </p>
              {wineryId === target ? null : (
                <span className="flex gap-2">
                  <button
                    type="button"
                    className={SMALL}
                    onClick={() => onSay({ kind: "here", wineryId })}
                  >
                    I am here<span className="sr-only">, at {name}</span>
                  </button>
                  <button
                    type="button"
                    className={SMALL}
                    onClick={() => onSay({ kind: "skip", wineryId })}
                  >
                    Skip<span className="sr-only"> {name}</span>
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {today.backAt === null ? null : (
        <p className="border-t border-rule-strong pt-3 font-sans text-lg text-ink">
          Back in {today.to} at {clockText(today.backAt)}
        </p>
      )}
    </div>
  );
}
