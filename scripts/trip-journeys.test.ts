/** What the browser builds, sent to the mounted server: the same plan everywhere, minute by minute. */

import { randomUUID } from "node:crypto";
import fc from "fast-check";
import request from "supertest";
import { expect } from "vitest";
import { renderPageAt } from "#client/app/render-page.tsx";
import { exportedPlan } from "#client/features/trips/export/exported-plan.ts";
import { scheduleFacts } from "#client/features/trips/plan/plan-facts.ts";
import { planAtOnce } from "#client/features/trips/plan/work-out-plan.ts";
import {
  itineraryBody,
  mailBody,
  tripBody,
  tripInputOf,
} from "#client/features/trips/trip-bodies.ts";
import { answers, edit, id } from "#scripts/testing/random-journeys.ts";
import {
  daysOfPage,
  flat,
  instantsOf,
  pointsOf,
  renderedSite,
  stopsOfMap,
  stopsOfText,
} from "#scripts/testing/shown-journeys.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { driveMatrixSchema } from "#shared/api/trips/drives.ts";
import type { PlannedDay } from "#shared/api/trips/plan.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { type Winery, winerySchema } from "#shared/api/wineries.ts";
import { calendarFile } from "#shared/domain/export/calendar/calendar-file.ts";
import { utcInstant } from "#shared/domain/export/calendar/content-lines.ts";
import { gpxFile, kmlFile } from "#shared/domain/export/maps/map-files.ts";
import { plainText } from "#shared/domain/export/plain-text.ts";
import { lunchWhere } from "#shared/domain/export/words/leg-words.ts";
import { instantInWashington } from "#shared/domain/schedule/clock.ts";
import { LUNCH_MINUTES } from "#shared/domain/schedule/problem.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { drivesBody, requestOf } from "#shared/domain/trips/trip-request.ts";

type App = Parameters<typeof request>[0];

/** `JOURNEYS=300` tries more; all are the same in every run. */
const JOURNEYS = Number(process.env.JOURNEYS ?? 12);

const withEdits = (trip: TripInput, edits: readonly TripEdit[]) =>
  edits.reduce((current, each) => {
    const applied = applyChange(current, each);
    return "trip" in applied ? applied.trip : current;
  }, trip);

/** The plan that is shown: the visitor's own order where it can be kept. */
const planOf = ({ plan, arranged }: Trip) => (arranged?.faults.length === 0 ? arranged : plan);

/** Day by day: which wineries, from when to when. */
const timesOfDays = (
  days: readonly Pick<
    PlannedDay,
    "date" | "from" | "to" | "stops" | "leaveAt" | "backAt" | "lunchAt"
  >[],
) =>
  days.map(({ date, from, to, leaveAt, backAt, lunchAt, stops }) => [
    ...[date, from, to, leaveAt, backAt, lunchAt],
    ...stops.map(({ wineryId, arrive, begin, end }) => [wineryId, arrive, begin, end]),
  ]);

const timesOf = (trip: Trip) => {
  const plan = planOf(trip);
  return plan ? timesOfDays(plan.days as never) : null;
};

