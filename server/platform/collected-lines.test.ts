import { expect, test, vi } from "vitest";
import { collectedLines } from "./collected-lines.ts";

test("lines that can wait go out together, in order, before long", async () => {
  const writes: string[] = [];
  const lines = collectedLines({ write: (text) => writes.push(text) });
  for (const line of ["one\n", "two\n", "three\n"]) lines.later(line);
  expect(writes).toEqual([]);
  await vi.waitUntil(() => writes.length > 0);
  expect(writes).toEqual(["one\ntwo\nthree\n"]);
  lines.later("four\n");
  await vi.waitUntil(() => writes.length > 1);
  expect(writes).toEqual(["one\ntwo\nthree\n", "four\n"]);
});

test("a line that cannot wait takes those before it along at the end of the turn", async () => {
  const writes: string[] = [];
  const lines = collectedLines({ write: (text) => writes.push(text) });
  lines.later("request\n");
  lines.write("error\n");
  lines.later("request\n");
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toEqual(["request\nerror\nrequest\n"]);
});

test("a flush leaves nothing behind, whatever waits", () => {
  const writes: string[] = [];
  const lines = collectedLines({ write: (text) => writes.push(text) });
  lines.later("request\n");
  lines.write("fatal\n");
  lines.flushSync();
  lines.flushSync();
  expect(writes).toEqual(["request\nfatal\n"]);
});
