import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { severalVisitors } from "#server/testing/several-visitors.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import { tripChangedSchema } from "#shared/api/trips/trips.ts";

const ROUNDS = 4;
const EDITORS = 6;
const WINERIES = [1, 4, 3];
const BODY = { base: "Walla Walla", wineries: WINERIES, days: 2, startDate: "2026-12-04" };

const scene = wholeSites();

async function call(url: string, method: string, body?: object, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

interface Shared {
  readonly path: string;
  readonly headers: { readonly "X-Edit-Key": string };
}

async function shared(site: string): Promise<Shared> {
  const { status, body } = await call(`${site}/api/trips`, "POST", BODY);
  expect(status).toBe(201);
  const { editUrl } = body as { editUrl: string };
  const [, token = "", key = ""] = /^\/trip\/(.+)#edit=(.+)$/.exec(editUrl) ?? [];
  return { path: `/api/trips/${token}`, headers: { "X-Edit-Key": key } };
}

async function read(site: string, { path, headers }: Shared): Promise<Trip> {
  return tripSchema.parse((await call(site + path, "GET", undefined, headers)).body);
}

/** Editors of one trip change the same version at once, each at an address of their own. */
async function nobodyOverwrites(...urls: string[]): Promise<void> {
  const trip = await shared(urls[0] ?? "");
  for (let round = 1; round <= ROUNDS; round++) {
    const answers = await Promise.all(
      Array.from({ length: EDITORS }, async (_, at) => {
        const name = `Editor ${at}, round ${round}`;
        const site = urls[at % urls.length] ?? "";
        const change = { ...BODY, name, version: round };
        return { name, ...(await call(site + trip.path, "PUT", change, trip.headers)) };
      }),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept.map(({ body }) => tripSchema.parse(body).version)).toEqual([round + 1]);
    const [{ name } = { name: "nobody" }] = kept;
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(412);
      expect(tripChangedSchema.parse(body).trip).toMatchObject({ version: round + 1, name });
    }
    for (const site of urls) {
      expect(await read(site, trip)).toMatchObject({ version: round + 1, name });
    }
  }
}

/** What a guest marks in a round: another mark than in the round before. */
const marksOf = (wineryId: number, round: number): Trip["groupWishes"] => ({
  [String(wineryId)]: round % 2 === 0 ? "must" : "skip",
});

/** Guests of one trip mark it at once, each at an address of their own. */
async function everyGuestKeepsTheirOwn(...urls: string[]): Promise<void> {
  const trip = await shared(urls[0] ?? "");
  const visitors = Array.from({ length: 4 }, (_, at) => ({
    name: `Guest ${at}`,
    site: urls[at % urls.length] ?? "",
    key: randomBytes(18).toString("base64url"),
    wineryId: WINERIES[at % WINERIES.length] ?? 0,
  }));
  await severalVisitors({
    visitors,
    rounds: ROUNDS,
    act: async ({ name, site, key, wineryId }, _prepared, round) => {
      const body = { name, marks: marksOf(wineryId, round) };
      const answer = await call(`${site}${trip.path}/marks`, "PUT", body, { "X-Guest-Key": key });
      const { guestId, group } = answer.body as Trip & { guestId: string };
      const self = group.guests.find(({ id }) => id === guestId);
      return { status: answer.status, name: self?.name, marks: self?.marks };
    },
    own: ({ name, wineryId }, round) => ({
      status: 200,
      name,
      marks: marksOf(wineryId, round),
    }),
  });
  const { group, sequence } = await read(urls.at(-1) ?? "", trip);
  expect(group.guests.map(({ name }) => name).sort()).toEqual(visitors.map(({ name }) => name));
  expect(sequence).toBe(1 + ROUNDS * visitors.length);
}

test("on the embedded database nobody overwrites another's change, and each guest keeps their own marks", async () => {
  const { url } = await scene.started({ DATA_DIR: scene.folder });
  await nobodyOverwrites(url);
  await everyGuestKeepsTheirOwn(url);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test("nobody overwrites another's change, and each guest keeps their own marks", async () => {
      const [one, other] = await scene.pairOn(await scene.postgres());
      await nobodyOverwrites(one.url, other.url);
      await everyGuestKeepsTheirOwn(one.url, other.url);
    });
  },
);