async function read(app: App, link: string): Promise<Trip> {
  const [, token = "", key] = /\/trip\/([\w-]{24})(?:#edit=([\w-]{24}))?/.exec(link) ?? [];
  const { status, body } = await request(app)
    .get(`/api/trips/${token}`)
    .set(key === undefined ? {} : { "X-Edit-Key": key });
  expect(status, link).toBe(200);
  return tripSchema.parse(body);
}

/** What a request is made of, as far as plans, mails and pages follow from it. */
const contentOf = ({ request: asked, guests, arrangement, places }: Trip) => ({
  ...{ asked, guests, arrangement, places },
});

interface Guide {
  readonly app: App;
  readonly wineries: ReadonlyMap<number, Winery>;
}

/** The planner's page before anything is stored: its drives, and the plan of its worker. */
async function onScreen({ app, wineries: guide }: Guide, trip: TripInput) {
  const body = drivesBody(requestOf(trip), trip.wineries);
  const { status, body: answer } = await request(app).post("/api/drives").send(body);
  expect(status, JSON.stringify(answer)).toBe(200);
  const drives = driveMatrixSchema.parse(answer);
  const wineries = new Map(trip.wineries.flatMap((each) => [[each, winery(guide, each)] as const]));
  const facts = { drives, wineries };
  const plan = planAtOnce({ trip, facts: scheduleFacts(facts) });
  return {
    plan,
    taken: exportedPlan({ plan, days: plan.days, planned: trip, facts, stored: null }, new Date(0)),
  };
}

function winery(guide: Guide["wineries"], wineryId: number): Winery {
  const found = guide.get(wineryId);
  if (!found) throw new Error(`The guide has no winery ${wineryId}`);
  return found;
}

/** The rows with a time that a page has of a day. */
function rowsOf({ leaveAt, backAt, stops, lunchAt, lunchPlace, meal }: PlannedDay) {
  const row = (minutes: number | null, id: number | null = null, until = "") =>
    minutes === null ? [] : [{ id, time: clockOf(minutes), until }];
  const lunchAfter = (place: PlannedDay["lunchPlace"]) =>
    lunchPlace === place ? row(lunchAt) : [];
  const atBase = [...row(leaveAt), ...lunchAfter("before")];
  return [
    ...(meal ? atBase : atBase.toReversed()),
    ...stops.flatMap((stop) => [
      ...row(stop.begin, stop.wineryId, clockText(stop.end)),
      ...lunchAfter(stop.wineryId),
    ]),
    ...row(backAt),
    ...lunchAfter("after"),
  ];
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const atClock = (date: string | null, minutes: number) =>
  date ? utcInstant(instantInWashington(date, minutes)) : "";

test("what is planned is what is mailed, saved, shared, in the calendar and on the map, through changes and back", async ({
  app,
  deps,
  mailer,
  clock,
}) => {
  const site = await renderedSite(deps, renderPageAt);
  const journeys = fc.sample(
    fc.record({
      form: answers,
      chosen: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }),
      edits: fc.array(edit, { maxLength: 6 }),
      later: fc.array(edit, { minLength: 1, maxLength: 3 }),
      mark: fc.constantFrom("must" as const, "skip" as const),
    }),
    { numRuns: JOURNEYS, seed: 20_261_122 },
  );
  for (const [at, { form, chosen, edits, later, mark }] of journeys.entries()) {
    // Other hours: the limits of making and mailing are not what is tried here.
    clock.now = new Date(clock.now.getTime() + 6 * 3_600_000);
    const told = winerySchema.array().parse((await request(app).get("/api/wineries")).body);
    const guide: Guide = { app, wineries: new Map(told.map((each) => [each.id, each])) };
    const trip = withEdits(tripInputOf(form, chosen), edits);
    const journey = `journey ${at}: ${JSON.stringify(trip)}`;
    const inOrder = trip.wineries.map((each) => winery(guide.wineries, each));
    const names = inOrder.map(({ name }) => flat(name));

    const made = await request(app).post("/api/trips").send(tripBody(trip));
    expect(made.status, journey + JSON.stringify(made.body)).toBe(201);
    const shared = await read(app, made.body.editUrl);
    const times = timesOf(shared);
    if (trip.wineries.length === 0) continue;
    const screen = await onScreen(guide, trip);
    expect(timesOfDays(screen.plan.days), journey).toEqual(times);

    const mailed = await request(app)
      .post("/api/itineraries/send-email")
      .send(mailBody(trip, inOrder, `reader-${at}@example.org`));
    expect(mailed.status, journey + JSON.stringify(mailed.body)).toBe(200);
    const { text = "", attachments = [] } = mailer.sent.at(-1) ?? {};
    const ofMail = await read(app, text);
    const ada = await signedInVisitor(deps);
    const saved = await request(app)
      .post("/api/itineraries")
      .set(ada.headers)
      .send(itineraryBody(trip, clock.now));
    expect(saved.status, journey + JSON.stringify(saved.body)).toBe(201);
    const ofAccount = await read(app, saved.body.url);
    for (const other of [ofMail, ofAccount]) {
      expect(timesOf(other), journey).toEqual(times);
      expect(contentOf(other), journey).toEqual(contentOf(shared));
    }

    // The mail's text, and what is printed or copied as text.
    const days = planOf(shared)?.days ?? [];
    const stops = days.flatMap((one, at) =>
      one.stops.map((stop, index) => ({
        day: at + 1,
        number: String(index + 1),
        time: `${clockText(stop.begin)} to ${clockText(stop.end)}`,
        name: flat(winery(guide.wineries, stop.wineryId).name),
      })),
    );
    expect(stopsOfText(text, names), journey).toEqual(
      stops.map(({ number, time, name }) => [number, time, name]),
    );
    if (!screen.taken) throw new Error(journey);
    const printed = flat(plainText(screen.taken));
    for (const { number, time, name } of stops) {
      expect(printed, journey).toMatch(
        new RegExp(`${number}\\. ${name.replace(/[^\w ]/g, ".")}(?: \\(appointment\\))?, ${time}`),
      );
    }

    const lunches = days.flatMap((one) => (one.lunchAt === null ? [] : [lunchWhere(one)]));
    for (const lunch of lunches) {
      expect(printed, journey).toContain(lunch);
      // A reader who never confirmed is not shown what somebody typed.
      const told = lunch.replace("Aunt Ruth", "a place of your own").replace("The Finch, ", "");
      expect(flat(text), journey).toContain(told);
    }

    const path = made.body.url.replace("/trip/", "/api/trips/");
    const calendar = await request(app).get(`${path}/calendar.ics`);
    const own = calendarFile(screen.taken);
    const file = attachments.find(({ filename }) => filename === "wine-trip.ics");
    expect(calendar.status, journey).toBe(stops.length > 0 ? 200 : 409);
    if (stops.length > 0) {
      const expected = days.flatMap(({ date, lunchAt, meal, stops: visits }) => [
        ...visits.flatMap(({ begin, end }) => [begin, end].map((minute) => atClock(date, minute))),
        ...(meal && lunchAt !== null
          ? [lunchAt, lunchAt + LUNCH_MINUTES].map((minute) => atClock(date, minute))
          : []),
      ]);
      for (const ics of [calendar.text, own, String(file?.content)]) {
        expect(instantsOf(ics ?? ""), journey).toEqual(expected);
      }
    }
    const gpx = await request(app).get(`${path}/plan.gpx`).buffer().expect(200);
    const kml = await request(app).get(`${path}/plan.kml`).buffer().expect(200);
    const [ofGpx, ofKml] = [gpx, kml].map((file) => String(file.text ?? file.body));
    expect(pointsOf(ofGpx ?? ""), journey).toEqual(pointsOf(gpxFile(screen.taken)));
    for (const map of [ofGpx, ofKml, gpxFile(screen.taken), kmlFile(screen.taken)]) {
      expect(stopsOfMap(map ?? ""), journey).toEqual(
        stops.map(({ day, name, time }) => ({ name, day, time })),
      );
    }

    // The page as the server draws it, and as it is printed.
    const page = await request(site).get(made.body.url).expect(200);
    const drawn = daysOfPage(page.text);
    for (const shown of [drawn.screen, drawn.paper]) {
      expect(shown, journey).toEqual(days.map(rowsOf));
    }
    for (const lunch of lunches) expect(drawn.words, journey).toContain(lunch);

    // A guest's mark advises and plans nothing.
    const [wineryId = 0] = trip.wineries;
    const marked = await request(app)
      .put(`${path}/marks`)
      .set({ "X-Guest-Key": randomUUID(), "X-Forwarded-For": "192.0.2.1" })
      .send({ name: "Ann", marks: { [wineryId]: mark } });
    expect([200, 429], JSON.stringify(marked.body)).toContain(marked.status);
    expect(timesOf(await read(app, made.body.editUrl)), journey).toEqual(times);

    const key = { "X-Edit-Key": made.body.editUrl.split("#edit=")[1] ?? "" };
    let draft = trip;
    for (const each of later) {
      const changes = [{ ...each, id: randomUUID() }];
      const { status } = await request(app).patch(path).set(key).send({ version: 1, changes });
      const applied = applyChange(draft, each);
      expect(status, journey).toBe("trip" in applied ? 200 : 409);
      if ("trip" in applied) draft = applied.trip;
    }
    const changed = await read(app, made.body.editUrl);
    if (draft.wineries.length > 0) {
      const after = await onScreen(guide, draft);
      expect(timesOfDays(after.plan.days), journey).toEqual(timesOf(changed));
    }
    for (const { text: said, undo } of changed.history) {
      const changes = [{ kind: "undo", patch: undo, said, id: randomUUID() }];
      await request(app).patch(path).set(key).send({ version: 1, changes }).expect(200);
    }
    const back = await read(app, made.body.editUrl);
    expect(timesOf(back), journey).toEqual(times);
  }
}, 1_800_000);

