import type { DestinationStream } from "pino";

/** A destination that writes several lines at once. */
export interface CollectedLines extends DestinationStream {
  /** Takes a line of ASCII that can wait some milliseconds: it goes out with the next ones. */
  later(line: string): void;
  /** All lines have arrived once it returns. */
  flushSync(): void;
}

/** How long a line that can wait does wait, in milliseconds. */
const WAIT_MS = 5;

/** As many bytes of lines wait at most: some hundred requests. */
const ROOM = 65_536;

/** Takes bytes, which are its own from then on. */
export interface ByteSink {
  write(bytes: Buffer): unknown;
}

/**
 * Collects lines, because a call of the system costs more than what one line tells of. What is
 * written goes out at the end of this turn of the event loop, behind the lines that wait: they stay in
 * order. `fatal` flushes by itself (pino), and so does the end of the process.
 */
export function collectedLines(out: ByteSink): CollectedLines {
  // Strings that wait would be trees of their pieces: more work for the garbage collector than the lines.
  const waiting = Buffer.allocUnsafe(ROOM);
  let used = 0;
  let isFlushAwaited = false;
  let isEndOfTurnAwaited = false;
  const flushSync = () => {
    isEndOfTurnAwaited = false;
    if (used === 0) return;
    const bytes = Buffer.from(waiting.subarray(0, used));
    used = 0;
    out.write(bytes);
  };
  const append = (line: string, encoding: "latin1" | "utf8", mostBytes: number) => {
    if (used + mostBytes > ROOM) flushSync();
    if (mostBytes > ROOM) out.write(Buffer.from(line, encoding));
    else used += waiting.write(line, used, encoding);
  };
  const awaited = () => {
    isFlushAwaited = false;
    flushSync();
  };
  process.once("exit", flushSync);
  return {
    write: (line) => {
      if (!isEndOfTurnAwaited) setImmediate(flushSync);
      isEndOfTurnAwaited = true;
      append(line, "utf8", MOST_UTF8 * line.length);
    },
    later: (line) => {
      if (!isFlushAwaited) setTimeout(awaited, WAIT_MS);
      isFlushAwaited = true;
      append(line, "latin1", line.length);
    },
    flushSync,
  };
}

/** Bytes of UTF-8 that one unit of a string takes at most. */
const MOST_UTF8 = 3;
