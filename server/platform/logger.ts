import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import { type CollectedLines, collectedLines } from "./collected-lines.ts";
import { databaseFailure } from "./database/db-failures.ts";
import { terminalLines } from "./terminal-lines.ts";

/** What a line says of one request. */
export interface RequestLine {
  /** Letters, digits, `.`, `_` and `-`. */
  readonly id: string;
  /** A method of HTTP, as Node's parser knows them. */
  readonly method: string;
  /** A pattern or a name; never a path, which may hold tokens. */
  readonly route: string | undefined;
  readonly status: number;
  /** Whether the answer went out whole. */
  readonly complete: boolean;
  readonly ms: number;
}

export interface Logger extends PinoLogger {
  /** Logs a request. It is the one line that every request costs, so it is written without pino. */
  request(line: RequestLine): void;
}

/**
 * JSON lines on stdout, with level, process and build; on a terminal, lines for a person. `error`
 * means a person must act; an answer of 4xx is `info`. Bodies, cookies and e-mail addresses are never
 * passed to it; errors, which may quote them, are logged without addresses, and those of the
 * database without their text and the values of a query.
 *
 * @param build names the build in every line.
 */
export function createLogger(
  level: "debug" | "info" | "silent" = "info",
  destination?: DestinationStream,
  build?: string,
): Logger {
  const base = { pid: process.pid, ...(build && { build }) };
  const timestamp = isoTime();
  const options = {
    level,
    base,
    timestamp,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => described(error) },
  };
  const out: DestinationStream & Partial<CollectedLines> = destination ?? standardOutput();
  const send = out.later ?? ((line: string) => out.write(line));
  const who = JSON.stringify(base).slice(1, -1);
  const request = ({ id, method, route, status, complete, ms }: RequestLine) => {
    const where = route === undefined ? "" : `,"route":${JSON.stringify(route)}`;
    send(
      `{"level":"info"${timestamp()},${who},"id":"${id}","method":"${method}"${where},"status":${status},"complete":${complete},"ms":${ms}}\n`,
    );
  };
  return Object.assign(pino(options, out), { request: level === "silent" ? () => {} : request });
}

function standardOutput(): DestinationStream | CollectedLines {
  if (process.stdout.isTTY) return terminalLines(process.stdout);
  return collectedLines(pino.destination({ fd: 1, sync: true }));
}

/** The time of a line; it is written anew when a millisecond has passed. */
function isoTime(): () => string {
  let at = Number.NaN;
  let written = "";
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      written = `,"time":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
}

interface Described {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly causes?: readonly Described[];
}

/** Causes of causes further down are left out. */
const MAX_DEPTH = 4;

function described(error: unknown, depth = 0): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(String(error)) };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const stack = frames && { stack: frames.join("\n") };
  // Postgres's own text can quote a whole row: "invalid input syntax for type json: …".
  if ("severity" in error) {
    const { code, constraint } = databaseFailure(error) ?? { code: "unknown" };
    return { type: "database", code, ...(constraint && { constraint }), ...stack };
  }
  const inner = error instanceof AggregateError ? error.errors : [];
  const causes = [error.cause, ...inner].filter((cause) => cause !== undefined);
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...stack,
    ...(causes.length > 0 &&
      depth < MAX_DEPTH && { causes: causes.map((cause) => described(cause, depth + 1)) }),
  };
}

/** Drizzle ends its message with the values of the query: `params: …`. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: .*$/s, "").replace(/[\w.+'%-]+@[\w.-]+/g, "<address>");
}
