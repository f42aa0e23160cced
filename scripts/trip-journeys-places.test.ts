/** Where to eat and sleep, as the browser sends it: told alike by page, mail, calendar and files. */
import ICAL from "ical.js";
import request from "supertest";
import { expect } from "vitest";
import { mailBody, tripBody, tripInputOf } from "#client/features/trips/trip-bodies.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { placeSchema } from "#shared/api/places.ts";
import type { TripPlace } from "#shared/api/trips/trip-changes.ts";
import { winerySchema } from "#shared/api/wineries.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";

type App = Parameters<typeof request>[0];

const FORM = {
  name: "Harvest",
  guests: 2,
  accommodation: "Walla Walla",
  drivingDistance: "1 hour",
  timeAvailable: "Weekend (2 days)",
  budget: "No preference",
  reservationPreference: "No preference",
  wineriesPerDay: 2,
  startDate: "2027-04-09",
} as const;
const OWN = { name: "Aunt Ruth", town: "Prosser", address: "12 Elm" };
const FREE_DAY = { name: "Uncle Bob", town: "Walla Walla" };

/** A weekend with one winery, three meals and two nights: the second day is free. */
async function weekend(app: App) {
  const guide = placeSchema.array().parse((await request(app).get("/api/places")).body);
  const [dinner, bed] = ["eat", "stay"].map((kind) => {
    const found = guide.find((one) => one.kind === kind && one.town === "Walla Walla");
    if (!found) throw new Error(`The guide has nowhere to ${kind} in Walla Walla`);
    const { id, name, town, street } = found;
    return { placeId: id, name, town, ...(street !== null && { address: street }) };
  }) as [TripPlace, TripPlace];
  const wineries = winerySchema.array().parse((await request(app).get("/api/wineries")).body);
  const chosen = wineries.filter(({ id }) => id === 138);
  const asked = tripInputOf(
    FORM,
    chosen.map(({ id }) => id),
  );
  const edits = [
    { kind: "pin" as const, wineryId: 138, day: 0 },
    { kind: "day" as const, day: 0, lunch: false },
    { kind: "places" as const, day: 0, lunch: OWN, dinner, bed },
    { kind: "places" as const, day: 1, dinner: FREE_DAY },
  ];
  const trip = edits.reduce((made, edit) => {
    const applied = applyChange(made, edit);
    if (!("trip" in applied)) throw new Error(JSON.stringify(applied));
    return applied.trip;
  }, asked);
  return { trip, chosen, dinner, bed };
}

const flat = (text: unknown) =>
  String(text)
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&#38;", "&")
    .replace(/\s+/g, " ");

const atPlace = ({ name, town, address }: TripPlace) =>
  `${name}, in ${town}${address ? ` · ${address}` : ""}`;

/** The summaries of a calendar's events, each with whether it takes the whole day. */
function eventsOf(file: unknown) {
  const calendar = new ICAL.Component(ICAL.parse(String(file)));
  return calendar
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each))
    .map(({ summary, location, startDate }) => ({ summary, location, day: startDate.isDate }));
}

