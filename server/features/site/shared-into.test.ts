import { eq } from "drizzle-orm";
import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
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
  expect(await share({ text: `Look: ${SITE}/trip/abc#edit=key.` })).toBe("/trip/abc#edit=key");
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

test("a winery's own website opens the winery, a page below it too", async ({ share, db }) => {
  await db
    .update(schema.wineries)
    .set({ website: "https://www.only-here.test/" })
    .where(eq(schema.wineries.slug, "abeja"));
  expect(await share({ text: "http://only-here.test/visit?from=app" })).toBe("/winery/abeja");
  expect(await share({ title: "Visit us", url: "https://only-here.test" })).toBe("/winery/abeja");
  expect(await share({ url: "https://only-here.test.example" })).toBe(
    "/wineries only-here.test.example",
  );
});

test("a house's website that several wineries share is no answer, its words are looked for", async ({
  share,
  db,
}) => {
  await db.update(schema.wineries).set({ website: "https://house.test" });
  expect(await share({ title: "A house", url: "https://house.test/rooms" })).toBe(
    "/wineries A house",
  );
});

test("a place shared by a map opens the winery of that name, one that left too", async ({
  share,
  db,
}) => {
  const rows = await db.select().from(schema.wineries);
  const left = rows.find(({ leftKind }) => leftKind !== null);
  expect(
    await share({ text: "ABEJA\n2014 Mill Creek Rd, Walla Walla\nhttps://maps.example/x1" }),
  ).toBe("/winery/abeja");
  expect(await share({ title: `${left?.name} | Maps` })).toBe(`/winery/${left?.slug}`);
});

test("other words are looked for as they are, without quotes and links, and not endlessly", async ({
  share,
}) => {
  expect(await share({ text: '"Syrah & friends"\n https://other.example/#:~:text=Syrah' })).toBe(
    "/wineries Syrah & friends",
  );
  expect(await share({ title: "Käse und Wein?", text: " " })).toBe("/wineries Käse und Wein?");
  const long = await share({ text: "vineyard ".repeat(150) });
  expect(long.length).toBeLessThan(120);
  expect(long).toMatch(/vineyard$/);
});

test("of what is longer than a page's title or a place only the beginning is read", async ({
  share,
}) => {
  const link = `${SITE}/winery/abeja`;
  expect(await share({ text: `${"-".repeat(500)} ${link}` })).toBe("/winery/abeja");
  expect(await share({ text: `Wine ${"-".repeat(600)} ${link}` })).toBe("/wineries Wine");
  expect(await share({ text: `Wine ${"http://a.test ".repeat(20)}${link}` })).toBe(
    "/wineries Wine",
  );
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
