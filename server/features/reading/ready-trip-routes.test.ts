import { eq } from "drizzle-orm";
import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { readyTripSchema, readyTripSummarySchema } from "#shared/api/ready-trips.ts";

const { wineries } = schema;

test("GET /api/ready-trips answers every trip, the shortest first, without their plans", async ({
  app,
  db,
}) => {
  const { body } = await request(app).get("/api/ready-trips");
  const trips = readyTripSummarySchema.array().parse(body);
  expect(trips).toHaveLength(await db.$count(schema.readyTrips));
  expect(trips[0]?.stays[0]?.timeAvailable).toBe("Half day (4 hours)");
  expect(trips.at(-1)?.stays).toHaveLength(2);
  expect(body[0].stays[0]).not.toHaveProperty("days");
  expect(trips.some(({ isFeatured }) => isFeatured)).toBe(true);
});

test("every trip can be read with a plan that visits each of its wineries within its hours", async ({
  app,
}) => {
  const { body: list } = await request(app).get("/api/ready-trips");
  for (const { slug } of readyTripSummarySchema.array().parse(list)) {
    const { body } = await request(app).get(`/api/ready-trips/${slug}`);
    const trip = readyTripSchema.parse(body);
    for (const stay of trip.stays) {
      const stops = stay.days.flatMap((day) => day.stops);
      const visited = stops.map(({ wineryId }) => wineryId).sort((a, b) => a - b);
      expect(visited, slug).toEqual([...stay.wineries].sort((a, b) => a - b));
      expect(stay.days[0]?.weekday).toBe(stay.startWeekday);
      expect(stay.startsOn).toContain(stay.startWeekday);
      for (const { begin, end, opening } of stops) {
        expect(begin).toBeGreaterThanOrEqual(opening?.opens ?? Number.NaN);
        expect(end).toBeLessThanOrEqual(opening?.closes ?? Number.NaN);
      }
    }
    expect(trip.words.length).toBeGreaterThan(1);
  }
});

test("visitors who ask at once for different trips get each their own", async ({ app }) => {
  const slugs = ["sodo-on-foot", "yakima-to-walla-walla", "barbera-on-the-columbia"];
  const asked = [...slugs, ...slugs, ...slugs];
  const answers = await Promise.all(
    asked.map((slug) => request(app).get(`/api/ready-trips/${slug}`)),
  );
  expect(answers.map(({ body }) => body.slug)).toEqual(asked);
});

test("a winery that left the guide is left out of a trip, and a trip without any is not listed", async ({
  app,
  db,
}) => {
  const close = (slug: string) =>
    db
      .update(wineries)
      .set({ leftKind: "closed", leftReason: "It closed." })
      .where(eq(wineries.slug, slug));
  await close("kerloo-cellars");
  await close("pasek-cellars");
  await close("bertelsen-winery");
  const { body: trip } = await request(app).get("/api/ready-trips/sodo-on-foot");
  expect(readyTripSchema.parse(trip).wineries.map(({ name }) => name)).toEqual([
    "Rotie Cellars",
    "Waters Winery",
  ]);
  const { body: list } = await request(app).get("/api/ready-trips");
  const listed = readyTripSummarySchema.array().parse(list);
  expect(listed.map(({ slug }) => slug)).not.toContain("skagit-two-rooms");
  expect((await request(app).get("/api/ready-trips/skagit-two-rooms")).status).toBe(404);
});

test("a slug that no trip has is answered with a 404 problem", async ({ app }) => {
  const { status, body } = await request(app).get("/api/ready-trips/nowhere");
  expect({ status, detail: body.detail }).toEqual({
    status: 404,
    detail: 'No ready-made trip has the slug "nowhere".',
  });
});
