import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger };

/**
 * JSON lines on stdout. `error` means a person must act; an answer of 4xx is `info`.
 * Bodies, cookies and e-mail addresses are never passed to it; errors, which may quote them, are
 * logged without addresses and without the values of a failed query.
 */
export function createLogger(
  level: "debug" | "info" | "silent" = "info",
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => described(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface Described {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly causes?: readonly Described[];
}

/** Causes of causes further down are left out. */
const MAX_DEPTH = 4;

function described(error: unknown, depth = 0): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(String(error)) };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const inner = error instanceof AggregateError ? error.errors : [];
  const causes = [error.cause, ...inner].filter((cause) => cause !== undefined);
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...(frames && { stack: frames.join("\n") }),
    ...(causes.length > 0 &&
      depth < MAX_DEPTH && { causes: causes.map((cause) => described(cause, depth + 1)) }),
  };
}

/** Drizzle ends its message with the values of the query: `params: …`. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: .*$/s, "").replace(/[\w.+'%-]+@[\w.-]+/g, "<address>");
}
