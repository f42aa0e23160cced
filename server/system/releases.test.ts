/** Builds that come and go under a running site, and a site without a free file descriptor. */
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import {
  lostOf,
  type SharedTrip,
  shareTrip,
  shareTripsAtOnce,
} from "#server/testing/shared-trip.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const root = resolve(import.meta.dirname, "../..");

const harness = wholeSites();
const { started } = harness;
/** A copy of what a running site needs, which can be changed without harm. */
async function copyOfBuild(name: string): Promise<string> {
  const folder = join(harness.folder, name);
  await cp(join(root, "dist"), join(folder, "dist"), { recursive: true });
  await cp(join(root, "migrations"), join(folder, "migrations"), { recursive: true });
  await cp(join(root, "package.json"), join(folder, "package.json"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Gives every asset of a build another name, as a change of every source would. */
async function renameAssets(folder: string): Promise<void> {
  const client = join(folder, "dist/client");
  const names = await readdir(join(client, "assets"));
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  for (const name of names) if (!plain.includes(name)) await rm(join(client, "assets", name));
  for (const name of ["index.html.br", "index.html.gz"]) await rm(join(client, name));
  const renamed = (name: string) => name.replace(/\.(\w+)$/, "-later.$1");
  const rewritten = async (file: string) => {
    let text = await readFile(file, "utf8");
    for (const name of plain) text = text.replaceAll(name, renamed(name));
    await writeFile(file, text);
  };
  for (const name of plain) {
    const file = join(client, "assets", name);
    if (/\.(js|css)$/.test(name)) await rewritten(file);
    await rename(file, join(client, "assets", renamed(name)));
  }
  await rewritten(join(client, "index.html"));
}

/** Gives a build one migration more, which adds to every table what a later release may add (expand). */
async function widenTables(folder: string): Promise<void> {
  const file = join(folder, "migrations/meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  expect(last).toBeDefined();
  const widening = { ...last, idx: 9_999, when: (last?.when ?? 0) + 1, tag: "9999_widen_tables" };
  journal.entries.push(widening);
  await writeFile(file, JSON.stringify(journal));
  const sql = `do $$ declare each text; begin
    for each in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I add column later_text text, add column later_count integer not null default 0', each);
    end loop;
  end $$;`;
  await writeFile(join(folder, "migrations", `${widening.tag}.sql`), sql);
}

/** Everything a page names, and what that names in turn; answers what did not arrive. */
async function missingFrom(site: string): Promise<string[]> {
  const page = await (await fetch(`${site}/`)).text();
  const pending = [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);
  const seen = new Set(pending);
  const missing: string[] = [];
  for (let path = pending.pop(); path; path = pending.pop()) {
    const answer = await fetch(site + path);
    if (answer.status !== 200) missing.push(`${answer.status} ${path}`);
    const text = await answer.text();
    if (!/\.(js|css)$/.test(path)) continue;
    for (const [, name] of text.matchAll(/(?:\.\/|assets\/)([\w-]+\.(?:js|css|woff2))\b/g)) {
      const next = `/assets/${name}`;
      if (!seen.has(next)) pending.push(next);
      seen.add(next);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  return missing;
}

test("a build that goes away while it is served takes nothing from its visitors", async () => {
  const folder = await copyOfBuild("one");
  const site = await started({ DATA_DIR: join(harness.folder, "data") }, { folder });
  for (const part of ["client", "pages"]) {
    await rm(join(folder, "dist", part), { recursive: true });
  }
  expect(await missingFrom(site.url)).toEqual([]);
  for (const path of ["/regions", "/planner", "/winery/abeja", "/about"]) {
    expect(await (await fetch(site.url + path)).text(), path).toContain("<h1");
  }
  for (const [Range, status] of [
    ["bytes=10-5", 416],
    ["bytes=abc", 200],
    ["bytes=0-9", 206],
  ] as const) {
    const film = await fetch(`${site.url}/video/hero-1.mp4`, { headers: { Range } });
    expect(film.status).toBe(status);
    await film.arrayBuffer();
  }
  expect(site.process.exitCode).toBeNull();
});

test("a release that adds to every table opens the trips of the one before, and so does the one before after a way back", async () => {
  const later = await copyOfBuild("later");
  await widenTables(later);
  const env = { DATA_DIR: join(harness.folder, "data") };
  const trips: SharedTrip[] = [];
  for (const options of [{}, { folder: later }, {}]) {
    const site = await started(env, options);
    trips.push(await shareTrip(site.url));
    expect(await lostOf(site.url, trips)).toEqual([]);
    await site.stop();
  }
});

/** Sends each request to the next of several sites, as a proxy in front of them would. */
async function roundRobin(urls: readonly string[]): Promise<Server> {
  let turn = 0;
  const server = createServer((req, res) => {
    turn += 1;
    const { hostname, port } = new URL(urls[turn % urls.length] ?? "");
    const { method, url: path, headers } = req;
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.once("error", () => res.destroy());
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  let postgres: LocalPostgres;
  beforeEach(async () => {
    postgres = await harness.postgres();
  });

  test("while a release comes beside the one before, adds to every table and goes again, every visit finds its assets and no trip is refused or lost", async () => {
    const later = await copyOfBuild("later");
    await Promise.all([renameAssets(later), widenTables(later)]);
    const env = {
      ...{ DATABASE_URL: postgres.url, DATA_DIR: join(harness.folder, "data") },
      TRUST_PROXY: "loopback",
    };
    const first = await started(env, { folder: await copyOfBuild("first") });
    let serving = [first.url];
    let turn = 0;
    const trips = shareTripsAtOnce(() => serving[turn++ % serving.length] ?? "");
    await trips.more(4);
    const second = await started(env, { folder: later });
    expect(second.output()).toContain("9999_widen_tables");
    serving = [first.url, second.url];
    const proxy = await roundRobin(serving);
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    for (let visit = 0; visit < 6; visit++) {
      expect(await missingFrom(url), `visit ${visit}`).toEqual([]);
    }
    await trips.more(4);
    const unknown = await fetch(`${url}/assets/index-nowhere.js`);
    expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);
    serving = [first.url];
    await trips.more(2);
    await second.stop();
    await trips.more(4);
    await trips.end();
    expect(trips.refused).toEqual([]);
    expect(await lostOf(first.url, trips.kept)).toEqual([]);
    proxy.closeAllConnections();
    proxy.close();
  });

  test("idle connections beyond the files the process may open keep nobody out and end nothing", async () => {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: join(harness.folder, "data") };
    const site = await started(env, { openFiles: 128 });
    const port = Number(new URL(site.url).port);
    const idle: Socket[] = [];
    for (let count = 0; count < 300; count++) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.resume();
      idle.push(socket);
      await new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));
    }
    // The system accepts for the site, which may see them later, and ends those that are too many.
    const ended = () => idle.filter(({ closed }) => closed).length;
    await vi.waitFor(() => expect(ended()).toBeGreaterThanOrEqual(300 - 64), { timeout: 30_000 });
    expect(await missingFrom(site.url)).toEqual([]);
    expect((await fetch(`${site.url}/api/wineries/slug/abeja`)).status).toBe(200);
    for (const socket of idle) socket.destroy();
    expect(site.process.exitCode).toBeNull();
  });
});
