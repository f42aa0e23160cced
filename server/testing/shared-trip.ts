/** Trips as callers of the API have them, at sites that run as processes of their own. */
import { expect } from "vitest";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";

const BODY = { base: "Walla Walla", wineries: [1, 7], days: 1 };

/** A shared trip: the path of its calls, and what lets its holder change it. */
export interface SharedTrip {
  readonly path: string;
  readonly headers: { readonly "X-Edit-Key": string };
}

/** Asks and answers status and body, whatever they are. */
export async function call(url: string, method: string, body?: object, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as unknown };
}

/** Shares a trip. */
export async function shareTrip(site: string, trip: object = BODY): Promise<SharedTrip> {
  const { status, body } = await call(`${site}/api/trips`, "POST", trip);
  expect(status).toBe(201);
  return tripOf(body);
}

/** The trip of an answer that made one. */
function tripOf(body: unknown): SharedTrip {
  const { editUrl } = body as { editUrl: string };
  const [, token = "", key = ""] = /^\/trip\/(.+)#edit=(.+)$/.exec(editUrl) ?? [];
  return { path: `/api/trips/${token}`, headers: { "X-Edit-Key": key } };
}

/** The trip as its holder sees it. */
export async function readTrip(site: string, { path, headers }: SharedTrip): Promise<Trip> {
  return tripSchema.parse((await call(site + path, "GET", undefined, headers)).body);
}

/**
 * Shares trips one after the other, each from a network of its own, until it is ended.
 *
 * @param next the site's address for the next trip.
 */
export function shareTripsAtOnce(next: () => string) {
  const kept: SharedTrip[] = [];
  const refused: { readonly status: number; readonly body: unknown }[] = [];
  let isOver = false;
  const sharing = (async () => {
    for (let client = 1; !isOver; client++) {
      const from = { "X-Forwarded-For": `60.${client >> 8}.${client & 255}.1` };
      const { status, body } = await call(`${next()}/api/trips`, "POST", BODY, from);
      if (status === 201) kept.push(tripOf(body));
      else refused.push({ status, body });
    }
  })();
  return {
    /** The trips whose makers were told that they are there. */
    kept,
    /** What the others were answered. */
    refused,
    /** Waits until so many more trips are there. */
    more: async (count: number) => {
      const enough = kept.length + count;
      await expect.poll(() => kept.length).toBeGreaterThanOrEqual(enough);
    },
    end: async () => {
      isOver = true;
      await sharing;
    },
  };
}

/** Of these trips, those that a site does not open. */
export async function lostOf(site: string, trips: readonly SharedTrip[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { path } of trips) {
    const { status } = await fetch(site + path);
    if (status !== 200) lost.push(`${status} ${path}`);
  }
  return lost;
}
