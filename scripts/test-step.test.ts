import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runStep } from "./test-step.ts";

/** Runs lines of a shell in a folder of their own; `lines` answers those of a file there. */
function shell() {
  const folder = mkdtempSync(join(tmpdir(), "guide-step-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    run: (script: string, silenceMs = 60_000) =>
      runStep("sh", ["-c", `cd "${folder}"; echo began >> runs; ${script}`], {
        silenceMs,
        isWatched: false,
      }),
    lines: (file: string) => readFileSync(join(folder, file), "utf8").trim().split("\n"),
  };
}

test("a step's status is its own, and one that fails is not run again", async () => {
  const { run, lines } = shell();
  expect(await run("exit 3")).toBe(3);
  expect(await run("true")).toBe(0);
  expect(lines("runs")).toHaveLength(2);
});

test("a step that hangs is ended with all that it started, and run once more", async () => {
  const { run, lines } = shell();
  const hang = "sleep 600 & echo $! >> started; wait";
  expect(await run(`[ $(wc -l < runs) -gt 1 ] && exit 0; ${hang}`, 3_000)).toBe(0);
  expect(lines("runs")).toHaveLength(2);
  const isAlive = () => {
    try {
      return process.kill(Number(lines("started")[0]), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive).toBe(false);
});

test("a step that hangs twice fails, and one that goes on printing is left alone", async () => {
  const { run, lines } = shell();
  expect(await run("sleep 600", 1_000)).toBe(1);
  expect(lines("runs")).toHaveLength(2);
  expect(await run("for i in 1 2 3 4; do sleep 1; echo $i; done; exit 5", 3_000)).toBe(5);
  expect(lines("runs")).toHaveLength(3);
});
