import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { collectedLines } from "./collected-lines.ts";

test("lines that can wait go out together, in order, before long", async () => {
  const writes: string[] = [];
  const lines = collectedLines({ write: (bytes) => writes.push(String(bytes)) });
  for (const line of ["one\n", "two\n", "three\n"]) lines.later(line);
  expect(writes).toEqual([]);
  await expect.poll(() => writes.length).toBe(1);
  expect(writes).toEqual(["one\ntwo\nthree\n"]);
  lines.later("four\n");
  await expect.poll(() => writes.length).toBe(2);
  expect(writes).toEqual(["one\ntwo\nthree\n", "four\n"]);
});

test("a line that cannot wait takes those before it along at the end of the turn", async () => {
  const writes: string[] = [];
  const lines = collectedLines({ write: (bytes) => writes.push(String(bytes)) });
  lines.later("request\n");
  lines.write("error\n");
  lines.later("request\n");
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toEqual(["request\nerror\nrequest\n"]);
});

test("a flush leaves nothing behind, whatever waits", () => {
  const writes: string[] = [];
  const lines = collectedLines({ write: (bytes) => writes.push(String(bytes)) });
  lines.later("request\n");
  lines.write("fatal\n");
  lines.flushSync();
  lines.flushSync();
  expect(writes).toEqual(["request\nfatal\n"]);
});

test("more lines than there is room for arrive whole and in order", async () => {
  let all = "";
  const lines = collectedLines({ write: (bytes) => (all += bytes) });
  const sent = Array.from({ length: 3_000 }, (_, at) => `line ${at} ${"x".repeat(at % 97)}\n`);
  const long = `${"y".repeat(200_000)}\n`;
  for (const line of sent) lines.later(line);
  lines.later(long);
  lines.later("last\n");
  await expect.poll(() => all.endsWith("last\n")).toBe(true);
  expect(all).toBe(`${sent.join("")}${long}last\n`);
});

test.each([
  ["that throws what nobody catches", "throw new Error('unseen')"],
  ["that exits", "process.exit(1)"],
])("a process %s loses no line", (_name, end) => {
  const script = `
    import { createLogger } from "#server/platform/logger.ts";
    const logger = createLogger();
    const line = { method: "GET", route: "/côte/:slug", status: 200, complete: true, ms: 0 };
    logger.info("first");
    for (let n = 0; n < 3; n++) logger.request({ ...line, id: "request-" + n });
    ${end};
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  const logged = stdout.trim().split("\n");
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "first" },
    { id: "request-0", route: "/côte/:slug", status: 200, complete: true },
    { id: "request-1" },
    { id: "request-2" },
  ]);
});
