import { addressOf } from "#client/lib/api.ts";
import { isOffline } from "#client/lib/connection.ts";
import { listen } from "#client/lib/listen.ts";
import { tripEventsApi } from "#shared/api/calls.ts";

/** The pause before it listens again; a longer one after some failures in a row. */
const AGAIN_MS = 5000;
const LATER_MS = 30_000;
const MANY_FAILURES = 3;

interface Followed {
  /** Called with the trip's sequence number: at first, and after each change and mark. */
  readonly onSequence: (sequence: number) => void;
  /** Called when events may have been missed. */
  readonly onSilence: () => void;
}

/**
 * Follows a trip's changes by the site's event stream; not while the page is hidden or offline. Where
 * streams fail, each new attempt reports a gap, so that the trip is fetched every half minute.
 *
 * @returns stops following.
 */
export function followTrip(token: string, { onSequence, onSilence }: Followed): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasGap = false;

  const stop = () => {
    source?.close();
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    if (hasGap) onSilence();
    hasGap = false;
    const stream = new EventSource(addressOf(tripEventsApi.events, { params: { token } }));
    stream.addEventListener("trip", ({ data }: MessageEvent<string>) => {
      const { sequence }: { readonly sequence: number } = JSON.parse(data);
      failures = 0;
      onSequence(sequence);
    });
    stream.addEventListener("error", () => {
      failures += 1;
      // Until then the browser reconnects by itself, unless it has given up.
      if (failures < MANY_FAILURES && stream.readyState !== EventSource.CLOSED) return;
      stop();
      hasGap = true;
      timer = setTimeout(start, failures < MANY_FAILURES ? AGAIN_MS : LATER_MS);
    });
    source = stream;
  };
  const startAnew = () => {
    failures = 0;
    if (document.visibilityState === "visible" && !isOffline()) return start();
    stop();
    hasGap = true;
  };

  const ends = [
    listen(document, "visibilitychange", startAnew),
    listen(window, "online offline", startAnew),
    stop,
  ];
  startAnew();
  return () => {
    for (const end of ends) end();
  };
}
