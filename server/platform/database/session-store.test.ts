import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import session, { type SessionData } from "express-session";
import pg from "pg";
import request from "supertest";
import { expect, test, vi } from "vitest";
import { createLogger } from "../logger.ts";
import { openDatabase } from "./db-pool.ts";
import { openSessionStore } from "./session-store.ts";

interface Read {
  readonly error: unknown;
  readonly session: SessionData | null | undefined;
}

/** What the store makes of the rows the database answers; the pool is the network's edge. */
async function read(sid: string, query: () => Promise<{ rows: unknown[] }>): Promise<Read> {
  const pool = new pg.Pool({ max: 1 });
  Object.defineProperty(pool, "query", { value: query });
  const store = openSessionStore(pool, createLogger("silent"));
  const answer = await new Promise<Read>((resolve) => {
    store.get(sid, (error: unknown, session) => resolve({ error, session }));
  });
  await pool.end();
  return answer;
}

test("an answer that says there is no such session is believed", async () => {
  const { error, session } = await read("a", async () => ({ rows: [{ sid: "a", sess: null }] }));
  expect({ error, session }).toEqual({ error: null, session: null });
});

test.each([
  ["an empty answer", async () => ({ rows: [] })],
  ["another's answer", async () => ({ rows: [{ sid: "b", sess: { passport: { user: "b" } } }] })],
  ["another's absence", async () => ({ rows: [{ sid: "b", sess: null }] })],
  [
    "a database whose socket is gone",
    () => Promise.reject(Object.assign(new Error("connect ENOENT"), { code: "ENOENT" })),
  ],
])("%s is a failed read and nobody's session", async (_what, query) => {
  const { error, session } = await read("a", query);
  expect(error).toMatchObject({ name: "SessionUnreadError", message: expect.any(String) });
  expect(error).not.toHaveProperty("code");
  expect(session).toBeUndefined();
});

declare module "express-session" {
  interface SessionData {
    visits?: number;
  }
}

test("a session that is ended while a request of it is under way stays ended", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-sessions-"));
  const logger = createLogger("silent");
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir }, logger);
  await pool.query("create table sessions (sid text primary key, sess json, expire timestamptz)");
  const app = express()
    .use(
      session({
        secret: "a secret",
        store: openSessionStore(pool, logger),
        resave: false,
        saveUninitialized: false,
        cookie: { maxAge: 60_000 },
      }),
    )
    .get("/:end", async (req, res) => {
      if (req.params.end === "sign-out-elsewhere") await pool.query("delete from sessions");
      req.session.visits = (req.session.visits ?? 0) + 1;
      res.json(req.session.visits);
    });
  const [cookie = ""] = (await request(app).get("/visit")).get("Set-Cookie") ?? [];
  const visit = async (path: string) => (await request(app).get(path).set("Cookie", cookie)).body;
  try {
    expect(await visit("/visit")).toBe(2);
    expect(await visit("/visit")).toBe(3);
    expect(await visit("/sign-out-elsewhere")).toBe(4);
    expect((await pool.query("select from sessions")).rowCount).toBe(0);
    expect(await visit("/visit")).toBe(1);
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("a process whose clock is months ahead keeps its visitors signed in", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-sessions-"));
  const logger = createLogger("silent");
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir }, logger);
  await pool.query("create table sessions (sid text primary key, sess json, expire timestamptz)");
  await pool.query(`insert into sessions values ('a', '{"visits":1}', now() + interval '1 day')`);
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 100 * 86_400_000);
  const found = await new Promise((resolve) => {
    openSessionStore(pool, logger).get("a", (error: unknown, sess) => resolve(error ?? sess));
  });
  clock.mockRestore();
  expect(found).toEqual({ visits: 1 });
  await close();
  await rm(dataDir, { recursive: true, force: true });
});
