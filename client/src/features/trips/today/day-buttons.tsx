import type { Winery } from "#shared/api/wineries.ts";
import type { DayMark, DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { Situation } from "#shared/domain/schedule/day-out/situation.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";

interface DayButtonsProps {
  readonly situation: Situation;
  /** The stop that can be reached or skipped next; undefined on the way back. */
  readonly target: Winery | undefined;
  /** The stop before whose door they stand, or will; undefined where there is none. */
  readonly here: Winery | undefined;
  readonly onSay: (word: DayWord) => void;
}

/**
 * The stop that the big buttons are about: the next one, or the one they should be in by the plan and
 * did not mark, since they may still stand before its door. Null where there is none.
 */
export function targetOf(situation: Situation, marks: readonly DayMark[]): number | null {
  if (situation.kind === "free" || situation.kind === "home") return null;
  if (situation.kind === "visiting") {
    const { wineryId } = situation.visit;
    const isMarked = marks.some((mark) => mark.kind === "here" && mark.wineryId === wineryId);
    if (!isMarked) return wineryId;
  }
  return situation.ahead?.stop?.wineryId ?? null;
}

/** The stop that may turn out to be closed: the one they are in, or go to next. */
export const doorOf = (situation: Situation, target: number | null): number | null =>
  situation.kind === "visiting" ? situation.visit.wineryId : target;

const BUTTON =
  "flex min-h-16 w-full flex-col items-center justify-center rounded-lg px-3 py-2 font-sans text-lg leading-tight font-semibold text-balance";
const PLAIN = `${BUTTON} border-2 border-ink bg-raised text-ink hover:bg-sunken`;

/** What can be said with one thumb: big, and as many as there is something to say. */
export function DayButtons({ situation, target, here, onSay }: DayButtonsProps) {
  if (situation.kind === "free" || situation.kind === "home" || !situation.ahead) return null;
  const canLeave = situation.kind !== "underway";
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {target ? (
        <button
          type="button"
          className={`${BUTTON} bg-ink text-paper hover:bg-wine-deep`}
          onClick={() => onSay({ kind: "here", wineryId: target.id })}
        >
          I am here
          <span className="text-base font-normal">at {target.name}</span>
        </button>
      ) : null}
      {canLeave ? (
        <button type="button" className={PLAIN} onClick={() => onSay({ kind: "leave" })}>
          Leaving now
        </button>
      ) : null}
      {here ? (
        <button
          type="button"
          className={PLAIN}
          onClick={() => onSay({ kind: "closed", wineryId: here.id })}
        >
          This one is closed
          <span className="text-base font-normal">{here.name}</span>
        </button>
      ) : null}
      {target ? (
        <button
          type="button"
          className={PLAIN}
          onClick={() => onSay({ kind: "skip", wineryId: target.id })}
        >
          Skip this one
          <span className="text-base font-normal">{target.name}, not today</span>
        </button>
      ) : null}
      {target ? <Reach winery={target} /> : null}
    </div>
  );
}

/** The way there, and whom to call. */
function Reach({ winery }: { readonly winery: Winery }) {
  const link =
    "inline-flex min-h-12 items-center font-sans text-lg font-medium text-ink underline decoration-2 underline-offset-4";
  return (
    <p className="flex flex-wrap gap-x-8 col-span-full">
      <a
        href={directionsUrl({ to: placeOfWinery(winery) })}
        target="_blank"
        rel="noopener noreferrer"
        className={link}
      >
        Directions<span className="sr-only"> to {winery.name}, opens in a new tab</span>
      </a>
      {winery.phone ? (
        <a href={`tel:${winery.phone}`} className={link}>
          Call {formatPhone(winery.phone)}
          <span className="sr-only">: {winery.name}</span>
        </a>
      ) : null}
    </p>
  );
}
