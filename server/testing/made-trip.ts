/** Making and reading trips with private links, as the tests of their calls do. */
import request from "supertest";
import { expect } from "vitest";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";

export type App = Parameters<typeof request>[0];

/** The ids of any three wineries of the guide are enough for a trip. */
export const BODY = {
  base: "Walla Walla",
  wineries: [1, 4, 3],
  days: 2,
  startDate: "2026-12-05",
  name: "Harvest weekend",
  guests: 9,
  answers: { budget: "No preference", preferences: ["Syrah"] },
};

/** A trip as its maker knows it. */
export interface Made {
  readonly path: string;
  readonly token: string;
  readonly key: string;
}

/** Makes a trip, anonymously unless the headers say else. */
export async function make(app: App, changes: object = {}, headers: Record<string, string> = {}) {
  const { status, body } = await request(app)
    .post("/api/trips")
    .set(headers)
    .send({ ...BODY, ...changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return madeOf(body);
}

/** What the two links of a trip hold. */
export function madeOf({ url, editUrl }: { url: string; editUrl: string }): Made {
  const [, token = ""] = /^\/trip\/([\w-]{24})$/.exec(url) ?? [];
  const [, key = ""] = /#edit=([\w-]{24})$/.exec(editUrl) ?? [];
  expect(editUrl).toBe(`${url}#edit=${key}`);
  return { token, key, path: `/api/trips/${token}` };
}

/** Reads a trip as whoever has its link, or its key. */
export async function read(
  app: App,
  { path, key }: Pick<Made, "path"> & { key?: string },
): Promise<Trip> {
  const { status, body } = await request(app)
    .get(path)
    .set(key === undefined ? {} : { "X-Edit-Key": key });
  expect(status, JSON.stringify(body)).toBe(200);
  return tripSchema.parse(body);
}
