import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPgBouncer, LocalPgBouncer } from "#server/testing/local/local-pgbouncer.ts";
import { call, readTrip, type SharedTrip, shareTrip } from "#server/testing/shared-trip.ts";
import { PAIR_SECRET, postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";

const harness = wholeSites();
const BODY = { base: "Walla Walla", wineries: [1, 4, 3, 7], days: 2, startDate: "2026-12-05" };

/** A page that shows the trip: the versions it hears of, and when, until it is closed. */
async function openPage(site: string, { path }: SharedTrip) {
  const over = new AbortController();
  const answer = await fetch(`${site}${path}/events`, { signal: over.signal });
  expect(answer.status).toBe(200);
  const heard: { readonly version: number; readonly at: number }[] = [];
  const reading = (async () => {
    const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
    for await (const text of reader) {
      for (const [, version] of text.matchAll(/"version":(\d+)/g)) {
        heard.push({ version: Number(version), at: performance.now() });
      }
    }
  })().catch(() => {});
  return {
    latest: () => heard.at(-1)?.version,
    /** When it heard of a version, or of a later one. */
    heardAt: (version: number) => heard.find((each) => each.version >= version)?.at,
    close: async () => {
      over.abort();
      await reading;
    },
  };
}

const wineryId = fc.integer({ min: 1, max: 12 });
const edit = fc.oneof(
  fc.record({ kind: fc.constant("add"), wineryId }),
  fc.record({ kind: fc.constant("remove"), wineryId }),
  fc.record({ kind: fc.constant("rename"), name: fc.constantFrom("One", "Two", "Three") }),
  fc.record({ kind: fc.constant("guests"), guests: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("pace"), wineriesPerDay: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("visit"), wineryId, minutes: fc.constantFrom(30, 45, 90) }),
) as fc.Arbitrary<TripEdit>;

// biome-ignore lint/style/noProcessEnv: `TOGETHER_ROUNDS=200` tries longer; no setting of the site.
const ROUNDS = Number(process.env.TOGETHER_ROUNDS ?? 8);
const LONG = 60_000 + ROUNDS * 5_000;
const EDITORS = 2;
/** The phone comes back after so many rounds. */
const OFFLINE_ROUNDS = 3;

interface Acknowledged {
  readonly version: number;
  readonly ids: readonly string[];
}

/**
 * Two editors change one trip at once, round after round, and a phone that was away sends all it has
 * kept when it comes back. Each sends its changes twice, as after an answer that did not arrive.
 */
async function changeTogether(urls: readonly string[]): Promise<void> {
  const at = (turn: number) => urls[turn % urls.length] ?? "";
  const trip = await shareTrip(at(0), BODY);
  const pages = await Promise.all([openPage(at(0), trip), openPage(at(1), trip)]);
  let client = 0;
  const send = async (turn: number, changes: readonly object[]): Promise<Acknowledged> => {
    client += 1;
    // Limits count by networks: each request comes from another.
    const from = `${60 + (client >> 16)}.${(client >> 8) & 255}.${client & 255}.1`;
    const headers = { ...trip.headers, "X-Forwarded-For": from };
    const [first] = await Promise.all([
      call(at(turn) + trip.path, "PATCH", { version: 1, changes, by: `Visitor ${turn}` }, headers),
      call(at(turn + 1) + trip.path, "PATCH", { version: 1, changes }, headers),
    ]);
    expect([200, 409], JSON.stringify(first.body)).toContain(first.status);
    const { version = 0, refused = [] } = first.body as {
      version?: number;
      refused?: { id: string }[];
    };
    const isRefused = new Set(refused.map(({ id }) => id));
    const ids = (changes as { id: string }[]).map(({ id }) => id);
    return { version, ids: ids.filter((id) => !isRefused.has(id)) };
  };
  const sent = new Set<string>();
  const awaited: { version: number; sentAt: number; editor: number }[] = [];
  let kept: object[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = fc.sample(edit, { numRuns: EDITORS + 1, seed: 4_217 + round });
    const changes = drawn.map((each) => ({ ...each, id: randomUUID() }));
    for (const { id } of changes) sent.add(id);
    kept = [...kept, ...changes.slice(EDITORS)];
    const isBack = round % OFFLINE_ROUNDS === OFFLINE_ROUNDS - 1 || round === ROUNDS - 1;
    const sentAt = performance.now();
    const answers = await Promise.all([
      ...changes.slice(0, EDITORS).map(async (change, editor) => {
        const answer = await send(editor, [change]);
        if (answer.version > 0) awaited.push({ version: answer.version, sentAt, editor });
        return answer;
      }),
      ...(isBack ? [send(round, kept)] : []),
    ]);
    if (isBack) kept = [];
    const [one, other] = await Promise.all([readTrip(at(0), trip), readTrip(at(1), trip)]);
    expect(other).toEqual(one);
    const history = one.history.map(({ id }) => id);
    expect(new Set(history).size).toBe(history.length);
    for (const { ids } of answers) for (const id of ids) expect(history).toContain(id);
    for (const id of history) expect(sent).toContain(id);
    for (const { latest } of pages) await expect.poll(latest).toBe(one.version);
  }
  const delays = awaited.flatMap(({ version, sentAt, editor }) => {
    const at = pages[(editor + 1) % pages.length]?.heardAt(version);
    return at === undefined ? [] : [at - sentAt];
  });
  delays.sort((a, b) => a - b);
  await Promise.all(pages.map(({ close }) => close()));
  if (ROUNDS > 8) {
    const [median = 0, slow = 0] = [0.5, 0.95].map(
      (part) => delays[Math.floor(delays.length * part)],
    );
    process.stdout.write(
      `${ROUNDS} rounds, ${sent.size} changes; ${delays.length} were waited for on the other page: heard of in the median ${Math.round(median)} ms after it was sent, 95 of 100 within ${Math.round(slow)} ms\n`,
    );
  }
}

test(
  "on the embedded database visitors change one trip at once, each change once, and every page hears of it",
  async () => {
    const { url } = await harness.started({ DATA_DIR: harness.folder, TRUST_PROXY: "loopback" });
    await changeTogether([url]);
  },
  LONG,
);

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test(
      "visitors change one trip at once, each change once, and every page hears of it; the stop waits for no page",
      async () => {
        const { url } = await harness.postgres();
        const start = (name: string) =>
          harness.started({
            ...{ DATABASE_URL: url, DATA_DIR: join(harness.folder, name), TRUST_PROXY: "loopback" },
            SESSION_SECRET: PAIR_SECRET,
          });
        const [one, other] = await Promise.all([start("one"), start("other")]);
        await changeTogether([one.url, other.url]);
        const trip = await shareTrip(one.url, BODY);
        const page = await openPage(one.url, trip);
        await expect.poll(page.latest).toBe(1);
        await one.stop("SIGTERM");
        expect(one.output()).not.toContain("cut off at the stop");
        await page.close();
      },
      LONG,
    );
  },
);

const bouncer = findPgBouncer();

describe.skipIf(!(postgresBin && bouncer))("behind PgBouncer (needs it and Postgres)", () => {
  test("changes are asked for instead, and past it they are told", async () => {
    const postgres = await harness.postgres();
    const pooler = await LocalPgBouncer.create(bouncer ?? "", postgres.url);
    try {
      const env = (name: string, more = {}) => ({
        ...{ DATABASE_URL: pooler.url, DATA_DIR: join(harness.folder, name), ...more },
        ...{ SESSION_SECRET: PAIR_SECRET, TRUST_PROXY: "loopback" },
      });
      const asks = await harness.started(env("asks"));
      const told = await harness.started(env("told", { DATABASE_LISTEN_URL: postgres.url }));
      await expect.poll(() => asks.output()).toContain("notices of the database do not arrive");
      await expect.poll(() => told.output()).toContain("notices of the database arrive");
      await changeTogether([asks.url, told.url]);
    } finally {
      await pooler.destroy();
    }
  });
});
