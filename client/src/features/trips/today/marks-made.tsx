import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { markText, type NameOf } from "./situation-words.ts";

interface MarksMadeProps {
  /** Today's, in the order in which they were made. */
  readonly marks: readonly DayMark[];
  readonly nameOf: NameOf;
  readonly onUndo: (id: number) => void;
}

/** What was marked today; each can be taken back. It stays on this device. */
export function MarksMade({ marks, nameOf, onUndo }: MarksMadeProps) {
  if (marks.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="font-sans text-base font-semibold text-ink">
        What you marked, on this device
      </h4>
      <ul className="mt-1">
        {marks.toReversed().map((mark) => (
          <li key={mark.id} className="flex items-center gap-3 border-t border-rule-strong">
            <span className="min-w-0 flex-1 font-sans text-base text-ink">
              {clockText(mark.minute)}: {markText(mark, nameOf)}
            </span>
            <button
              type="button"
              className="min-h-12 px-3 font-sans text-base font-semibold text-wine underline decoration-2 underline-offset-4"
              onClick={() => onUndo(mark.id)}
            >
              Undo<span className="sr-only">: {markText(mark, nameOf)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
