import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

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

test("a failed query is logged without its values", () => {
  const line = logged(
    new DrizzleQueryError(
      "insert into t values ($1)",
      ["visitor@example.org", "a name\nover lines"],
      new Error("duplicate key: (lower(email))=(visitor@example.org)"),
    ),
  );
  expect(line).toContain("insert into t values ($1)");
  expect(line).toContain("duplicate key");
  expect(line).toContain("logger.test.ts");
  expect(line).not.toContain("visitor");
  expect(line).not.toContain("a name");
});
