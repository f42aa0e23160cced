import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import { databaseFailure } from "./database/db-failures.ts";

export type Logger = PinoLogger;

/**
 * JSON lines on stdout, with level, process and build; on a terminal, lines for a person. `error`
 * means a person must act; an answer of 4xx is `info`. Bodies, cookies and e-mail addresses are never
 * passed to it; errors, which may quote them, are logged without addresses, and those of the
 * database without their text and the values of a query.
 *
 * @param build names the build in every line.
 */
export function createLogger(
  level: "info" | "silent" = "info",
  destination?: DestinationStream,
  build?: string,
): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid, ...(build && { build }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => described(error) },
    },
    destination ?? (level === "silent" ? NOWHERE : standardOutput()),
  );
}

/** Where a silent logger writes: it must not hold a buffer, nor wait for the end of the process. */
const NOWHERE: DestinationStream = { write: () => {} };

function standardOutput(): DestinationStream {
  if (process.stdout.isTTY) return terminalLines(process.stdout);
  // Written at once, so that a process that ends, however it ends, has said all.
  return pino.destination({ fd: 1, sync: true });
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

/** Said by the process itself or known to whoever sits at the terminal. */
const KNOWN = new Set(["level", "time", "msg", "pid", "build", "err"]);

/** Writes log lines for a person: time of day, level where it is not usual, text, the rest as name=value. */
export function terminalLines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write: (line) => {
      out.write(`${personLine(JSON.parse(line) as Readonly<Record<string, unknown>>)}\n`);
    },
  };
}

function personLine(entry: Readonly<Record<string, unknown>>): string {
  const time = new Date(String(entry.time)).toTimeString().slice(0, 8);
  const level = entry.level === "info" ? [] : [String(entry.level).toUpperCase()];
  const text = entry.msg === undefined ? [] : [String(entry.msg)];
  const rest = Object.entries(entry)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  return [time, ...level, ...text, ...rest].join(" ") + errorLines(entry.err);
}

function errorLines(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  const { type, code, message, stack, causes } = error as Readonly<Record<string, unknown>>;
  const head = [type, code, message].filter((part) => part !== undefined).join(" ");
  const inner = Array.isArray(causes) ? causes.map(errorLines).join("") : "";
  return `\n  ${head}${stack ? `\n${String(stack)}` : ""}${inner}`;
}
