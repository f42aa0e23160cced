import { randomUUID } from "node:crypto";
import request from "supertest";
import { describe, expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { type App, type Made, make, read } from "#server/testing/made-trip.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import type { Place } from "#shared/api/places.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";

const mail = (app: App, { path }: Made, email: string, headers = {}, body = {}) =>
  request(app)
    .post(`${path}/mail`)
    .set(headers)
    .send({ email, ...body });

const keyOf = ({ key }: Made) => ({ "X-Edit-Key": key });

describe("mailing a trip as it stands", () => {
  test("sends its times and links, and makes no second trip", async ({ app, db, mailer }) => {
    const made = await make(app, { days: 1, wineries: [138, 140] });
    const change = { id: randomUUID(), kind: "day", day: 0, start: 720, end: 1080 };
    const { body } = await request(app)
      .patch(made.path)
      .set(keyOf(made))
      .send({ version: 1, changes: [change] });
    await mail(app, made, "ben@example.org", keyOf(made)).expect(200, { status: "sent" });
    const [{ text = "" } = {}] = mailer.sent;
    expect(text).toContain(`/trip/${made.token}#edit=${made.key}`);
    const { stops } = body.plan.days[0];
    expect(stops[0].begin).toBeGreaterThan(720);
    expect(text).toContain(clockText(stops[0].begin));
    expect(await db.select().from(schema.itineraries)).toHaveLength(1);
  });

  test("who may only see it mails the link that shows it", async ({ app, mailer }) => {
    const made = await make(app);
    await mail(app, made, "ben@example.org").expect(200);
    expect(mailer.sent[0]?.text).toContain(`/trip/${made.token}`);
    expect(mailer.sent[0]?.text).not.toContain("#edit=");
  });

  test("one press is one mail; a trip that was changed since is another", async ({
    app,
    mailer,
  }) => {
    const made = await make(app);
    const press = { requestId: randomUUID() };
    for (const again of [1, 2]) {
      const { status } = await mail(app, made, "ben@example.org", keyOf(made), press);
      expect([again, status]).toEqual([again, 200]);
    }
    expect(mailer.sent).toHaveLength(1);
    await mail(app, made, "ben@example.org", keyOf(made)).expect(200);
    const change = { id: randomUUID(), kind: "guests", guests: 3 };
    await request(app)
      .patch(made.path)
      .set(keyOf(made))
      .send({ version: 1, changes: [change] });
    await mail(app, made, "ben@example.org", keyOf(made)).expect(200);
    expect(mailer.sent.length).toBeGreaterThan(1);
  });

  test("is limited like any plan, and refused for a link that has ended", async ({ app }) => {
    const made = await make(app);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) {
      const press = { requestId: randomUUID() };
      const body = { id: randomUUID(), kind: "guests", guests: time + 1 };
      await request(app)
        .patch(made.path)
        .set(keyOf(made))
        .send({ version: 1, changes: [body] });
      statuses.push((await mail(app, made, "ben@example.org", keyOf(made), press)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await mail(app, { ...made, path: "/api/trips/unknown" }, "ben@example.org").expect(404);
  });

  test("what was typed reaches nobody who has not confirmed, and notes nobody at all", async ({
    app,
    deps,
    mailer,
  }) => {
    const ada = await signedInVisitor(deps, { email: "ada@example.org" });
    const made = await make(
      app,
      {
        base: undefined,
        wineries: [138, 140],
        name: "Visit evil.example now",
        ends: [
          { from: "evil.example one, Walla Walla", to: "evil.example two, Walla Walla" },
          { from: "evil.example two, Walla Walla", to: "Walla Walla" },
        ],
        places: [{ lunch: { name: "evil.example three", town: "Walla Walla" } }, {}],
        notes: { 138: { text: "evil.example four" } },
      },
      ada.headers,
    );
    await mail(app, made, "ben@example.org", keyOf(made)).expect(200);
    await mail(app, made, "ada@example.org", ada.headers).expect(200);
    const [stranger, own] = mailer.sent.map(({ subject, text, html, attachments = [] }) =>
      [subject, text, html, ...attachments.map(({ content }) => String(content))].join("\n"),
    );
    expect(stranger).not.toContain("evil.example");
    expect(own).toContain("Visit evil.example now");
    expect(own).not.toContain("evil.example four");
    expect(own?.replace(/\s+/g, " ")).toContain("at evil.example three, in Walla Walla");
    expect(stranger?.replace(/\s+/g, " ")).toContain("at a place of your own, in Walla Walla");
  });

  test("a lunch at a place of the guide has the name that the guide gives it", async ({
    app,
    mailer,
  }) => {
    const places = (await request(app).get("/api/places")).body as Place[];
    const { id = 0, name = "" } = places.find(({ town }) => town === "Walla Walla") ?? {};
    const lunch = { placeId: id, name: "evil.example", town: "Walla Walla" };
    const made = await make(app, { days: 1, wineries: [138, 140], places: [{ lunch }] });
    await mail(app, made, "ben@example.org").expect(200);
    const [{ text = "" } = {}] = mailer.sent;
    expect(text.replace(/\s+/g, " ")).toContain(`at ${name}, in Walla Walla`);
    expect(text).not.toContain("evil.example");
  });
});

describe("what the form says", () => {
  const FORM = {
    name: "Afternoon",
    guests: 2,
    accommodation: "Walla Walla",
    drivingDistance: "1 hour",
    timeAvailable: "Half day (4 hours)",
    budget: "No preference",
    reservationPreference: "No preference",
    wineriesPerDay: 2,
    wineryIds: [1, 4],
  };

  test("a half day is an afternoon, whoever makes the trip", async ({ app, deps, mailer }) => {
    const ada = await signedInVisitor(deps);
    const saved = await request(app).post("/api/itineraries").set(ada.headers).send(FORM);
    const { timeAvailable } = FORM;
    const tripData = { startCity: "Walla Walla", days: 1, wineriesPerDay: 2, timeAvailable };
    await request(app)
      .post("/api/itineraries/send-email")
      .send({ email: "ben@example.org", tripData, wineries: [1, 4] })
      .expect(200);
    const [, mailed = ""] = /\/trip\/([\w-]{24})/.exec(mailer.sent[0]?.text ?? "") ?? [];
    const shared = await make(app, { days: 1, wineries: [1, 4], answers: { timeAvailable } });
    for (const path of [
      saved.body.url.replace("/trip/", "/api/trips/"),
      `/api/trips/${mailed}`,
      shared.path,
    ]) {
      expect((await read(app, { path })).request).toMatchObject({ dayStart: 780, dayEnd: 1020 });
    }
  });

  test("saving keeps the hours, the order and the pins of the plan", async ({ app, deps }) => {
    const ada = await signedInVisitor(deps);
    const schedule = { dayStart: 660, pins: [{ wineryId: 4, day: 0 }], arrangement: [[4, 1]] };
    const body = { ...FORM, timeAvailable: "Full day (8 hours)", schedule };
    const saved = await request(app).post("/api/itineraries").set(ada.headers).send(body);
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const path = saved.body.url.replace("/trip/", "/api/trips/");
    expect(await read(app, { path })).toMatchObject({
      request: { dayStart: 660, pins: [{ wineryId: 4, day: 0 }] },
      arrangement: [[4, 1]],
    });
    const wrong = { ...body, schedule: { pins: [{ wineryId: 9, day: 0 }] } };
    const refused = await request(app).post("/api/itineraries").set(ada.headers).send(wrong);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: "body.schedule.pins.0.wineryId", message: "Pin a chosen winery" }],
    ]);
  });
});

