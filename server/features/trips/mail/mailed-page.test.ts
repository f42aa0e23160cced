import { randomUUID } from "node:crypto";
import request from "supertest";
import { expect } from "vitest";
import { listDepartedWineries } from "#server/features/wineries/winery-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { MailError } from "#server/platform/mailer.ts";
import { type RecordingMailer, test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";

type App = Parameters<typeof request>[0];

const NAME = "Harvest weekend with the Brewers";
const BODY = {
  email: "visitor@example.org",
  tripData: {
    startCity: "walla walla",
    preferences: ["Syrah"],
    days: 1,
    wineriesPerDay: 2,
    guests: 9,
    name: NAME,
    budget: "No preference",
    schedule: { dayStart: 660, arrangement: [[4, 1]] },
  },
  wineries: [1, 4],
};

const send = (app: App, body: object, headers: Readonly<Record<string, string>> = {}) =>
  request(app).post("/api/itineraries/send-email").set(headers).send(body);

/** The trip that the last mail's link leads to. */
async function mailedTrip(app: App, mailer: RecordingMailer): Promise<Trip> {
  const { text = "" } = mailer.sent.at(-1) ?? {};
  const [, token = "", key] = /\/trip\/([\w-]{24})(?:#edit=([\w-]{24}))/.exec(text) ?? [];
  const { status, body } = await request(app)
    .get(`/api/trips/${token}`)
    .set(key === undefined ? {} : { "X-Edit-Key": key });
  expect(status, text).toBe(200);
  return tripSchema.parse(body);
}

test("a mailed plan is a trip that its link opens and changes on any device", async ({
  app,
  mailer,
}) => {
  expect((await send(app, BODY)).status).toBe(200);
  expect(await mailedTrip(app, mailer)).toMatchObject({
    mayEdit: true,
    hasOwner: false,
    name: NAME,
    guests: 9,
    answers: { budget: "No preference", preferences: ["Syrah"] },
    request: { base: "Walla Walla", wineries: [1, 4], days: 1, dayStart: 660 },
    arrangement: [[4, 1]],
  });
});

test("a stranger's mailbox is not told the name, the owner's own is, and a stranger cannot edit", async ({
  app,
  deps,
  mailer,
}) => {
  const ada = await signedInVisitor(deps, { email: "ada@example.org" });
  const mailed = async (email: string, headers = {}) => {
    expect((await send(app, { ...BODY, email }, headers)).status).toBe(200);
    const { subject = "", text = "" } = mailer.sent.at(-1) ?? {};
    return { named: `${subject} ${text}`.includes(NAME), editable: text.includes("#edit=") };
  };
  expect(await mailed("stranger@example.org")).toEqual({ named: false, editable: true });
  expect(await mailed("ada@example.org", ada.headers)).toEqual({ named: true, editable: true });
  expect(await mailed("friend@example.org", ada.headers)).toEqual({
    named: false,
    editable: false,
  });
  const { body: trips } = await request(app).get("/api/itineraries").set(ada.headers);
  expect(trips).toHaveLength(2);
});

test("a press that failed and is repeated makes one trip", async ({ app, db, mailer }) => {
  const body = { ...BODY, requestId: randomUUID() };
  mailer.failure = new MailError("away", true);
  expect((await send(app, body)).status).toBe(503);
  mailer.failure = null;
  expect((await send(app, body)).status).toBe(200);
  expect(await db.select().from(schema.itineraries)).toHaveLength(1);
  expect((await mailedTrip(app, mailer)).name).toBe(NAME);
});

test("a mail from the page of a trip counts the wineries that have left the guide since", async ({
  app,
  db,
  mailer,
}) => {
  const body = { base: "Walla Walla", wineries: [1, 4], days: 1, wineriesPerDay: 3 };
  const made = await request(app).post("/api/trips").send(body).expect(201);
  const [left] = await listDepartedWineries(db);
  await db.update(schema.itineraries).set({ wineryIds: [1, 4, left?.id ?? 0] });
  const mail = { email: BODY.email, requestId: randomUUID() };
  await request(app)
    .post(`/api${made.body.url.replace("trip", "trips")}/mail`)
    .send(mail)
    .expect(200);
  for (const part of [mailer.sent[0]?.text, mailer.sent[0]?.html]) {
    expect(part?.replace(/\s+/g, " ")).toContain("1 winery of this trip has left the guide since");
  }
});

test("what is wrong with the schedule is told at its field", async ({ app }) => {
  const { status, body } = await send(app, {
    ...BODY,
    tripData: { ...BODY.tripData, schedule: { pins: [{ wineryId: 9, day: 0 }] } },
  });
  expect([status, body.errors]).toEqual([
    400,
    [{ field: "body.tripData.schedule.pins.0.wineryId", message: "Pin a chosen winery" }],
  ]);
});
