import { eq } from "drizzle-orm";
import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { schema } from "#server/platform/database/db.ts";
import { test as base } from "#server/testing/testing.ts";
import { contentCoverage } from "./coverage.ts";
import { readContentRows } from "./coverage-queries.ts";

const test = base.extend("coverage", async ({ db, clock }) => async () => {
  return contentCoverage(await readContentRows(db, clock.now));
});

describe("the report on the content", () => {
  test("counts what is known of each fact, and what is too old, by fact and by region", async ({
    coverage,
    db,
  }) => {
    const { facts, regions } = await coverage();
    const phone = facts.find(({ name }) => name === "phone");
    expect(phone?.of).toBe(186);
    await db
      .update(schema.wineries)
      .set({ phone: null, unknownFacts: ["phone"] })
      .where(eq(schema.wineries.slug, "corliss"));
    const after = await coverage();
    expect(after.facts.find(({ name }) => name === "phone")?.known).toBe((phone?.known ?? 0) - 1);
    expect(regions.reduce((sum, { of }) => sum + of, 0)).toBe(186 * facts.length);
  });

  test("shows the addresses that sources contradict", async ({ coverage, db }) => {
    const { factSources, wineries } = schema;
    const [told] = await db
      .update(wineries)
      .set({ address: "10000 Example Way" })
      .where(eq(wineries.slug, "corliss"))
      .returning();
    await db
      .update(factSources)
      .set({ note: "the old building, 6213-B Roosevelt Way NE" })
      .where(eq(factSources.wineryId, told?.id ?? 0));
    const { conflicts } = await coverage();
    expect(conflicts).toContainEqual({
      slug: "corliss",
      what: expect.stringMatching(/10000 Example Way.+6213-B Roosevelt/),
    });
  });

  test("names wineries that share a phone, and those that articles link to", async ({
    coverage,
    db,
  }) => {
    const { wineries } = schema;
    await db.update(wineries).set({ phone: "+15090000001" }).where(eq(wineries.slug, "corliss"));
    await db.update(wineries).set({ phone: "+15090000001" }).where(eq(wineries.slug, "abeja"));
    const { duplicates, named } = await coverage();
    expect(duplicates).toContainEqual({ what: "phone +15090000001", slugs: ["abeja", "corliss"] });
    expect(named[0]?.articles).toBeGreaterThanOrEqual(named[1]?.articles ?? 0);
    expect(named.map(({ slug }) => slug)).toContain("forgeron-cellars");
  });

  test("counts what is known of the places to eat and stay that visitors see", async ({
    coverage,
    db,
  }) => {
    const shareOf = async (name: string) =>
      (await coverage()).places.find((share) => share.name === name);
    const [shown, phone] = [await shareOf("shown to visitors"), await shareOf("phone")];
    expect(phone?.of).toBe(shown?.known);
    const { placesToEatAndStay: places } = schema;
    await db.update(places).set({ phone: "+15090000001" }).where(eq(places.slug, "larch"));
    await db.update(places).set({ closedReason: "Closed." }).where(eq(places.slug, "mana"));
    expect(await shareOf("phone")).toMatchObject({
      known: (phone?.known ?? 0) + 1,
      of: (phone?.of ?? 0) - 1,
    });
  });

  test("puts the oldest first", async ({ coverage }) => {
    const dates = (await coverage()).oldest.map(({ date }) => date ?? "");
    expect(dates).toEqual([...dates].sort());
  });
});

describe("/dev/content", () => {
  const local = { PUBLIC_URL: "http://localhost:5000" };

  test("shows the report to this machine", async ({ deps }) => {
    const config = { ...deps.config, publicUrl: local.PUBLIC_URL };
    const answer = await request(createApp({ ...deps, config }))
      .get("/dev/content")
      .set("Host", "localhost:5000");
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("<meter");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test.for([
    ["in production", { production: true, publicUrl: local.PUBLIC_URL }, "localhost:5000", {}],
    ["on a public address", { publicUrl: "https://guide.test" }, "localhost:5000", {}],
    ["under another name", { publicUrl: local.PUBLIC_URL }, "evil.test", {}],
    [
      "through a proxy nobody named",
      { publicUrl: local.PUBLIC_URL },
      "localhost:5000",
      { "X-Forwarded-For": "198.51.100.1" },
    ],
  ] as const)("is not there %s", async ([, change, host, headers], { deps }) => {
    const config = { ...deps.config, ...change };
    const answer = await request(createApp({ ...deps, config }))
      .get("/dev/content")
      .set({ Host: host, ...headers });
    expect(answer.status).toBe(404);
  });
});
