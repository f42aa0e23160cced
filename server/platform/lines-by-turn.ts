import type { DestinationStream } from "pino";

/** A destination whose lines have all arrived once `flushSync` returns. */
interface LinesByTurn extends DestinationStream {
  flushSync(): void;
}

/**
 * Collects lines and writes those of one turn of the event loop at once: a busy server answers many
 * requests a turn, and a call of the system for each line costs as much as what the line tells of.
 * `fatal` flushes by itself (pino), and so does the end of the process.
 */
export function linesByTurn(out: DestinationStream): LinesByTurn {
  let text = "";
  const flushSync = () => {
    if (text === "") return;
    const lines = text;
    text = "";
    out.write(lines);
  };
  process.once("exit", flushSync);
  return {
    write: (line) => {
      if (text === "") setImmediate(flushSync);
      text += line;
    },
    flushSync,
  };
}
