import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installationSecret } from "./secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guide-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("processes that start at once make one secret, which only its owner reads and every start finds again", async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => installationSecret(folder)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await installationSecret(folder)).toBe(made[0]);
  expect(await readdir(folder)).toEqual(["secret"]);
  expect((await stat(join(folder, "secret"))).mode & 0o077).toBe(0);
});

test("an empty one, as a full disk leaves it, is made anew", async () => {
  await writeFile(join(folder, "secret"), "");
  expect(await installationSecret(folder)).toMatch(/^[0-9a-f]{64}$/);
});

test("one that cannot be read is told by its name, with what to do", async () => {
  await mkdir(join(folder, "secret"));
  await expect(installationSecret(folder)).rejects.toThrow(
    /DATA_DIR: .*secret must be a file .*remove/,
  );
  expect(await readdir(folder)).toEqual(["secret"]);
});

test("a folder that cannot be one is refused by the name of its variable", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  for (const dataDir of [file, join(file, "below")]) {
    await expect(installationSecret(dataDir)).rejects.toThrow(/DATA_DIR: name a folder .*file/);
  }
});
