import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger } from "./logger.ts";
import { Outages } from "./outages.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-22T03:00:00Z") }));
afterEach(() => void vi.useRealTimers());

function told() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, outages: new Outages(logger) };
}

const refused = { code: "ECONNREFUSED", error: new Error("no connection") };

test("an outage is two lines, whatever fails meanwhile, and each dependency has its own", () => {
  const { lines, outages } = told();
  outages.worked("postgres");
  for (let failure = 0; failure < 500; failure += 1) outages.failed("postgres", refused);
  outages.failed("smtp", { code: "421", error: new Error("busy") });
  vi.advanceTimersByTime(90_000);
  outages.worked("postgres");
  outages.worked("postgres");
  expect(lines).toMatchObject([
    { level: "warn", msg: "dependency away", dependency: "postgres", code: "ECONNREFUSED" },
    { level: "warn", msg: "dependency away", dependency: "smtp", code: "421" },
    {
      level: "info",
      msg: "back again",
      dependency: "postgres",
      since: "2026-11-22T03:00:00.000Z",
      seconds: 90,
      failures: 500,
    },
  ]);
});

test("a disk that stays full is one outage, though the database answers all the while", async () => {
  const { lines, outages } = told();
  let isFull = true;
  const asked: unknown[] = [];
  outages.probe("postgres", async (code) => {
    asked.push(code);
    return code === "53100" ? !isFull : true;
  });
  outages.failed("postgres", refused);
  for (let write = 0; write < 10; write += 1) {
    outages.failed("postgres", { code: "53100", error: new Error("no space left on device") });
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(new Set(asked)).toEqual(new Set(["53100"]));
  isFull = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines.map(({ msg }) => msg)).toEqual(["dependency away", "back again"]);
});

test("one that can be asked is asked until it answers, and no longer", async () => {
  const { lines, outages } = told();
  let asked = 0;
  outages.probe("postgres", async () => {
    asked += 1;
    return asked === 3;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  outages.failed("postgres", refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
  expect(lines.map(({ msg }) => msg)).toEqual(["dependency away", "back again"]);
  outages.failed("postgres", refused);
  outages.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});
