import { spawnSync } from "node:child_process";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { createLogger, terminalLines } from "./logger.ts";

/** The line an error leaves in the log. */
function logged(error: Error): string {
  let line = "";
  createLogger("info", { write: (text) => (line += text) }).error({ err: error }, "failed");
  return line;
}

test("an error is logged with its message, its stack and its cause", () => {
  const line = logged(new Error("outer", { cause: new Error("inner") }));
  expect(line).toContain("outer");
  expect(line).toContain("inner");
  expect(line).toContain("logger.test.ts");
});

test("a failed query is logged by its SQLSTATE and constraint, without Postgres's text or values", () => {
  const cause = Object.assign(
    new pg.DatabaseError('invalid input syntax: "{"cookie":{},"idToken":"eyJ"}"', 10, "error"),
    { severity: "ERROR", code: "23505", constraint: "users_email", detail: "(email)=(a@b.c)" },
  );
  const line = logged(
    new DrizzleQueryError("insert into t values ($1)", ["ada", "a name\nover lines"], cause),
  );
  expect(line).toContain("insert into t values ($1)");
  expect(line).toContain('"code":"23505","constraint":"users_email"');
  expect(line).toContain("logger.test.ts");
  for (const value of ["cookie", "idToken", "a name", "ada", "a@b.c", "invalid input"]) {
    expect(line).not.toContain(value);
  }
});

test("a line says its level by name, its process and its build", () => {
  let line = "";
  createLogger("info", { write: (text) => (line = text) }, "abc123").warn("look");
  expect(JSON.parse(line)).toMatchObject({ level: "warn", pid: process.pid, build: "abc123" });
});

test("on a terminal a line is for a person, an error with its stack below", () => {
  let text = "";
  const lines = terminalLines({ write: (part: string) => (text += part) });
  const logger = createLogger("info", lines, "abc123");
  logger.info({ url: "http://localhost:5000" }, "ready");
  logger.error({ err: new Error("disk full") }, "failed");
  expect(text).toMatch(/^\d\d:\d\d:\d\d ready url=http:\/\/localhost:5000\n/);
  expect(text).toMatch(/ERROR failed\n {2}Error disk full\n {4}at /);
});

test("a silent logger has nothing to write when the process ends", () => {
  const before = process.listenerCount("exit");
  for (let made = 0; made < 3; made++) createLogger("silent");
  expect(process.listenerCount("exit")).toBe(before);
});

test.each([
  ["that throws what nobody catches", "throw new Error('unseen')"],
  ["that exits", "process.exit(1)"],
])("a process %s loses no line", (_name, end) => {
  const script = `
    import { createLogger } from "#server/platform/logger.ts";
    const logger = createLogger();
    for (let n = 0; n < 3; n++) logger.info({ route: "/côte/:slug", id: "request-" + n }, "request");
    ${end};
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  const logged = stdout.trim().split("\n");
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { id: "request-0", route: "/côte/:slug", msg: "request" },
    { id: "request-1" },
    { id: "request-2" },
  ]);
});
