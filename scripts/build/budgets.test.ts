import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pagesOverBudget } from "./budgets.ts";

/** A build whose page has a script of so many bytes. */
async function buildWith(pageBytes: number, shared = 10): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "guide-budget-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, ".vite"));
  await mkdir(join(folder, "assets"));
  const manifest = {
    "index.html": { file: "assets/index.js", isEntry: true, imports: ["_shared.js"] },
    "_shared.js": { file: "assets/shared.js" },
    "src/pages/trips/planner-page.tsx": {
      file: "assets/planner.js",
      imports: ["_shared.js"],
      css: ["assets/planner.css"],
    },
  };
  const page = '<link rel="preload" href="/assets/text.woff2" as="font">';
  for (const [name, content] of [
    [".vite/manifest.json", JSON.stringify(manifest)],
    ["index.html", page],
    ["assets/index.js", "x"],
    ["assets/shared.js", "x".repeat(shared)],
    ["assets/planner.js", "x".repeat(300_000)],
    ["assets/planner.js.br", "x".repeat(pageBytes)],
    ["assets/planner.css", "x"],
    ["assets/text.woff2", "x"],
  ] as const) {
    await writeFile(join(folder, name), content);
  }
  return folder;
}

test("a build within its budgets passes; what counts is the compressed copy", async () => {
  expect(await pagesOverBudget(await buildWith(1_000))).toEqual([]);
});

test("a page over its budget is named with what it has too much, shared chunks counted once", async () => {
  expect(await pagesOverBudget(await buildWith(173_600, 90))).toEqual([
    "src/pages/trips/planner-page.tsx: script of one page is 173691 bytes, 91 over",
  ]);
});

test("a build that is not whole is an error", async () => {
  await expect(pagesOverBudget(tmpdir())).rejects.toThrow("ENOENT");
});

test("what every page imports has a budget of its own", async () => {
  expect(await pagesOverBudget(await buildWith(1, 85_200))).toContain(
    "index.html: script of every page is 85201 bytes, 1 over",
  );
});
