import ICAL from "ical.js";
import request from "supertest";
import { describe, expect } from "vitest";
import { z } from "zod";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { tripSchema } from "#shared/api/trips/trip.ts";
import { winerySchema } from "#shared/api/wineries.ts";

type App = Parameters<typeof request>[0];

const BODY = {
  base: "Walla Walla",
  days: 2,
  startDate: "2026-12-05",
  name: "Harvest; weekend",
};
const FILES = ["calendar.ics", "plan.gpx", "plan.kml"] as const;

/** Ids of three open rooms of the guide near Walla Walla. */
async function nearWallaWalla(app: App): Promise<number[]> {
  const { body } = await request(app).get("/api/wineries");
  return z
    .array(winerySchema)
    .parse(body)
    .filter(({ city, openingHours }) => city === "Walla Walla" && openingHours?.saturday?.length)
    .slice(0, 3)
    .map(({ id }) => id);
}

async function make(app: App, changes: object = {}, headers: Record<string, string> = {}) {
  const { body } = await request(app)
    .post("/api/trips")
    .set(headers)
    .send({ ...BODY, wineries: await nearWallaWalla(app), ...changes });
  const [path = "", key = ""] = String(body.editUrl).split("#edit=");
  return { api: path.replace("/trip/", "/api/trips/"), key };
}

/** A file's text, whatever its type. */
const file = (app: App, path: string) =>
  request(app)
    .get(path)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () => done(null, Buffer.concat(parts).toString()));
    });

function eventsIn(calendar: string) {
  const read = new ICAL.Component(ICAL.parse(calendar));
  return read.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe("the files of a trip", () => {
  test("are there for whoever has lunch where they sleep", async ({ app }) => {
    const inn = "The Inn, Walla Walla";
    const ends = [
      { from: "Walla Walla", to: inn },
      { from: inn, to: "Walla Walla" },
    ];
    const places = [{ lunch: { name: "The Inn", town: "Walla Walla" } }];
    const { api } = await make(app, { ends, places });
    for (const name of FILES) expect((await file(app, `${api}/${name}`)).status, name).toBe(200);
  });

  test("are private, to be saved, of their types, and never hold the editing key", async ({
    app,
  }) => {
    const { api, key } = await make(app);
    const types = ["text/calendar", "application/gpx+xml", "application/vnd.google-earth.kml+xml"];
    for (const [index, name] of FILES.entries()) {
      const { status, headers, body } = await file(app, `${api}/${name}`);
      expect([status, headers["content-type"]]).toEqual([200, `${types[index]}; charset=utf-8`]);
      expect(headers).toMatchObject({
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "cache-control": "private, no-cache",
      });
      expect(headers["content-disposition"]).toMatch(/^attachment; filename="?wine-trip\./);
      expect(body).toContain("Harvest");
      expect(body).not.toContain(key);
    }
  });

  test("give the calendar the plan's times, and its stops their places on the maps", async ({
    app,
  }) => {
    const { api } = await make(app);
    const trip = tripSchema.parse((await request(app).get(api)).body);
    const stops = (trip.plan?.days ?? []).flatMap((day) => day.stops);
    const events = eventsIn((await file(app, `${api}/calendar.ics`)).body);
    expect(stops.length).toBeGreaterThan(1);
    expect(events).toHaveLength(stops.length);
    for (const event of events) {
      expect(event.uid).toContain(trip.calendarId);
      expect(event.sequence).toBe(trip.sequence);
    }
    const gpx = (await file(app, `${api}/plan.gpx`)).body;
    expect(gpx.match(/<wpt /g)).toHaveLength(stops.length + 1);
    const kml = (await file(app, `${api}/plan.kml`)).body;
    expect(kml.match(/<Point>/g)).toHaveLength(stops.length + 1);
  });

  test("are 304 while the plan is the same, and anew with a higher sequence once it has changed", async ({
    app,
  }) => {
    const { api, key } = await make(app);
    const first = await file(app, `${api}/calendar.ics`);
    const again = () =>
      file(app, `${api}/calendar.ics`).set("If-None-Match", String(first.headers.etag));
    expect((await again()).status).toBe(304);
    await request(app)
      .put(api)
      .set("X-Edit-Key", key)
      .send({
        ...BODY,
        wineries: await nearWallaWalla(app),
        startDate: "2026-12-12",
        version: 1,
      })
      .expect(200);
    const changed = await again();
    expect(changed.status).toBe(200);
    const [before, after] = [eventsIn(first.body)[0], eventsIn(changed.body)[0]];
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect(after?.startDate.toJSDate().toISOString()).toMatch(/^2026-12-1[23]/);
  });

  test("have the trip's own 404 for tokens that are unknown, revoked or deleted", async ({
    app,
  }) => {
    const { api, key } = await make(app);
    await request(app).post(`${api}/links`).set("X-Edit-Key", key).send({ renew: "both" });
    for (const path of [api, "/api/trips/unknown"]) {
      const trip = await request(app).get(path);
      for (const name of FILES) {
        const answer = await request(app).get(`${path}/${name}`);
        expect([answer.status, answer.body]).toEqual([404, trip.body]);
      }
    }
  });

  test("are no calendar without a date, which is said; the maps are there", async ({ app }) => {
    const { api } = await make(app, { startDate: undefined });
    const { status, body } = await request(app).get(`${api}/calendar.ics`);
    expect([status, body.detail]).toEqual([
      409,
      "No stop of this trip has a date: choose a first day and wineries that fit it.",
    ]);
    expect((await file(app, `${api}/plan.gpx`)).status).toBe(200);
  });

  test("hold the link that shows the trip also where the owner asks", async ({ app, deps }) => {
    const ada = await signedInVisitor(deps);
    const { api, key } = await make(app, {}, { ...ada.headers });
    const { body } = await file(app, `${api}/calendar.ics`).set(ada.headers);
    const unfolded = String(body).replace(/\r\n /g, "");
    expect(unfolded).toContain(`URL:http://guide.test${api.replace("/api/trips/", "/trip/")}\r\n`);
    expect(unfolded).not.toContain(key);
  });

  test("of several visitors at once are each one's own", async ({ app }) => {
    const made = await Promise.all(
      ["Ann", "Bob", "Cid", "Dee"].map(async (name) => ({ name, ...(await make(app, { name })) })),
    );
    const answers = await Promise.all(
      made.flatMap(({ name, api }) =>
        FILES.map(async (kind) => ({ name, text: (await file(app, `${api}/${kind}`)).body })),
      ),
    );
    for (const { name, text } of answers) {
      const found = ["Ann", "Bob", "Cid", "Dee"].filter((other) =>
        new RegExp(`(CALNAME:|<name>)${other}\\b`).test(text),
      );
      expect(found).toEqual([name]);
    }
  });
});
