import express, { type Request } from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { createLogger } from "#server/platform/logger.ts";
import { problemHandler } from "../errors.ts";
import { originOf, sameOriginOnly } from "./same-origin.ts";

const app = express();
app.use("/api", sameOriginOnly("https://guide.test"));
app.use((_req, res) => {
  res.json({ passed: true });
});
app.use(problemHandler(createLogger("silent")));

const COOKIE = "__Host-guide-session=s%3Aanything";

async function statusOf(
  headers: Record<string, string>,
  method = "post",
  path = "/api/favorites/1",
) {
  const call = request(app)[method as "post"](path);
  return (await call.set(headers)).status;
}

test.each([
  ["a page of the site, by Sec-Fetch-Site", { "Sec-Fetch-Site": "same-origin", Cookie: COOKIE }],
  ["the visitor's own hand", { "Sec-Fetch-Site": "none", Cookie: COOKIE }],
  ["a page of the site, by Origin", { Origin: "https://guide.test", Cookie: COOKIE }],
  [
    "a page of the site under another of its names",
    { Origin: "http://192.168.1.5:5000", Host: "192.168.1.5:5000", Cookie: COOKIE },
  ],
  ["a program without a session", {}],
])("%s may change something", async (_who, headers: Record<string, string>) => {
  expect(await statusOf(headers)).toBe(200);
});

test.each([
  ["a page of another site", { "Sec-Fetch-Site": "cross-site", Cookie: COOKIE }],
  ["a page of a sister site", { "Sec-Fetch-Site": "same-site", Cookie: COOKIE }],
  ["a page of another site, even without a session", { "Sec-Fetch-Site": "cross-site" }],
  ["another site by Origin", { Origin: "https://evil.example", Cookie: COOKIE }],
  ["another port by Origin", { Origin: "https://guide.test:8443", Cookie: COOKIE }],
  ["a sandboxed frame", { Origin: "null", Cookie: COOKIE }],
  ["one who does not say, with a session", { Cookie: COOKIE }],
  [
    "one whose headers disagree",
    { "Sec-Fetch-Site": "cross-site", Origin: "https://guide.test", Cookie: COOKIE },
  ],
])("%s is refused with a 403 problem", async (_who, headers: Record<string, string>) => {
  const answer = await request(app).put("/api/favorites/1").set(headers);
  expect({ status: answer.status, type: answer.type }).toEqual({
    status: 403,
    type: "application/problem+json",
  });
  for (const method of ["post", "patch", "delete"]) {
    expect(await statusOf(headers, method)).toBe(403);
  }
});

test("an origin without a host is foreign, also to a request that names no host", () => {
  const get = (name: string) => (name === "origin" ? "null" : undefined);
  expect(originOf({ get } as unknown as Request, "https://guide.test")).toBe("foreign");
});

test("reading is open to every origin", async () => {
  expect(await statusOf({ "Sec-Fetch-Site": "cross-site", Cookie: COOKIE }, "get")).toBe(200);
});

test("RFC 8058: the one-click unsubscription comes from the mail provider, and passes", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://mail.example" };
  expect(await statusOf(headers, "post", "/api/newsletter/unsubscribe/a-token")).toBe(200);
  expect(await statusOf(headers, "post", "/api/newsletter/unsubscribe/a-token/more")).toBe(403);
  expect(await statusOf(headers, "post", "/api/newsletter")).toBe(403);
});
