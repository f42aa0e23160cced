import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import { type ByteSink, type CollectedLines, collectedLines } from "./collected-lines.ts";
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
  const out: DestinationStream & Partial<CollectedLines> =
    destination ?? (level === "silent" ? NOWHERE : standardOutput());
  const send = out.later ?? ((line: string) => out.write(line));
  const begin = lineBegin(base, timestamp);
  const request = ({ id, method, route, status, complete, ms }: RequestLine) => {
    send(
      `${begin()}${id}","method":"${method}"${routeField(route)},"status":${status},"complete":${complete},"ms":${ms}}\n`,
    );
  };
  return Object.assign(pino(options, out), { request: level === "silent" ? () => {} : request });
}

/** Where a silent logger writes: it must not hold a buffer, nor wait for the end of the process. */
const NOWHERE: DestinationStream = { write: () => {} };

function standardOutput(): DestinationStream | CollectedLines {
  if (process.stdout.isTTY) return terminalLines(process.stdout);
  // In this mode it takes bytes, which its types do not say.
  const bytes = pino.destination({ fd: 1, sync: true, contentMode: "buffer" }) as unknown;
  return collectedLines(bytes as ByteSink);
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

/** A request's line up to its id; made anew when a millisecond has passed. */
function lineBegin(base: object, timestamp: () => string): () => string {
  const who = JSON.stringify(base).slice(1, -1);
  let time = "";
  let begin = "";
  return () => {
    const now = timestamp();
    if (now !== time) {
      time = now;
      begin = `{"level":"info"${time},${who},"id":"`;
    }
    return begin;
  };
}

/** Patterns and names stand in the code, so that there are not many. */
const routeFields = new Map<string, string>();

/** The route of a line, in ASCII. */
function routeField(route: string | undefined): string {
  if (route === undefined) return "";
  const known = routeFields.get(route);
  if (known !== undefined) return known;
  const escaped = JSON.stringify(route).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const field = `,"route":${escaped}`;
  routeFields.set(route, field);
  return field;
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
  const [words = ""] = message.split("\nparams: ", 1);
  return words.replace(/[\w.+'%@-]+/g, (word) => (/[^@]@[^@]/.test(word) ? "<address>" : word));
}
