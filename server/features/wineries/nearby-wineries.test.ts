import request from "supertest";
import { expect } from "vitest";
import { planner, test } from "#server/testing/testing.ts";
import {
  type NearbyWinery,
  nearbyWinerySchema,
  type Winery,
  winerySchema,
} from "#shared/api/wineries.ts";
import { readGuide } from "./guide-answers.ts";
import { nearbyWineries } from "./nearby-wineries.ts";

const names = (nearby: readonly NearbyWinery[] | undefined) =>
  nearby?.map(({ winery }) => winery.name);

test("GET /api/wineries/slug/{slug}/nearby answers the six nearest by road, nearest first", async ({
  app,
}) => {
  const { status, body } = await request(app).get("/api/wineries/slug/karma-vineyards/nearby");
  expect(status).toBe(200);
  const nearby = nearbyWinerySchema.array().parse(body);
  expect(nearby).toHaveLength(6);
  const minutes = nearby.map((near) => near.minutes);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  expect(Object.keys(body[0].winery).sort()).toEqual([
    "city",
    "id",
    "illustration",
    "name",
    "region",
    "slug",
  ]);
});

test("an unknown slug is answered with a 404 problem", async ({ app }) => {
  const { status, type, body } = await request(app).get("/api/wineries/slug/nowhere/nearby");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json" });
  expect(body.detail).toBe('No winery has the slug "nowhere".');
});

test("a winery across the lake is farther than those on its own shore", async ({ deps }) => {
  const nearby = await nearbyWineries(await readGuide(deps), "karma-vineyards", planner);
  const [first, second] = names(nearby) ?? [];
  expect([first, second]).toEqual(["Siren Song Wines", "Fielding Hills Winery"]);
  const across = nearby?.find(({ winery }) => winery.slug === "lake-chelan-winery");
  if (across) expect(across.miles).toBeGreaterThan(8);
});

test("no winery is near itself, and every one with a road has six others", async ({
  app,
  deps,
}) => {
  const { body } = await request(app).get("/api/wineries");
  const guide = await readGuide(deps);
  for (const { slug } of winerySchema.array().parse(body)) {
    const nearby = (await nearbyWineries(guide, slug, planner)) ?? [];
    expect({ slug, count: nearby.length }).toEqual({ slug, count: 6 });
    expect(nearby.map(({ winery }) => winery.slug)).not.toContain(slug);
    for (const near of nearby) {
      expect(near.minutes % 5).toBe(0);
      expect(near.minutes).toBeGreaterThanOrEqual(5);
      expect(Number.isInteger(near.miles)).toBe(true);
    }
  }
});

test("wineries that share one point do not all name the same six", async ({ app, deps }) => {
  const { body } = await request(app).get("/api/wineries");
  const wineries = winerySchema.array().parse(body);
  const sharing = ({ latitude, longitude }: Winery) =>
    wineries.filter((other) => other.latitude === latitude && other.longitude === longitude);
  const [crowd = []] = wineries.map(sharing).sort((a, b) => b.length - a.length);
  expect(crowd.length).toBeGreaterThan(7);
  const guide = await readGuide(deps);
  const answers = await Promise.all(crowd.map(({ slug }) => nearbyWineries(guide, slug, planner)));
  const named = new Set(answers.flatMap((nearby) => names(nearby) ?? []));
  expect(named.size).toBeGreaterThan(7);
});
