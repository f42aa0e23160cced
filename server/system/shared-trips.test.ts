import { randomBytes } from "node:crypto";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { onceFree } from "#server/testing/once-free.ts";
import { members, severalVisitors } from "#server/testing/several-visitors.ts";
import { call, readTrip, shareTrip } from "#server/testing/shared-trip.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import { MAX_TRIP_GUESTS } from "#shared/api/trips/trip-group.ts";
import { tripChangedSchema } from "#shared/api/trips/trips.ts";

const ROUNDS = 3;
const EDITORS = 6;
const WINERIES = [1, 4, 3];
const BODY = { base: "Walla Walla", wineries: WINERIES, days: 2, startDate: "2026-12-04" };

const harness = wholeSites();

/** One of a site's addresses, in turn. */
const inTurn = (urls: readonly string[], at: number): string => urls[at % urls.length] ?? "";

const guestKey = () => randomBytes(18).toString("base64url");

/** Editors of one trip change the same version at once, each at an address of their own. */
async function nobodyOverwrites(...urls: string[]): Promise<void> {
  const trip = await shareTrip(inTurn(urls, 0), BODY);
  for (let round = 1; round <= ROUNDS; round++) {
    const answers = await Promise.all(
      Array.from({ length: EDITORS }, async (_, at) => {
        const name = `Editor ${at}, round ${round}`;
        const change = { ...BODY, name, version: round };
        return { name, ...(await call(inTurn(urls, at) + trip.path, "PUT", change, trip.headers)) };
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
      expect(await readTrip(site, trip)).toMatchObject({ version: round + 1, name });
    }
  }
}

/** What a guest marks in a round: another mark than in the round before. */
const marksOf = (wineryId: number, round: number): Trip["group"]["guests"][number]["marks"] => ({
  [String(wineryId)]: round % 2 === 0 ? "must" : "skip",
});

/** Guests of one trip mark it at once, each at an address of their own. */
async function everyGuestKeepsTheirOwn(...urls: string[]): Promise<void> {
  const trip = await shareTrip(inTurn(urls, 0), BODY);
  const visitors = Array.from({ length: 4 }, (_, at) => ({
    name: `Guest ${at}`,
    site: inTurn(urls, at),
    key: guestKey(),
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
  const { group, sequence } = await readTrip(urls.at(-1) ?? "", trip);
  expect(group.guests.map(({ name }) => name).sort()).toEqual(visitors.map(({ name }) => name));
  expect(sequence).toBe(1 + ROUNDS * visitors.length);
}

/** More guests than a trip takes come at once, two of them under each name. */
async function noMoreGuestsThanRoom(...urls: string[]): Promise<void> {
  const trip = await shareTrip(inTurn(urls, 0), BODY);
  const statuses = await Promise.all(
    Array.from({ length: 2 * MAX_TRIP_GUESTS + 4 }, async (_, at) => {
      const body = { name: `Guest ${Math.floor(at / 2)}`, marks: {} };
      const url = `${inTurn(urls, at)}${trip.path}/marks`;
      const keys = { "X-Guest-Key": guestKey(), ...trip.headers };
      const headers = { "Content-Type": "application/json", ...keys };
      const request = { method: "PUT", headers, body: JSON.stringify(body) };
      return (await onceFree(() => fetch(url, request))).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_TRIP_GUESTS);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const { guests } = (await readTrip(inTurn(urls, 1), trip)).group;
  expect(new Set(guests.map(({ name }) => name)).size).toBe(MAX_TRIP_GUESTS);
}

/** Members with the editing key claim one trip at once: one owns it then, and all know whose it is. */
async function oneClaims(...urls: string[]): Promise<void> {
  const trip = await shareTrip(inTurn(urls, 0), BODY);
  const claimants = await members(3, ...urls);
  const answers = await Promise.all(
    claimants.map(async ({ browser, site }) => {
      const claim = await browser.send(`${site}${trip.path}/claim`, {
        method: "POST",
        headers: { ...trip.headers, Origin: site, "Sec-Fetch-Site": "same-origin" },
      });
      const held = await (await browser.call(`${site}/api/itineraries`, "GET")).json();
      return { status: claim.status, held: (held as unknown[]).length };
    }),
  );
  expect(answers.toSorted((one, other) => one.status - other.status)).toEqual([
    { status: 200, held: 1 },
    { status: 409, held: 0 },
    { status: 409, held: 0 },
  ]);
}

/** A trip is deleted while others change, mark and read it: each is told what happened, and it is gone. */
async function deletedMeanwhile(...urls: string[]): Promise<void> {
  const trip = await shareTrip(inTurn(urls, 0), BODY);
  const at = (turn: number) => inTurn(urls, turn) + trip.path;
  const answers = await Promise.all([
    ...[0, 1].map((turn) => call(at(turn), "PUT", { ...BODY, version: 1 }, trip.headers)),
    ...[0, 1].map((turn) =>
      call(
        `${at(turn)}/marks`,
        "PUT",
        { name: `Late ${turn}`, marks: {} },
        { "X-Guest-Key": guestKey() },
      ),
    ),
    call(at(1), "DELETE", undefined, trip.headers),
    ...[0, 1].map((turn) => call(at(turn), "GET", undefined, trip.headers)),
  ]);
  for (const { status } of answers) expect([200, 204, 404, 412]).toContain(status);
  for (const site of urls) expect((await call(site + trip.path, "GET")).status).toBe(404);
}

const textOf = (html: string) => new JSDOM(html).window.document.querySelector("main")?.textContent;

/** Visitors open the pages of different trips at once: each reads their own, drawn whole. */
async function eachReadsTheirOwnPage(...urls: string[]): Promise<void> {
  const visitors = await Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      const name = `The ${number}. page`;
      const made = await call(`${inTurn(urls, number)}/api/trips`, "POST", { ...BODY, name });
      const { url } = made.body as { url: string };
      return { name, site: inTurn(urls, number + 1), url };
    }),
  );
  await severalVisitors({
    visitors,
    rounds: ROUNDS,
    act: async ({ site, url }) => {
      const answer = await fetch(site + url);
      const html = await answer.text();
      const named = [...new Set(html.match(/The \d\. page/g))];
      const hasItsDay = /Friday, December 4/.test(textOf(html) ?? "");
      return { kept: answer.headers.get("Cache-Control"), named, hasItsDay };
    },
    own: ({ name }) => ({ kept: "no-store", named: [name], hasItsDay: true }),
  });
}

async function severalAtOnce(...urls: string[]): Promise<void> {
  await nobodyOverwrites(...urls);
  await everyGuestKeepsTheirOwn(...urls);
  await deletedMeanwhile(...urls);
  await oneClaims(...urls);
  await eachReadsTheirOwnPage(...urls);
}

test("on the embedded database nobody overwrites another's change, and each guest keeps their own marks", async () => {
  const { url } = await harness.started({ DATA_DIR: harness.folder });
  await severalAtOnce(url);
  await noMoreGuestsThanRoom(url);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test("nobody overwrites another's change, and each guest keeps their own marks", async () => {
      const [one, other] = await harness.pairOn(await harness.postgres());
      await severalAtOnce(one.url, other.url);
      await noMoreGuestsThanRoom(one.url, other.url);
    });
  },
);
