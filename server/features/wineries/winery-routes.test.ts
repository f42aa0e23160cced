import request from "supertest";
import { expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { winerySchema } from "#shared/api/wineries.ts";

test("§7: GET /api/wineries answers all 186 wineries by name", async ({ app }) => {
  const { status, body } = await request(app).get("/api/wineries");
  expect(status).toBe(200);
  const wineries = winerySchema.array().parse(body);
  expect(wineries).toHaveLength(186);
  const names = wineries.map(({ name }) => name);
  expect(names).toContain("Côte Bonneville");
  expect(new Set(wineries.map(({ slug }) => slug)).size).toBe(186);
});

test("§3: no fee is claimed free that nobody has verified, and coordinates are text", async ({
  app,
}) => {
  const { body } = await request(app).get("/api/wineries");
  for (const winery of winerySchema.array().parse(body)) {
    expect(winery.tastingFee === null ? winery.unknownFacts : ["tastingFee"]).toContain(
      "tastingFee",
    );
    expect(Number.parseFloat(winery.latitude)).toBeGreaterThan(45);
    expect(winery.rating).toBeNull();
  }
});

test("§7: GET /api/wineries/featured answers a dozen, spread over the regions", async ({ app }) => {
  const { body } = await request(app).get("/api/wineries/featured");
  const featured = winerySchema.array().parse(body);
  expect(featured).toHaveLength(12);
  expect(featured.every(({ isFeatured }) => isFeatured)).toBe(true);
  expect(new Set(featured.map(({ region }) => region)).size).toBeGreaterThanOrEqual(8);
});

test("§7: GET /api/wineries/slug/{slug} answers one winery", async ({ app }) => {
  const { status, body } = await request(app).get("/api/wineries/slug/cote-bonneville");
  expect(status).toBe(200);
  expect(winerySchema.parse(body).name).toBe("Côte Bonneville");
});

test("an unknown slug is answered with a 404 problem on one line", async ({ app }) => {
  const { status, type, body, text } = await request(app).get("/api/wineries/slug/nowhere");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json" });
  expect(body.detail).toBe('No winery has the slug "nowhere".');
  expect(text).not.toContain("\n");
});

test("unknown API paths answer a 404 problem, not the page", async ({ app }) => {
  const { status, type } = await request(app).get("/api/wineries/else/where");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json" });
});
