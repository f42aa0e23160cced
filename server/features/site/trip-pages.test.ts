import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import express from "express";
import { JSDOM } from "jsdom";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { createLogger } from "#server/platform/logger.ts";
import { severalVisitors } from "#server/testing/several-visitors.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import type { TripPageData } from "#shared/api/trips/trip-page-data.ts";
import {
  FRAME_ALONE,
  PAGE_DATA_ID,
  type PageData,
  type RenderPage,
} from "#shared/domain/site/rendered-page.ts";
import { pageRenderer } from "./page-renderer.ts";
import { tripPages } from "./trip-pages.ts";

const template = resolve(import.meta.dirname, "../../../client/index.html");
const FRAME = "the frame of all pages";

/** What came with a page, as the drawing was given it. */
const drawnIn = (data: PageData | undefined) =>
  data?.answers[0]?.answer as TripPageData | undefined;

/** Names the trip it is given; a turn passes before it is done, as in the real one. */
const draw: RenderPage = async (path, { day, given = [] }) => {
  const data = { day, isWhole: path !== null, isMissing: false, answers: given, prefetch: [] };
  await Promise.resolve();
  return { markup: `<main>${drawnIn(data)?.trip.name} at ${path}</main>`, data };
};
const pages = { draw, chunks: {}, start: "start();" };

async function siteOn(deps: AppDeps, renderPageAt: RenderPage = draw, admit = planner.admit) {
  const buildPage = await readFile(template, "utf8");
  const parts = { ...deps, guide: keepGuide(deps), planner: { ...planner, admit } };
  const site = express
    .Router()
    .use(
      tripPages(parts, pageRenderer({ ...pages, render: renderPageAt }, buildPage, deps.config)),
      (_req, res) => void res.send(FRAME),
    );
  return createApp(deps, { planner, site });
}

const test = base.extend("site", ({ deps }) => siteOn(deps));

const BODY = { base: "Walla Walla", wineries: [1, 4], days: 2, startDate: "2026-12-04" };

async function make(app: express.Express, name: string) {
  const { body } = await request(app)
    .post("/api/trips")
    .send({ ...BODY, name })
    .expect(201);
  const [path = "", key = ""] = String(body.editUrl).split("#edit=");
  return { name, path, key };
}

function read(html: string) {
  const { document } = new JSDOM(html).window;
  const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "null");
  return { main: document.querySelector("main")?.textContent, title: document.title, data };
}

test("visitors of different trips who ask at once each get their own, words and answers", async ({
  site,
}) => {
  const visitors: Awaited<ReturnType<typeof make>>[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) visitors.push(await make(site, `Trip ${number}`));
  await severalVisitors({
    visitors,
    rounds: 2,
    act: async ({ path }) => {
      const { main, title, data } = read((await request(site).get(path)).text);
      const drawn = drawnIn(data);
      return { main, title, name: drawn?.trip.name, url: drawn?.trip.url };
    },
    own: ({ name, path }) => ({
      main: `${name} at ${path}`,
      title: `${name} · Washington Wine Country Guide`,
      name,
      url: path,
    }),
  });
});

test("the page is the same to the byte for guest, editor and owner, and says nothing that a guest may not know", async ({
  site,
}) => {
  const { path, key } = await make(site, "For all");
  const guest = await request(site).get(path);
  const editor = await request(site)
    .get(path)
    .set({ "X-Edit-Key": key, Cookie: "guide.sid=s%3Aann.secret" });
  expect(editor.text).toBe(guest.text);
  expect(guest.text).not.toContain(key);
  const drawn = drawnIn(read(guest.text).data);
  expect(drawn?.trip).toMatchObject({ mayEdit: false, isOwner: false, editUrl: null });
  const answer = await request(site).get(`/api${path.replace("/trip/", "/trips/")}`);
  expect({ ...drawn?.trip, plan: null }).toEqual({ ...answer.body, plan: null });
  expect(drawn?.plan?.days).toEqual(answer.body.plan.days);
});

test("nothing keeps the page, lists it or tells its address on; its start script is the only one its policy allows", async ({
  site,
}) => {
  const { path } = await make(site, "Kept by nobody");
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await request(site).get(path).set("Accept-Encoding", encoding);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(answer.headers).not.toHaveProperty("etag");
  }
  expect((await request(site).head(path)).headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("unknown, deleted and renewed links, and whoever asks for the frame alone, are left to whoever answers next", async ({
  site,
}) => {
  const there = await make(site, "There");
  const deleted = await make(site, "Deleted");
  const renewed = await make(site, "Renewed");
  const at = ({ path }: { readonly path: string }) => `/api${path.replace("/trip/", "/trips/")}`;
  await request(site).delete(at(deleted)).set("X-Edit-Key", deleted.key).expect(204);
  await request(site)
    .post(`${at(renewed)}/links`)
    .set("X-Edit-Key", renewed.key)
    .send({ renew: "both" })
    .expect(200);
  for (const path of ["/trip/unknown", deleted.path, renewed.path, "/trips", "/"]) {
    expect([path, (await request(site).get(path)).text]).toEqual([path, FRAME]);
  }
  expect((await request(site).get(there.path).set(FRAME_ALONE, "1")).text).toBe(FRAME);
  expect(read((await request(site).get(there.path)).text).main).toContain("There");
});

test("a database that is away, a limit that is reached and a page that cannot be drawn leave the frame", async ({
  deps,
  site,
}) => {
  const { path } = await make(site, "Out of reach");
  const errors: string[] = [];
  const logger = createLogger("info", {
    write: (line) => void (line.includes(`"level":"error"`) && errors.push(line)),
  });
  const nowhere = { databaseUrl: "postgres://127.0.0.1:1/away", dataDir: deps.config.dataDir };
  const away = await openDatabase(nowhere, logger);
  const broken: RenderPage = async () => {
    throw new Error("window is not defined");
  };
  const withoutDatabase = await siteOn({ ...deps, logger, db: away.db });
  expect((await request(withoutDatabase).get(path)).text).toBe(FRAME);
  await away.close();
  expect(errors, "the frame's calls tell it, once for each time it is away").toEqual([]);
  expect((await request(await siteOn({ ...deps, logger }, broken)).get(path)).text).toBe(FRAME);
  expect(errors).toEqual([expect.stringContaining("window is not defined")]);
  expect((await request(site).get(path)).text).not.toBe(FRAME);
  const refusing = await siteOn(deps, draw, async () => {
    throw new HttpProblem(429, "Too much was asked.");
  });
  expect((await request(refusing).get(path)).text).toBe(FRAME);
});

test("more pages at once than are drawn get the frame, and the next one is drawn again", async ({
  deps,
  site,
}) => {
  const { path } = await make(site, "Wanted by all");
  let release = () => {};
  const held = new Promise<void>((resolved) => {
    release = resolved;
  });
  const slow = await siteOn(deps, async (...parts) => {
    await held;
    return draw(...parts);
  });
  const crowd = Array.from({ length: 24 }, () => request(slow).get(path));
  const answered: string[] = [];
  const all = crowd.map(async (visit) => answered.push((await visit).text));
  await expect.poll(() => answered.length).toBe(8);
  expect(new Set(answered)).toEqual(new Set([FRAME]));
  release();
  await Promise.all(all);
  expect(answered.filter((text) => text === FRAME)).toHaveLength(8);
  expect((await request(slow).get(path)).text).toContain("Wanted by all");
});
