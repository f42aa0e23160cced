import type { DestinationStream } from "pino";

/** A destination that writes several lines at once. */
export interface CollectedLines extends DestinationStream {
  /** Takes a line that can wait some milliseconds: it goes out with the next ones. */
  later(line: string): void;
  /** All lines have arrived once it returns. */
  flushSync(): void;
}

/** How long a line that can wait does wait, in milliseconds. */
const WAIT_MS = 5;

/**
 * Collects lines, because a call of the system costs more than what one line tells of. What is
 * written goes out at the end of this turn of the event loop, together with the lines that wait: they
 * stay in order. `fatal` flushes by itself (pino), and so does the end of the process.
 */
export function collectedLines(out: DestinationStream): CollectedLines {
  let text = "";
  let isEndOfTurnAwaited = false;
  const flushSync = () => {
    isEndOfTurnAwaited = false;
    if (text === "") return;
    const lines = text;
    text = "";
    out.write(lines);
  };
  process.once("exit", flushSync);
  return {
    write: (line) => {
      if (!isEndOfTurnAwaited) setImmediate(flushSync);
      isEndOfTurnAwaited = true;
      text += line;
    },
    later: (line) => {
      if (text === "") setTimeout(flushSync, WAIT_MS);
      text += line;
    },
    flushSync,
  };
}
