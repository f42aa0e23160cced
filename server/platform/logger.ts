import { type Logger, pino } from "pino";

export type { Logger };

/**
 * JSON lines on stdout. `error` means a person must act; an answer of 4xx is `info`.
 * Bodies, cookies and e-mail addresses are never passed to it.
 */
export function createLogger(level: "debug" | "info" | "silent" = "info"): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
