/** What editors take of their guests' advice, and what they note, sent as their page sends it. */
import { randomUUID } from "node:crypto";
import request from "supertest";
import { expect } from "vitest";
import { repairEdit } from "#client/features/trips/edit/edits.ts";
import { inputOf } from "#client/features/trips/store/trip-calls.ts";
import { instantsOf } from "#scripts/testing/shown-journeys.ts";
import { test } from "#server/testing/testing.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";

type App = Parameters<typeof request>[0];

const BODY = { base: "Walla Walla", wineries: [138, 140, 142], days: 1, startDate: "2027-04-09" };

async function sharedTrip(app: App) {
  const { body } = await request(app)
    .post("/api/trips")
    .send({ ...BODY, wineriesPerDay: 3, name: "Harvest" })
    .expect(201);
  const [url = "", key = ""] = String(body.editUrl).split("#edit=");
  const path = url.replace("/trip/", "/api/trips/");
  const read = async (headers = {}) =>
    tripSchema.parse((await request(app).get(path).set(headers).expect(200)).body);
  const asEditor = () => read({ "X-Edit-Key": key });
  const send = async (edits: readonly TripEdit[]) => {
    const changes = edits.map((edit) => ({ ...edit, id: randomUUID() }));
    const answer = await request(app)
      .patch(path)
      .set({ "X-Edit-Key": key })
      .send({ version: 1, changes, by: "Ada" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return tripSchema.parse(answer.body);
  };
  return { path, key, read, asEditor, send };
}

const inShort = ({ plan }: Trip) => ({
  stops: plan?.days.flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId)),
  driveMinutes: plan?.days.reduce((sum, day) => sum + day.driveMinutes, 0),
  backAt: plan?.days[0]?.backAt,
});

test("advice that is accepted comes to what it said, on the page and in the calendar, and can be undone", async ({
  app,
}) => {
  const { path, asEditor, send, read } = await sharedTrip(app);
  const before = await asEditor();
  expect(before.advice).toEqual([]);
  await request(app)
    .put(`${path}/marks`)
    .set("X-Guest-Key", randomUUID())
    .send({ name: "Ann", marks: { 140: "skip" } })
    .expect(200);
  const marked = await asEditor();
  expect(inShort(marked)).toEqual(inShort(before));
  const [advice] = marked.advice;
  if (!advice?.effect) throw new Error("The mark advises nothing");
  expect(advice).toMatchObject({ wineryId: 140, wish: "skip", guests: ["Ann"] });

  const taken = await send([{ kind: "wish", wineryId: advice.wineryId, wish: advice.wish }]);
  const after = inShort(taken);
  expect(after.stops?.toSorted()).toEqual([138, 142]);
  expect([after.driveMinutes, after.backAt]).toEqual([
    advice.effect.driveMinutes,
    advice.effect.backAt,
  ]);
  expect(taken.advice).toEqual([]);
  expect(inShort(await read())).toEqual(after);
  const calendar = await request(app).get(`${path}/calendar.ics`).expect(200);
  expect(instantsOf(calendar.text)).toHaveLength(4);

  const [change] = taken.history;
  if (!change) throw new Error("The change is in no history");
  expect(change.by).toBe("Ada");
  const back = await send([{ kind: "undo", patch: change.undo, said: change.text }]);
  expect(inShort(back)).toEqual(inShort(before));
  expect(back.advice).toHaveLength(1);
});

test("a repair that was chosen without a network leaves what another editor changed of stops meanwhile", async ({
  app,
}) => {
  const { asEditor, send } = await sharedTrip(app);
  await send([{ kind: "pin", wineryId: 138, day: 0 }]);
  const { wishes = {}, pins = [] } = (await asEditor()).request;
  const visitMinutes = { 138: 30, 140: 60, 142: 60 };
  const dropped = { wishes: { ...wishes, 138: "skip" as const }, pins: [], visitMinutes };
  expect(pins).toEqual([{ wineryId: 138, day: 0 }]);
  const repair = repairEdit(inputOf(await asEditor()), {
    change: dropped,
    text: "Drop it: more fits",
  });
  await send([
    { kind: "wish", wineryId: 142, wish: "must" },
    { kind: "pin", wineryId: 140, day: 0 },
  ]);
  await send([{ kind: "visit", wineryId: 140, minutes: 90 }]);
  const { request: after, history } = await send([repair]);
  expect(after.visitMinutes).toMatchObject({ 138: 30, 140: 90 });
  expect(after.wishes).toEqual({ 138: "skip", 142: "must" });
  expect(after.pins).toEqual([{ wineryId: 140, day: 0 }]);
  expect(history[0]?.text).toBe("chose “Drop it”");
  const [{ undo } = { undo: {} }] = history;
  const { request: back } = await send([{ kind: "undo", patch: undo, said: "it" }]);
  expect(back.wishes).toEqual({ 142: "must" });
  expect(back.pins).toEqual([
    { wineryId: 138, day: 0 },
    { wineryId: 140, day: 0 },
  ]);
});

test("a note is its editors' alone: on no guest's page, in no mail, calendar or map", async ({
  app,
  mailer,
}) => {
  const { path, key, asEditor, send, read } = await sharedTrip(app);
  const note = { text: "Ask for the old block", confirmation: "QX-7", liked: true };
  const noted = await send([{ kind: "note", wineryId: 138, note }]);
  expect(noted.notes).toEqual({ 138: note });
  expect((await asEditor()).notes).toEqual({ 138: note });
  // One field of it, as the browser sends it; what stands in the others stays.
  const tick = await send([
    { kind: "note", wineryId: 138, note: { tasted: true }, only: ["tasted"] },
    { kind: "note", wineryId: 138, note: null, only: ["liked"] },
  ]);
  expect(tick.notes).toEqual({ 138: { text: note.text, confirmation: "QX-7", tasted: true } });
  await send([{ kind: "note", wineryId: 138, note }]);
  expect((await read()).notes).toBeNull();
  await request(app)
    .post(`${path}/mail`)
    .set("X-Edit-Key", key)
    .send({ email: "reader@example.org" })
    .expect(200);
  const files = ["", "/calendar.ics", "/plan.gpx", "/plan.kml"].map((file) =>
    request(app).get(`${path}${file}`).buffer().expect(200),
  );
  const told = (await Promise.all(files)).map(({ text, body }) => text ?? String(body));
  const { text, html, attachments = [] } = mailer.sent.at(-1) ?? {};
  for (const each of [...told, text, html, ...attachments.map(({ content }) => String(content))]) {
    expect(each ?? "").toMatch(/\S/);
    expect(each).not.toMatch(/old block|QX-7/);
  }
  const gone = await send([{ kind: "note", wineryId: 138, note: null }]);
  expect(gone.notes).toEqual({});
});
