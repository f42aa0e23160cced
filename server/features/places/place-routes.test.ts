import { eq } from "drizzle-orm";
import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { placeSchema } from "#shared/api/places.ts";
import { findTown } from "#shared/domain/places/towns.ts";

const { placesToEatAndStay: places } = schema;

test("GET /api/places answers the places by town and name, each with who lists it", async ({
  app,
}) => {
  const { body } = await request(app).get("/api/places");
  const listed = placeSchema.strict().array().parse(body);
  expect(listed).toHaveLength(99);
  const keys = listed.map(({ town, name }) => `${town} ${name}`);
  expect(keys[0]).toMatch(/^Bainbridge Island /);
  expect(new Set(keys).size).toBe(listed.length);
  expect(listed.every(({ source }) => source.name !== "")).toBe(true);
});

test("closed places and doubtful ones are kept from visitors", async ({ app, db }) => {
  const { body } = await request(app).get("/api/places");
  const shown = new Set(
    placeSchema
      .array()
      .parse(body)
      .map(({ slug }) => slug),
  );
  const rows = await db.select().from(places);
  const hidden = rows.filter(({ slug }) => !shown.has(slug));
  expect(rows).toHaveLength(170);
  expect(hidden.every((row) => row.closedReason !== null || row.sureness === "low")).toBe(true);
  expect(hidden.map(({ slug }) => slug)).toContain("whitehouse-crawford");
});

test("a place lies at its town's center until somebody has measured it", async ({ app, db }) => {
  const town = findTown("Walla Walla");
  await db
    .update(places)
    .set({ latitude: "46.068000", longitude: "-118.337000" })
    .where(eq(places.slug, "the-finch"));
  const { body } = await request(app).get("/api/places");
  const of = (slug: string) =>
    placeSchema
      .array()
      .parse(body)
      .find((each) => each.slug === slug);
  expect(of("the-finch")).toMatchObject({ latitude: 46.068, isAtTownCenter: false });
  expect(of("brasserie-four")).toMatchObject({
    latitude: town?.latitude,
    longitude: town?.longitude,
    isAtTownCenter: true,
  });
});

test("a place that cannot be shown is left out, and the others are not", async ({ app, db }) => {
  await db.update(places).set({ town: "Atlantis" }).where(eq(places.slug, "the-finch"));
  await db.update(places).set({ sourceUrl: "no address" }).where(eq(places.slug, "larch"));
  const { body } = await request(app).get("/api/places");
  const slugs = placeSchema
    .array()
    .parse(body)
    .map(({ slug }) => slug);
  expect(slugs).toHaveLength(97);
  expect(slugs).not.toContain("the-finch");
});
