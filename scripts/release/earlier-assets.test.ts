import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepEarlierAssets, readEarlierAssets } from "./earlier-assets.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guide-builds-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build of these assets takes the place of what stands in the folder. */
async function build(day: string, assets: Readonly<Record<string, string>>): Promise<string[]> {
  const earlier = await readEarlierAssets(folder, new Date(day));
  await rm(folder, { recursive: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const [name, text] of Object.entries(assets)) {
    await writeFile(join(folder, "assets", name), text);
  }
  await keepEarlierAssets(folder, earlier);
  return (await readdir(join(folder, "assets"))).sort();
}

test("assets stay from build to build for 30 days after the build that replaced them", async () => {
  await build("2026-01-01", { "a-1.js": "one", "a-1.js.br": "1" });
  expect(await build("2026-03-01", { "a-2.js": "two" })).toEqual(["a-1.js", "a-1.js.br", "a-2.js"]);
  expect(await build("2026-03-20", { "a-3.js": "three" })).toEqual([
    "a-1.js",
    "a-1.js.br",
    "a-2.js",
    "a-3.js",
  ]);
  expect(await build("2026-04-10", { "a-4.js": "four" })).toEqual(["a-2.js", "a-3.js", "a-4.js"]);
  expect(await readFile(join(folder, "assets/a-2.js"), "utf8")).toBe("two");
});

test("an asset that comes back belongs to its new build, and its days begin anew", async () => {
  await build("2026-01-01", { "a-1.js": "one" });
  await build("2026-01-02", { "a-2.js": "two" });
  await build("2026-01-20", { "a-1.js": "one" });
  expect(await build("2026-02-10", { "a-3.js": "three" })).toEqual(["a-1.js", "a-2.js", "a-3.js"]);
});

test("many builds take no more than 64 MB together, the latest stay", async () => {
  const large = "x".repeat(30_000_000);
  await build("2026-01-01", { "a-1.js": large });
  await build("2026-01-02", { "a-2.js": large });
  await build("2026-01-03", { "a-3.js": large });
  expect(await build("2026-01-04", { "a-4.js": "four" })).toEqual(["a-2.js", "a-3.js", "a-4.js"]);
});
