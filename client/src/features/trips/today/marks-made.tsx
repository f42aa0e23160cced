import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";

interface MarksMadeProps {
  /** Today's, in the order in which they were made. */
  readonly marks: readonly DayMark[];
  readonly textOf: (mark: DayMark) => string;
  readonly isOwn: (id: number) => boolean;
  readonly onUndo: (mark: DayMark) => void;
}

/** What was marked today; each can be taken back. */
export function MarksMade({ marks, textOf, isOwn, onUndo }: MarksMadeProps) {
  if (marks.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-sans text-base font-semibold text-ink">What was marked today</h3>
      <ul className="mt-1">
        {marks.toReversed().map((mark) => (
          <li key={mark.id} className="flex items-center gap-3 border-t border-rule-strong">
            <span className="min-w-0 flex-1 py-2 font-sans text-base text-ink">
              {clockText(mark.minute)}: {textOf(mark)}
            </span>
            {isOwn(mark.id) ? (
              <button
                type="button"
                className="min-h-12 px-3 font-sans text-base font-semibold text-wine underline decoration-2 underline-offset-4"
                onClick={() => onUndo(mark)}
              >
                Undo<span className="sr-only">: {textOf(mark)}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
