import { addressOf } from "#client/lib/api.ts";
import { isOffline } from "#client/lib/connection.ts";
import { tripEventsApi } from "#shared/api/calls.ts";

/** After this many failures in a row it polls instead. */
const MOST_FAILURES = 3;
const AGAIN_MS = 5000;
const ASK_MS = 30_000;

interface Followed {
  /** Called with the trip's sequence number: at first, and after each change and mark. */
  readonly onSequence: (sequence: number) => void;
  /** Called when events may have been missed: after a gap, and when polling. */
  readonly onSilence: () => void;
}

/**
 * Follows a trip's changes by the site's event stream, or by polling every half minute where streams
 * fail; not while the page is hidden or offline.
 *
 * @returns stops following.
 */
export function followTrip(token: string, { onSequence, onSilence }: Followed): () => void {
  const noStreams = typeof EventSource === "undefined";
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasSilent = false;

  const stop = () => {
    source?.close();
    source = null;
    clearTimeout(timer);
  };
  const askLater = (ms: number) => {
    stop();
    wasSilent = true;
    timer = setTimeout(start, ms);
  };
  const listen = () => {
    const stream = new EventSource(addressOf(tripEventsApi.events, { params: { token } }));
    stream.addEventListener("trip", ({ data }: MessageEvent<string>) => {
      if (failures > 0) onSilence();
      failures = 0;
      const { sequence }: { sequence?: unknown } = JSON.parse(data);
      if (typeof sequence === "number") onSequence(sequence);
    });
    stream.addEventListener("error", () => {
      failures += 1;
      // Until then the browser reconnects by itself, unless it has given up.
      if (failures >= MOST_FAILURES) askLater(ASK_MS);
      else if (stream.readyState === EventSource.CLOSED) askLater(AGAIN_MS);
    });
    source = stream;
  };
  const start = () => {
    stop();
    if (document.visibilityState !== "visible" || isOffline()) {
      wasSilent = true;
      return;
    }
    if (wasSilent) onSilence();
    wasSilent = false;
    if (noStreams || failures >= MOST_FAILURES) askLater(ASK_MS);
    else listen();
  };
  const startAnew = () => {
    failures = 0;
    start();
  };

  const ends = new AbortController();
  const options = { signal: ends.signal };
  document.addEventListener("visibilitychange", startAnew, options);
  window.addEventListener("online", startAnew, options);
  window.addEventListener("offline", startAnew, options);
  start();
  return () => {
    ends.abort();
    stop();
  };
}
