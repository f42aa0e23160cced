import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { expect, test } from "vitest";
import { hashPassword, isPasswordOf } from "./password-answers.ts";

test("a password is kept as an argon2id hash that only it matches", async () => {
  const hash = await hashPassword("a long walk in Zillah");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hash).not.toContain("Zillah");
  expect(await isPasswordOf("a long walk in Zillah", hash)).toBe(true);
  expect(await isPasswordOf("a long walk in zillah", hash)).toBe(false);
});

test("the same letters from another keyboard are the same password", async () => {
  const hash = await hashPassword("Gewu\u0308rztraminer");
  expect(await isPasswordOf("Gew\u00fcrztraminer", hash)).toBe(true);
});

test("where there is no account no password matches", async () => {
  expect(await isPasswordOf("a long walk in Zillah", undefined)).toBe(false);
});

test("a page is compressed at once while many passwords are checked", async () => {
  let checked = 0;
  const checks = Array.from({ length: 40 }, async () => {
    await isPasswordOf("a long walk in Zillah", undefined);
    checked += 1;
  });
  await promisify(gzip)("a page");
  expect(checked).toBeLessThan(20);
  await Promise.all(checks);
  expect(checked).toBe(40);
});
