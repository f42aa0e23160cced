import request from "supertest";
import { expect } from "vitest";
import { test } from "#server/testing.ts";

test("an unknown slug is answered with a 404 problem on one line", async ({ app }) => {
  const { status, type, body, text } = await request(app).get("/api/wineries/slug/nowhere");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json" });
  expect(body.detail).toBe('No winery has the slug "nowhere".');
  expect(text).not.toContain("\n");
});
