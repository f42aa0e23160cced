import { JSDOM } from "jsdom";
import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";

test("any site may frame a winery's card, which loads nothing and opens its links outside", async ({
  app,
  db,
}) => {
  const [winery] = (await db.select().from(schema.wineries)).filter(
    ({ leftKind }) => leftKind === null,
  );
  const answer = await request(app).get(`/embed/winery/${winery?.slug}`);
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty("x-frame-options");
  expect(answer.headers).not.toHaveProperty("set-cookie");
  const policy = answer.headers["content-security-policy"];
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors \*/);
  expect(answer.text.length).toBeLessThan(4_000);
  const { document } = new JSDOM(answer.text).window;
  expect(document.querySelector("h1")?.textContent).toBe(winery?.name);
  const links = [...document.querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), link.target])).toEqual([
    [`/winery/${winery?.slug}`, "_blank"],
  ]);
});

test("a card of no winery is a 404 and leads to the directory", async ({ app }) => {
  const answer = await request(app).get("/embed/winery/nowhere");
  expect([answer.status, answer.headers]).toMatchObject([
    404,
    {
      "content-security-policy": expect.stringContaining("frame-ancestors *"),
      "cache-control": "no-store",
    },
  ]);
  expect(answer.text).toContain("Winery Not Found");
  expect(answer.text).toContain('href="/wineries"');
});

test("the card of a winery that left says so by its name, and leads to why", async ({
  app,
  db,
}) => {
  const rows = await db.select().from(schema.wineries);
  const left = rows.find(({ leftKind }) => leftKind === "closed");
  const answer = await request(app).get(`/embed/winery/${left?.slug}`);
  expect(answer.status).toBe(410);
  const { document } = new JSDOM(answer.text).window;
  expect(document.querySelector("h1")?.textContent).toBe(left?.name);
  expect(document.body.textContent).toMatch(/Closed[\s\S]*no longer in/);
  expect(document.body.textContent).not.toContain("Not Found");
  expect(document.querySelector("a")?.getAttribute("href")).toBe(`/winery/${left?.slug}`);
});

test("the map has every winery of the guide within its frame, and stays small", async ({
  app,
  db,
}) => {
  const answer = await request(app).get("/embed/map");
  const inGuide = (await db.select().from(schema.wineries)).filter(
    ({ leftKind }) => leftKind === null,
  );
  const { document } = new JSDOM(answer.text).window;
  const markers = [...document.querySelectorAll("circle")];
  expect(markers).toHaveLength(inGuide.length);
  const [, , width = 0, height = 0] = (document.querySelector("svg")?.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  for (const marker of markers) {
    expect(Number(marker.getAttribute("cx"))).toBeGreaterThan(0);
    expect(Number(marker.getAttribute("cx"))).toBeLessThan(width);
    expect(Number(marker.getAttribute("cy"))).toBeGreaterThan(0);
    expect(Number(marker.getAttribute("cy"))).toBeLessThan(height);
  }
  expect(answer.text.length).toBeLessThan(60_000);
  expect(answer.headers).not.toHaveProperty("x-frame-options");
  expect(answer.headers["content-encoding"]).toMatch(/br|gzip/);
});

test("every other page refuses to be framed", async ({ app }) => {
  for (const path of ["/data", "/api/docs", "/api/wineries"]) {
    const { headers } = await request(app).get(path);
    expect([path, headers["x-frame-options"]]).toEqual([path, "DENY"]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});
