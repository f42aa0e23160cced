import { beforeEach, expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { keepContent } from "./keep-content.ts";

let now: Date;
let content: readonly string[];
let reads: number;
let failure: Error | null;
let made: number;
let kept: () => Promise<string>;

beforeEach(() => {
  now = new Date("2026-11-21T18:00:00Z");
  [content, reads, failure, made] = [["Abeja"], 0, null, 0];
  const read = async () => {
    reads += 1;
    if (failure) throw failure;
    return [...content];
  };
  kept = keepContent({ now: () => now, logger: createLogger("silent"), read }, (names) => {
    made += 1;
    return names.join();
  });
});

/** As many as come at once. */
const visitors = () => Promise.all(Array.from({ length: 5 }, () => kept()));
const later = () => {
  now = new Date(now.getTime() + 30_000);
};

test("content is read once for many who ask, and a change shows half a minute later", async () => {
  expect(new Set(await visitors())).toEqual(new Set(["Abeja"]));
  content = ["Abeja", "Corliss"];
  expect(await kept()).toBe("Abeja");
  expect(reads).toBe(1);
  later();
  expect(new Set(await visitors())).toEqual(new Set(["Abeja,Corliss"]));
  expect([reads, made]).toEqual([2, 2]);
});

test("what is made of content is kept while that reads the same", async () => {
  await kept();
  later();
  await kept();
  expect([reads, made]).toEqual([2, 1]);
});

test("what cannot be read stays as it was, and is asked for once a period", async () => {
  await kept();
  failure = new Error("the database is away");
  later();
  expect(await visitors()).toEqual(Array(5).fill("Abeja"));
  expect(reads).toBe(2);
});

test("what was never read is tried again at the next question", async () => {
  failure = new Error("the database is away");
  await expect(kept()).rejects.toThrow("away");
  failure = null;
  expect(await kept()).toBe("Abeja");
});