test("six days over two towns, with places to eat and sleep, are one trip whichever way they are sent", async ({
  app,
  deps,
  clock,
  mailer,
}) => {
  const ada = await signedInVisitor(deps, { email: "ada@example.org" });
  const [form] = fc.sample(answers, { numRuns: 1, seed: 1 });
  if (!form) throw new Error("There is no form");
  const asked = tripInputOf({ ...form, accommodation: "Seattle", wineriesPerDay: 3 }, [138, 171]);
  const nights = ["Yakima", "Yakima", "Walla Walla", "Walla Walla", "Walla Walla", "Seattle"];
  const ends = nights.map((to, day) => ({ from: nights[day - 1] ?? "Seattle", to }));
  const trip = withEdits(asked, [
    { kind: "start", startDate: "2027-03-13" },
    { kind: "ends", ends },
    { kind: "places", day: 0, bed: { name: "Hotel Maison", town: "Yakima" } },
    { kind: "places", day: 1, lunch: { name: "Aunt Ruth", town: "Prosser", address: "12 Elm" } },
    { kind: "note", wineryId: 138, note: { text: "Ask for the old block", tasted: true } },
    { kind: "mark", mark: { kind: "late", by: 20, id: 1, date: "2027-03-13", minute: 700 } },
  ]);
  expect(trip.days).toBe(6);
  const made = await request(app).post("/api/trips").send(tripBody(trip));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const told = trip.wineries.map((wineryId) => ({ id: wineryId }));
  const mailed = await request(app)
    .post("/api/itineraries/send-email")
    .send(mailBody(trip, told as never, "reader@example.org"));
  expect(mailed.status, JSON.stringify(mailed.body)).toBe(200);
  const saved = await request(app)
    .post("/api/itineraries")
    .set(ada.headers)
    .send(itineraryBody(trip, clock.now));
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  const shared = await read(app, made.body.editUrl);
  expect(shared.request.ends).toEqual(ends);
  expect(shared.places).toEqual(trip.places);
  expect(shared.notes).toEqual(trip.notes);
  expect(shared.dayLog).toEqual(trip.dayLog);
  const text = mailer.sent.at(-1)?.text ?? "";
  for (const link of [text, saved.body.url]) {
    const other = await read(app, link);
    expect(timesOf(other)).toEqual(timesOf(shared));
    for (const part of ["places", "dayLog"] as const) expect(other[part]).toEqual(shared[part]);
    expect(other.request.ends).toEqual(shared.request.ends);
  }
  const tooLong = { ...mailBody(trip, told as never, "reader@example.org") };
  const refused = await request(app)
    .post("/api/itineraries/send-email")
    .send({ ...tooLong, tripData: { ...tooLong.tripData, schedule: null } });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toContainEqual({
    field: "body.tripData.days",
    message: "At most 3 days",
  });
});
