/** Ready-made trips opened whole, as the planner opens them and its page sends them. */
import request from "supertest";
import { expect } from "vitest";
import { offeredTrip } from "#client/features/reading/use-linked-trip.ts";
import { EMPTY_FORM } from "#client/features/trips/planner/trip-draft.ts";
import { tripBody, tripInputOf } from "#client/features/trips/trip-bodies.ts";
import { test } from "#server/testing/testing.ts";
import { readyTripSchema, readyTripSummarySchema } from "#shared/api/ready-trips.ts";
import { tripSchema } from "#shared/api/trips/trip.ts";

test("every trip opens whole as one trip, through all its bases and with each of its wineries", async ({
  app,
  clock,
}) => {
  const { body: list } = await request(app).get("/api/ready-trips");
  for (const { slug } of readyTripSummarySchema.array().parse(list)) {
    const ready = readyTripSchema.parse((await request(app).get(`/api/ready-trips/${slug}`)).body);
    const offered = offeredTrip(ready, null, clock.now);
    if (!offered) throw new Error(`${slug} is not offered`);
    const { title, form, wineryIds, ends } = offered;
    const asked = tripInputOf({ ...EMPTY_FORM, name: title, ...form }, wineryIds);
    const trip = ends ? { ...asked, ends, days: ends.length } : asked;
    const made = await request(app).post("/api/trips").send(tripBody(trip));
    expect(made.status, `${slug} ${JSON.stringify(made.body)}`).toBe(201);
    const path = made.body.url.replace("/trip/", "/api/trips/");
    const { plan, name } = tripSchema.parse((await request(app).get(path)).body);
    expect(name).toBe(ready.title);
    expect([slug, plan?.left.map(({ wineryId }) => wineryId)]).toEqual([slug, []]);
    const days = ready.stays.flatMap((each) => each.days.map(() => each.base));
    expect(plan?.days.map(({ from }) => from)).toEqual(days);
    expect(plan?.days.at(-1)?.to).toBe(days.at(-1));
  }
});
