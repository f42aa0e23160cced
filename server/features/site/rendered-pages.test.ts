/** When pages are rendered: at the first request, and again once something that they show is another. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import type { Express } from "express";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { readBuild, staticSite } from "#server/http/cached/static-site.ts";
import { schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import type { RenderContext, RenderPage } from "#shared/domain/site/rendered-page.ts";
import { pageRenderer } from "./page-renderer.ts";
import { sitePages } from "./site-pages.ts";

const template = resolve(import.meta.dirname, "../../../client/index.html");

/** What each of these pages asks of the API; the others ask nothing. */
const ASKS: Readonly<Record<string, Parameters<RenderContext["answerAt"]>>> = {
  "/wineries": ["/api/wineries"],
  "/winery/abeja": ["/api/wineries/slug/:slug", { slug: "abeja" }],
  "/blog": ["/api/blog"],
};

/** A process with its own build, which counts the pages that it renders. */
async function startBuild(given: AppDeps, name: string) {
  const deps = { ...given, guide: keepGuide(given) };
  const rendered: string[] = [];
  const render: RenderPage = async (path, { day, answerAt }) => {
    rendered.push(String(path));
    const endpoint = ASKS[path ?? ""];
    const answer = endpoint ? JSON.stringify((await answerAt(...endpoint))?.value) : "";
    const data = { day, isWhole: true, isMissing: false, answers: [], prefetch: [] };
    return { markup: `<main>${name} ${day} ${answer}</main>`, data };
  };
  const folder = await mkdtemp(join(tmpdir(), "guide-rendered-"));
  await writeFile(join(folder, "index.html"), await readFile(template));
  const cached = new CachedResponses(deps);
  const build = readBuild(folder);
  const pages = pageRenderer({ render, chunks: {}, start: "" }, build.page, deps.config);
  const find = sitePages(deps, pages, cached);
  const { router: site } = await staticSite(build, cached, find);
  await rm(folder, { recursive: true });
  return { app: createApp(deps, { cached, site, planner }), rendered };
}

const test = base
  .extend("build", ({ deps }) => startBuild(deps, "this"))
  // So long after a change every page shows it.
  .extend("passMinute", ({ clock }) => () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  });

const PAGES = ["/wineries", "/winery/abeja", "/blog", "/privacy-policy"];

/** The pages' entity tags. */
const visit = async (app: Express, paths = PAGES) => {
  const tags: string[] = [];
  for (const path of paths) {
    const { status, headers } = await request(app).get(path);
    expect([path, status]).toEqual([path, 200]);
    tags.push(String(headers.etag));
  }
  return tags;
};

test("a page is rendered when it is first asked for, once for several who ask at once", async ({
  build: { app, rendered },
}) => {
  expect(rendered).toEqual([]);
  const visits = [...PAGES, ...PAGES, ...PAGES].map((path) => request(app).get(path));
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
  expect(rendered.toSorted()).toEqual(PAGES.toSorted());
});

test("while nothing changes no page is rendered again, and each keeps its bytes", async ({
  build: { app, rendered },
  passMinute,
}) => {
  const tags = await visit(app);
  for (let minute = 0; minute < 5; minute += 1) {
    passMinute();
    expect(await visit(app)).toEqual(tags);
  }
  expect(rendered).toHaveLength(PAGES.length);
});

test("what another process changes is rendered within a minute, and pages that do not show it keep their bytes", async ({
  build: { app, rendered },
  db,
  passMinute,
}) => {
  const isAbeja = eq(schema.wineries.slug, "abeja");
  const [winery] = await db.select().from(schema.wineries).where(isAbeja);
  const before = await visit(app);
  rendered.length = 0;
  await db.update(schema.wineries).set({ name: "Abeja anew" }).where(isAbeja);
  passMinute();
  const after = await visit(app);
  expect(rendered.toSorted()).toEqual(PAGES.toSorted());
  expect(before.map((tag, index) => tag === after[index])).toEqual([false, false, true, true]);
  // A source is told on the winery's own page alone.
  await db
    .update(schema.factSources)
    .set({ url: "https://example.org/anew" })
    .where(eq(schema.factSources.wineryId, winery?.id ?? 0));
  passMinute();
  const page = await request(app).get("/winery/abeja");
  expect(page.text).toContain("https://example.org/anew");
  const last = await visit(app);
  expect(after.map((tag, index) => tag === last[index])).toEqual([true, false, true, true]);
});

test("a page is made of lists of its own half minute, not of those that are about to be made anew", async ({
  build: { app },
  clock,
  db,
}) => {
  await request(app).get("/api/wineries");
  await db
    .update(schema.wineries)
    .set({ name: "Abeja anew" })
    .where(eq(schema.wineries.slug, "abeja"));
  clock.now = new Date(clock.now.getTime() + 30_000);
  expect((await request(app).get("/wineries")).text).toContain("Abeja anew");
});

test("at midnight in Washington every page is rendered once more", async ({
  build: { app, rendered },
  clock,
}) => {
  clock.now = new Date("2026-11-22T07:59:40Z");
  await visit(app);
  rendered.length = 0;
  clock.now = new Date("2026-11-22T08:00:40Z");
  await visit(app);
  expect(rendered).toEqual(PAGES);
  expect((await request(app).get("/privacy-policy")).text).toContain("this 2026-11-22");
});

test("builds that run side by side on one database render each their own pages", async ({
  build,
  deps,
  passMinute,
}) => {
  const next = await startBuild(deps, "next");
  for (const _ of ["first", "second"]) {
    const visits = [build, next, build, next].map(({ app }) => request(app).get("/wineries"));
    const pages = await Promise.all(visits);
    expect(pages.map(({ text }) => /<main>(\w+)/.exec(text)?.[1])).toEqual([
      "this",
      "next",
      "this",
      "next",
    ]);
    passMinute();
  }
  expect([build.rendered, next.rendered]).toEqual([["/wineries"], ["/wineries"]]);
});
