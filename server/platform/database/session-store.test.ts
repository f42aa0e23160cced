import type { SessionData } from "express-session";
import pg from "pg";
import { expect, test } from "vitest";
import { createLogger } from "../logger.ts";
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