test("a press of Send that names itself is answered with the trip it kept", async ({
  app,
  mailer,
}) => {
  const body = {
    email: "ben@example.org",
    tripData: { startCity: "Walla Walla", days: 1, wineriesPerDay: 2 },
    wineries: [1, 4],
    requestId: randomUUID(),
  };
  const send = () => request(app).post("/api/itineraries/send-email").send(body).expect(200);
  const first = (await send()).body;
  expect(mailer.sent[0]?.text).toContain(first.editUrl);
  expect((await send()).body).toEqual(first);
});

test("under another secret the links that were given go on, and the owner is shown links that work", async ({
  app,
  deps,
}) => {
  const ada = await signedInVisitor(deps);
  const made = await make(app, {}, ada.headers);
  const { createApp } = await import("#server/app.ts");
  const { planner } = await import("#server/testing/testing.ts");
  const other = { ...deps, secret: "another secret for tests, 32 characters" };
  const restarted = createApp(other, { planner, painter: async () => null });
  const again = await signedInVisitor(other);
  await deps.db.update(schema.itineraries).set({ userId: again.user.id });
  const [{ url }] = (await request(restarted).get("/api/itineraries").set(again.headers)).body;
  expect(url).not.toBe(`/trip/${made.token}`);
  expect((await read(restarted, { path: url.replace("/trip/", "/api/trips/") })).name).toBe(
    "Harvest weekend",
  );
  expect((await read(restarted, made)).mayEdit).toBe(true);
  await request(restarted)
    .post(`${made.path}/links`)
    .set("X-Edit-Key", made.key)
    .send({ renew: "both" })
    .expect(200);
  await request(restarted).get(made.path).expect(404);
});
