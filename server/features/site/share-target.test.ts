import request from "supertest";
import { expect } from "vitest";
import { test as base } from "#server/testing/testing.ts";

const SITE = "http://guide.test";

/** Shares something into the site as a phone does, and says where that leads. */
const test = base.extend("share", async ({ app }) => async (shared: Record<string, string>) => {
  const { status, headers } = await request(app).get("/shared").query(shared);
  expect([status, headers["cache-control"]]).toEqual([303, "no-store"]);
  const { pathname, searchParams, hash, origin } = new URL(headers.location ?? "", SITE);
  expect(origin).toBe(SITE);
  const searched = searchParams.get("q");
  return pathname + hash + (searched === null ? "" : ` ${searched}`);
});

test("a link to a page of this site opens that page, wherever in the share it stands", async ({
  share,
}) => {
  expect(await share({ url: `${SITE}/winery/abeja` })).toBe("/winery/abeja");
  expect(await share({ text: `Look: ${SITE}/trip/abc#edit=key` })).toBe("/trip/abc#edit=key");
  expect(await share({ text: `At ${SITE}/winery/abeja, it is great` })).toBe("/winery/abeja");
  expect(await share({ title: "Trip", text: "(http://GUIDE.test/ready-made-trips/x)" })).toBe(
    "/ready-made-trips/x",
  );
});

test("a link that only looks like this site's leads nowhere else", async ({ share }) => {
  for (const url of [
    "http://guide.test.evil.example/winery/abeja",
    "http://guide.test@evil.example/planner",
    "http://guide.test//evil.example/planner",
    "http://guide.test/api/logout",
  ]) {
    expect(await share({ url })).toMatch(/^\/wineries\b/);
  }
});

test("other words are looked for, the first line of them, without quotes and links, and not endlessly", async ({
  share,
}) => {
  expect(await share({ text: "ABEJA\n2014 Mill Creek Rd\nhttps://maps.example/x1" })).toBe(
    "/wineries ABEJA",
  );
  expect(await share({ text: '"Syrah & friends"\n https://other.example/#:~:text=Syrah' })).toBe(
    "/wineries Syrah & friends",
  );
  expect(await share({ title: "Käse und Wein?", text: " " })).toBe("/wineries Käse und Wein?");
  const long = await share({ text: "vineyard ".repeat(150) });
  expect(long.length).toBeLessThan(120);
});

test("nothing, or nothing that can be read, leads to the directory", async ({ share }) => {
  for (const shared of [{}, { text: "😀\u0000 \n" }, { title: "…", url: "https://" }]) {
    expect(await share(shared)).toBe("/wineries");
  }
});

test("a part that is sent twice counts as none", async ({ app }) => {
  const { headers } = await request(app).get("/shared?text=a&text=b&title=Abeja%E0%A4%A");
  expect(headers.location).toMatch(/^\/wineries\?q=Abeja/);
});
