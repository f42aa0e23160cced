import { courseAt } from "#shared/domain/schedule/day-out/day-course.ts";
import type { DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { DayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import type { NameOf } from "./situation-words.ts";

interface RestOfDayProps {
  readonly out: DayOut;
  readonly minute: number;
  /** The stop that the big buttons are about. */
  readonly target: number | null;
  readonly nameOf: NameOf;
  readonly onSay: (word: DayWord) => void;
}

const SMALL =
  "min-h-12 rounded-lg border-2 border-rule-strong px-4 font-sans text-base font-semibold text-ink hover:bg-sunken";

/** The stops that are still ahead today, with their times as they are now. */
export function RestOfDay({ out, minute, target, nameOf, onSay }: RestOfDayProps) {
  const { today } = out;
  const { reached } = courseAt(today, minute);
  const ahead = today.stops.slice(reached.length);
  if (ahead.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 id="rest-of-day" className="font-sans text-base font-semibold text-ink">
        {out.isReplanned ? "The rest of today, planned anew" : "The rest of today"}
      </h4>
      <ol aria-labelledby="rest-of-day" className="mt-2">
        {ahead.map(({ wineryId, begin, end }) => (
          <li
            key={wineryId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule-strong py-3"
          >
            <p className="min-w-0 flex-1 basis-56">
              <span className="block font-display text-2xl text-ink">{nameOf(wineryId)}</span>
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
                  I am here<span className="sr-only">, at {nameOf(wineryId)}</span>
                </button>
                <button
                  type="button"
                  className={SMALL}
                  onClick={() => onSay({ kind: "skip", wineryId })}
                >
                  Skip<span className="sr-only"> {nameOf(wineryId)}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {today.backAt === null ? null : (
        <p className="border-t border-rule-strong pt-3 font-sans text-lg text-ink">
          Back in {nameOf("base")} at {clockText(today.backAt)}
        </p>
      )}
    </div>
  );
}
