import { Button } from "#client/ui/button.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { clockText, dateText } from "#shared/domain/schedule/wording.ts";
import type { ServerStore } from "../store/server-store.ts";
import { SOMEONE } from "../store/trip-news.ts";

interface TripHistoryProps {
  readonly store: ServerStore;
  readonly trip: Trip;
}

/** So many are shown. */
const MOST = 8;

/** Who changed what last, each with its undo; for the editors of the trip. */
export function TripHistory({ store, trip: { history } }: TripHistoryProps) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="border-t-2 border-ink pt-5 print:hidden">
      <h3 id="history" className="font-display text-3xl">
        What changed
      </h3>
      <ol className="mt-4 max-w-prose">
        {history.slice(0, MOST).map(({ id, by, at, text, undo }) => (
          <li key={id} className="flex items-center gap-4 border-t border-rule py-2 font-sans">
            <p className="min-w-0 flex-1 text-base break-words">
              {by ?? SOMEONE} {text}
              <span className="block text-sm text-ink-soft">{timeText(at)}</span>
            </p>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => store.edit([{ kind: "undo", patch: undo, said: text }])}
            >
              Undo<span className="sr-only">: {text}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "Saturday, December 5 at 6:40 PM", in Washington. */
function timeText(at: string): string {
  const { date, minutes } = clockInWashington(new Date(at));
  return `${dateText(date)} at ${clockText(minutes)}`;
}
