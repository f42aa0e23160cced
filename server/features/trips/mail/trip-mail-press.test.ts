import request from "supertest";
import { describe, expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { MailError, RecipientRefusedError } from "#server/platform/mailer.ts";
import { bodyFor, send, wineriesNamed } from "#server/testing/asked-mail.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { tripBodySchema, tripInputFrom } from "#shared/api/trips/trip.ts";
import { createTripOnce } from "../create-trip.ts";

describe("pressing Send twice", () => {
  test("sends once, and both are told the truth", async ({ app, db, mailer }) => {
    const body = await bodyFor(db);
    const answers = await Promise.all([send(app, body), send(app, body), send(app, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(app, body);
    expect(mailer.sent).toHaveLength(1);
  });

  test("without a request id the same request is a new one after a minute", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    const body = await bodyFor(db);
    await send(app, body);
    clock.now = new Date(clock.now.getTime() + 59_000);
    await send(app, body);
    expect(mailer.sent).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 2_000);
    await send(app, body);
    expect(mailer.sent).toHaveLength(2);
  });

  test("a request id is remembered for the day, and another id is another press", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    const body = await bodyFor(db, { requestId: "4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11" });
    await send(app, body);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await send(app, body);
    expect(mailer.sent).toHaveLength(1);
    await send(app, { ...body, requestId: "9a1f1a70-53b4-4f4e-8a69-7f4c2f4b9e22" });
    expect(mailer.sent).toHaveLength(2);
  });

  test("a request id does not make another address's mail the same mail", async ({
    app,
    db,
    mailer,
  }) => {
    const body = await bodyFor(db, { requestId: "4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11" });
    await send(app, body);
    await send(app, { ...body, email: "other@example.org" });
    expect(mailer.sent.map(({ to }) => to)).toEqual(["visitor@example.org", "other@example.org"]);
  });

  test("which makes another trip where the first was deleted, is counted like any trip that is made", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    const body = await bodyFor(db, { requestId: "4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11" });
    const { itineraries } = schema;
    const press = async () => {
      const { status } = await send(app, body);
      await db.update(itineraries).set({ deletedAt: clock.now });
      return [status, await db.$count(itineraries)];
    };
    expect([await press(), await press()]).toEqual([
      [200, 1],
      [200, 2],
    ]);
    for (let more = 2; more < 60; more++) expect((await send(app, {})).status).toBe(400);
    expect(await press()).toEqual([429, 2]);
    expect(mailer.sent).toHaveLength(1);
  });

  test("after a failure one click sends again", async ({ app, db, mailer }) => {
    const body = await bodyFor(db);
    mailer.failure = new MailError("away", true);
    expect((await send(app, body)).status).toBe(503);
    mailer.failure = null;
    expect((await send(app, body)).status).toBe(200);
    expect(mailer.sent).toHaveLength(1);
  });

  test("a trip deleted between a failure and the next click is made anew", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    const body = await bodyFor(db, { requestId: "4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11" });
    mailer.failure = new MailError("away", true);
    for (const _deletion of [1, 2]) {
      expect((await send(app, body)).status).toBe(503);
      await db.update(schema.itineraries).set({ deletedAt: clock.now });
    }
    mailer.failure = null;
    expect((await send(app, body)).status).toBe(200);
    const [, token] = /\/trip\/([\w-]{24})#edit=/.exec(mailer.sent[0]?.text ?? "") ?? [];
    await request(app).get(`/api/trips/${token}`).expect(200);
  });

  test("tries of one press at once, the first of them overtaken, are about one trip", async ({
    db,
    deps,
  }) => {
    const wineries = await wineriesNamed(db, "Côte One");
    const trip = tripInputFrom(tripBodySchema.parse({ base: "Walla Walla", wineries, days: 1 }));
    const { user } = await signedInVisitor(deps);
    for (const userId of [undefined, user.id]) {
      const tries = Array.from({ length: 4 }, () =>
        createTripOnce(deps, trip, userId, `${userId}`),
      );
      const kept = await Promise.all(tries);
      expect(new Set(kept.map(({ row }) => row.id)).size).toBe(1);
    }
    expect(await db.select().from(schema.itineraries)).toHaveLength(2);
  });

  test("of a mail that is refused for good no trip stays", async ({ app, db, mailer }) => {
    const body = await bodyFor(db);
    for (const [failure, status] of [
      [new RecipientRefusedError("550"), 400],
      [new MailError("554", false), 503],
    ] as const) {
      mailer.failure = failure;
      expect((await send(app, body)).status).toBe(status);
      expect(await db.select().from(schema.itineraries)).toEqual([]);
    }
  });

  test("a trip in an account stays also without its mail", async ({ app, db, deps, mailer }) => {
    const ada = await signedInVisitor(deps);
    mailer.failure = new RecipientRefusedError("550");
    const body = await bodyFor(db);
    expect((await send(app, body).set(ada.headers)).status).toBe(400);
    const { body: trips } = await request(app).get("/api/itineraries").set(ada.headers);
    expect(trips).toHaveLength(1);
  });

  test("a refusal leaves alone the trip of a try that may have arrived", async ({
    app,
    db,
    mailer,
  }) => {
    const body = await bodyFor(db, { requestId: "4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11" });
    mailer.failure = new MailError("no answer after DATA", true);
    await send(app, body);
    mailer.failure = new RecipientRefusedError("550");
    expect((await send(app, body)).status).toBe(400);
    expect(await db.select().from(schema.itineraries)).toHaveLength(1);
  });

  test("a process that died while sending holds the request no longer than 20 seconds", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    const body = await bodyFor(db);
    await send(app, body);
    await db.update(schema.mailRequests).set({
      status: "sending",
      expiresAt: new Date(clock.now.getTime() + 20_000),
    });
    clock.now = new Date(clock.now.getTime() + 21_000);
    expect((await send(app, body)).status).toBe(200);
    expect(mailer.sent).toHaveLength(2);
  });
});
