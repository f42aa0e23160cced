import type { DestinationStream } from "pino";

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