test("dinner, lunch and bed are in the mail, the calendar and the files as they are on the page", async ({
  app,
  deps,
  mailer,
}) => {
  const { trip, chosen, dinner, bed } = await weekend(app);
  const ada = await signedInVisitor(deps, { email: "ada@example.org" });
  const mailed = await request(app)
    .post("/api/itineraries/send-email")
    .set(ada.headers)
    .send(mailBody(trip, chosen, "ada@example.org"));
  expect(mailed.status, JSON.stringify(mailed.body)).toBe(200);
  const { text, html, attachments = [] } = mailer.sent.at(-1) ?? {};
  const told = [
    `Lunch at ${atPlace(OWN)}`,
    `Dinner at ${atPlace(dinner)}`,
    `The night at ${atPlace(bed)}`,
    `Dinner at ${atPlace(FREE_DAY)}`,
  ];
  for (const part of [text, html]) {
    let from = 0;
    for (const line of told) {
      const at = flat(part).indexOf(line, from);
      expect(at, `${line} in ${flat(part)}`).toBeGreaterThan(from);
      from = at;
    }
  }
  const { body: made } = await request(app).post("/api/trips").send(tripBody(trip)).expect(201);
  const path = made.url.replace("/trip/", "/api/trips/");
  const calendar = (await request(app).get(`${path}/calendar.ics`).expect(200)).text;
  const attached = attachments.find(({ filename }) => filename === "wine-trip.ics")?.content;
  for (const file of [calendar, attached]) {
    expect(eventsOf(file)).toEqual([
      expect.objectContaining({ summary: chosen[0]?.name, day: false }),
      {
        summary: `Lunch at Aunt Ruth, in Prosser`,
        location: "Aunt Ruth, 12 Elm, Prosser, WA",
        day: true,
      },
      expect.objectContaining({ summary: `Dinner at ${dinner.name}, in Walla Walla`, day: true }),
      expect.objectContaining({ summary: `The night at ${bed.name}, in Walla Walla`, day: true }),
      {
        summary: "Dinner at Uncle Bob, in Walla Walla",
        location: "Uncle Bob, Walla Walla, WA",
        day: true,
      },
    ]);
  }
  const google = /href="(https:\/\/calendar\.google\.com[^"]*)"/.exec(html ?? "")?.[1] ?? "";
  const details = new URL(google.replaceAll("&#38;", "&")).searchParams.get("details");
  for (const line of told.slice(0, 3)) expect(details).toContain(line);
  const kml = await request(app).get(`${path}/plan.kml`).buffer().expect(200);
  const gpx = await request(app).get(`${path}/plan.gpx`).buffer().expect(200);
  for (const file of [kml, gpx]) {
    const content = flat(file.text ?? file.body);
    for (const line of told.slice(0, 3)) expect(content).toContain(line);
  }
});

test("a lunch with a time is an event at that time", async ({ app }) => {
  const { trip } = await weekend(app);
  const applied = applyChange(trip, { kind: "day", day: 0, lunch: true });
  if (!("trip" in applied)) throw new Error(JSON.stringify(applied));
  const { body: made } = await request(app)
    .post("/api/trips")
    .send(tripBody(applied.trip))
    .expect(201);
  const path = made.url.replace("/trip/", "/api/trips/");
  const { plan } = (await request(app).get(path).expect(200)).body;
  expect(plan.days[0].meal.name).toBe("Aunt Ruth");
  const { text } = await request(app).get(`${path}/calendar.ics`).expect(200);
  expect(eventsOf(text)).toContainEqual({
    summary: "Lunch at Aunt Ruth, in Prosser",
    location: "Aunt Ruth, 12 Elm, Prosser, WA",
    day: false,
  });
});

test("a stranger's mailbox is told the guide's places by the guide's names, and the others by their towns", async ({
  app,
  mailer,
}) => {
  const { trip, chosen, dinner, bed } = await weekend(app);
  const [first, second] = trip.places ?? [];
  const places = [
    { ...first, bed: { ...bed, name: "evil.example", address: "evil" } },
    second ?? {},
  ];
  await request(app)
    .post("/api/itineraries/send-email")
    .send(mailBody({ ...trip, places }, chosen, "stranger@example.org"))
    .expect(200);
  const { text, html, attachments = [] } = mailer.sent.at(-1) ?? {};
  const all = [text, html, ...attachments.map(({ content }) => String(content))].map(flat).join();
  expect(all).not.toMatch(/Aunt Ruth|12 Elm|Uncle Bob|evil/);
  expect(flat(text)).toContain("Lunch at a place of your own, in Prosser.");
  expect(flat(text)).toContain(`Dinner at ${atPlace(dinner)}.`);
  expect(flat(text)).toContain(`The night at ${atPlace(bed)}.`);
});
