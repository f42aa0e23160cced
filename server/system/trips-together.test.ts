import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPgBouncer, LocalPgBouncer } from "#scripts/local/local-pgbouncer.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";

const scene = wholeSites();
const BODY = { base: "Walla Walla", wineries: [1, 4, 3, 7], days: 2, startDate: "2026-12-05" };

interface Shared {
  readonly path: string;
  readonly headers: { readonly "X-Edit-Key": string };
}

async function call(url: string, method: string, body?: object, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as unknown };
}

async function shared(site: string): Promise<Shared> {
  const { body } = await call(`${site}/api/trips`, "POST", BODY);
  const { editUrl } = body as { editUrl: string };
  const [, token = "", key = ""] = /^\/trip\/(.+)#edit=(.+)$/.exec(editUrl) ?? [];
  return { path: `/api/trips/${token}`, headers: { "X-Edit-Key": key } };
}

const read = async (site: string, { path, headers }: Shared): Promise<Trip> =>
  tripSchema.parse((await call(site + path, "GET", undefined, headers)).body);

/** A page that shows the trip: the versions it hears of, until it is closed. */
async function openPage(site: string, { path }: Shared) {
  const over = new AbortController();
  const answer = await fetch(`${site}${path}/events`, { signal: over.signal });
  expect(answer.status).toBe(200);
  const heard: number[] = [];
  const reading = (async () => {
    const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
    for await (const text of reader) {
      for (const [, version] of text.matchAll(/"version":(\d+)/g)) heard.push(Number(version));
    }
  })().catch(() => {});
  return {
    heard,
    close: async () => {
      over.abort();
      await reading;
    },
  };
}

const edit = fc.oneof(
  fc.record({ kind: fc.constant("add"), wineryId: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("remove"), wineryId: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("rename"), name: fc.constantFrom("One", "Two", "Three") }),
  fc.record({ kind: fc.constant("guests"), guests: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("pace"), wineriesPerDay: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant("visit"),
    wineryId: fc.integer({ min: 1, max: 12 }),
    minutes: fc.constantFrom(30, 45, 90),
  }),
) as fc.Arbitrary<TripEdit>;

const VISITORS = 5;
const ROUNDS = 8;

/**
 * Visitors change one trip at once, round after round, and each sends its changes twice, as after an
 * answer that did not arrive.
 */
async function changeTogether(urls: readonly string[]): Promise<void> {
  const at = (turn: number) => urls[turn % urls.length] ?? "";
  const trip = await shared(at(0));
  const pages = await Promise.all([openPage(at(0), trip), openPage(at(1), trip)]);
  const made = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const edits = fc.sample(edit, { numRuns: VISITORS, seed: 4_217 + round });
    await Promise.all(
      edits.flatMap((each, visitor) => {
        const change = { ...each, id: randomUUID() };
        const send = async (turn: number) => {
          const body = { version: 1, changes: [change], by: `Visitor ${visitor}` };
          const { status } = await call(at(turn) + trip.path, "PATCH", body, trip.headers);
          expect([200, 409]).toContain(status);
          if (status === 200) made.add(change.id);
        };
        return [send(visitor), send(visitor + 1)];
      }),
    );
    const [one, other] = await Promise.all([read(at(0), trip), read(at(1), trip)]);
    expect(other).toEqual(one);
    for (const { heard } of pages) await expect.poll(() => heard.at(-1)).toBe(one.version);
  }
  const { history } = await read(at(0), trip);
  expect(history.length).toBeGreaterThanOrEqual(Math.min(20, made.size));
  for (const { id } of history) expect(made).toContain(id);
  expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
  await Promise.all(pages.map(({ close }) => close()));
}

test("on the embedded database visitors change one trip at once, each change once, and every page hears of it", async () => {
  const { url } = await scene.started({ DATA_DIR: scene.folder });
  await changeTogether([url]);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test("visitors change one trip at once, each change once, and every page hears of it; the stop waits for no page", async () => {
      const [one, other] = await scene.pairOn(await scene.postgres());
      await changeTogether([one.url, other.url]);
      const trip = await shared(one.url);
      const page = await openPage(one.url, trip);
      await expect.poll(() => page.heard).toEqual([1]);
      await one.stop("SIGTERM");
      expect(one.output()).not.toContain("cut off at the stop");
      await page.close();
    });
  },
);

const bouncer = findPgBouncer();

describe.skipIf(!(postgresBin && bouncer))("behind PgBouncer (needs it and Postgres)", () => {
  test("changes are asked for instead, and past it they are told", async () => {
    const postgres = await scene.postgres();
    const pooler = await LocalPgBouncer.create(bouncer ?? "", postgres.url);
    try {
      const env = (name: string, more = {}) => ({
        ...{ DATABASE_URL: pooler.url, DATA_DIR: join(scene.folder, name), ...more },
        SESSION_SECRET: "the same secret for every process",
      });
      const asks = await scene.started(env("asks"));
      const told = await scene.started(env("told", { DATABASE_LISTEN_URL: postgres.url }));
      await expect.poll(() => asks.output()).toContain("notices of the database do not arrive");
      await expect.poll(() => told.output()).toContain("notices of the database arrive");
      await changeTogether([asks.url, told.url]);
    } finally {
      await pooler.destroy();
    }
  });
});
