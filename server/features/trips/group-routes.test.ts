import { randomBytes } from "node:crypto";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { schema } from "#server/platform/database/db.ts";
import { severalVisitors } from "#server/testing/several-visitors.ts";
import { planner, test } from "#server/testing/testing.ts";
import { MAX_TRIP_GUESTS } from "#shared/api/trips/trip-group.ts";
import { writeMarks } from "./guest-queries.ts";

type App = Parameters<typeof request>[0];
type Wish = "must" | "like" | "skip";

const WINERIES = [1, 4, 3];
const BODY = { base: "Walla Walla", wineries: WINERIES, days: 2, startDate: "2026-12-04" };

interface Shared {
  readonly path: string;
  readonly editor: { readonly "X-Edit-Key": string };
}

async function shared(app: App, changes: object = {}): Promise<Shared> {
  const { body } = await request(app)
    .post("/api/trips")
    .send({ ...BODY, ...changes });
  const [, token = "", key = ""] = /\/trip\/(.+)#edit=(.+)$/.exec(body.editUrl) ?? [];
  return { path: `/api/trips/${token}`, editor: { "X-Edit-Key": key } };
}

const guestKey = () => randomBytes(18).toString("base64url");

const mark = (app: App, trip: Shared, key: string, name: string, marks: Record<string, Wish>) =>
  request(app).put(`${trip.path}/marks`).set("X-Guest-Key", key).send({ name, marks });

const seen = async (app: App, trip: Shared) => (await request(app).get(trip.path)).body;

test("guests mark under a typed name, and the plan stays the editors' and says who gets what", async ({
  app,
}) => {
  const trip = await shared(app, { startDate: "2026-12-05" });
  const { plan } = await seen(app, trip);
  const first = await mark(app, trip, guestKey(), "  Ada ", { 1: "must", 4: "skip" });
  expect([first.status, first.body.group.guests]).toEqual([
    200,
    [
      expect.objectContaining({
        id: first.body.guestId,
        name: "Ada",
        marks: { 1: "must", 4: "skip" },
      }),
    ],
  ]);
  const { body } = await mark(app, trip, guestKey(), "Ben", { 4: "skip", 3: "like" });
  expect(body).toMatchObject({ plan });
  const visits = body.plan.days.flatMap(({ stops }: { stops: { wineryId: number }[] }) =>
    stops.map(({ wineryId }) => wineryId),
  );
  const met = (id: number) => (visits.includes(id) ? 1 : 0);
  expect(body.group.guests.map(({ gets }: { gets: object }) => gets)).toEqual([
    { musts: { met: met(1), of: 1 }, likes: { met: 0, of: 0 }, skipsPlanned: met(4) },
    { musts: { met: 0, of: 0 }, likes: { met: met(3), of: 1 }, skipsPlanned: met(4) },
  ]);
  const { guestId, ...asSeen } = body;
  expect(await seen(app, trip)).toEqual(asSeen);
  expect(asSeen).toMatchObject({ version: 1, sequence: 3 });
});

test("the editor's own wish stands", async ({ app }) => {
  const trip = await shared(app, { wishes: { 4: "must" } });
  const { body } = await mark(app, trip, guestKey(), "Ada", { 4: "skip" });
  expect(body.request.wishes).toEqual({ 4: "must" });
});

test("the guest's key changes and takes back that guest's marks, and nobody else's", async ({
  app,
  db,
}) => {
  const trip = await shared(app);
  const [ada, ben] = [guestKey(), guestKey()];
  const { guestId } = (await mark(app, trip, ada, "Ada", { 1: "must" })).body;
  await mark(app, trip, ben, "Ben", { 1: "like" });
  const again = await mark(app, trip, ada, "Ada V.", { 3: "like" });
  expect(again.body.guestId).toBe(guestId);
  expect(again.body.group.guests).toMatchObject([
    { name: "Ada V.", marks: { 3: "like" } },
    { name: "Ben", marks: { 1: "like" } },
  ]);
  const unmark = (key: string) => request(app).delete(`${trip.path}/marks`).set("X-Guest-Key", key);
  await unmark(ada).expect(204);
  await unmark(ada).expect(404);
  expect((await seen(app, trip)).group.guests).toMatchObject([{ name: "Ben" }]);
  expect(JSON.stringify(await db.select().from(schema.tripGuests))).not.toContain(ben);
});

test("what is no name, mark or key is refused at its field", async ({ app }) => {
  const trip = await shared(app);
  const refused: readonly (readonly [name: unknown, marks: unknown, key: string, field: string])[] =
    [
      ["  ", {}, guestKey(), "body.name"],
      ["x".repeat(41), {}, guestKey(), "body.name"],
      ["Ada\u200bVine", {}, guestKey(), "body.name"],
      ["Ada\nVine", {}, guestKey(), "body.name"],
      ["Ada", { 1: "perhaps" }, guestKey(), "body.marks.1"],
      ["Ada", { 999: "must" }, guestKey(), "body.marks.999"],
      ["Ada", {}, "short", "headers.x-guest-key"],
    ];
  for (const [name, marks, key, field] of refused) {
    const { status, body } = await request(app)
      .put(`${trip.path}/marks`)
      .set("X-Guest-Key", key)
      .send({ name, marks });
    expect({ name, status, field: body.errors?.[0]?.field }).toEqual({ name, status: 400, field });
  }
  await request(app).put(`${trip.path}/marks`).send({ name: "Ada", marks: {} }).expect(400);
  expect((await seen(app, trip)).group.guests).toEqual([]);
});

test("two guests cannot have one name, in whatever case, or names that look the same", async ({
  app,
}) => {
  const trip = await shared(app);
  await mark(app, trip, guestKey(), "Ada", {}).expect(200);
  for (const name of ["ADA", "Ａｄａ", "A\u3164da"]) {
    expect((await mark(app, trip, guestKey(), name, {})).status).toBe(409);
  }
  const { body } = await mark(app, trip, guestKey(), "ada", {});
  const message = "Another guest has this name, or one that looks the same: add a letter to yours";
  expect(body.errors).toEqual([{ field: "body.name", message }]);
});

test("the editor closes the marks and takes guests out; guests cannot", async ({ app }) => {
  const trip = await shared(app);
  const { guestId } = (await mark(app, trip, guestKey(), "Ada", { 1: "must" })).body;
  const guest = `${trip.path}/guests/${guestId}`;
  const voting = (isOpen: boolean) => request(app).put(`${trip.path}/voting`).send({ isOpen });
  await voting(false).expect(403);
  await request(app).delete(guest).expect(403);
  const before = await seen(app, trip);
  await voting(false).set(trip.editor).expect(204);
  // Open pages learn of it by the sequence.
  expect((await seen(app, trip)).sequence).toBeGreaterThan(before.sequence);
  expect((await mark(app, trip, guestKey(), "Ben", {})).status).toBe(403);
  expect((await seen(app, trip)).group).toMatchObject({ isOpen: false, guests: [{ name: "Ada" }] });
  await request(app).delete(guest).set(trip.editor).expect(204);
  await request(app).delete(guest).set(trip.editor).expect(404);
  await voting(true).set(trip.editor).expect(204);
  expect((await mark(app, trip, guestKey(), "Ben", {})).status).toBe(200);
});

test("the guests of one trip are not those of another", async ({ app }) => {
  const [one, other] = [await shared(app), await shared(app)];
  const key = guestKey();
  const { guestId } = (await mark(app, one, key, "Ada", { 1: "must" })).body;
  await request(app).delete(`${other.path}/guests/${guestId}`).set(other.editor).expect(404);
  await request(app).delete(`${other.path}/marks`).set("X-Guest-Key", key).expect(404);
  expect((await seen(app, other)).group.guests).toEqual([]);
  expect((await seen(app, one)).group.guests).toHaveLength(1);
});

test("a mark that comes as the trip is deleted is not kept", async ({ app, db, clock }) => {
  const trip = await shared(app);
  const { calendarId } = await seen(app, trip);
  await db.update(schema.itineraries).set({ deletedAt: clock.now });
  const kept = await writeMarks(
    db,
    { itineraryId: calendarId, keyDigest: "digest", name: "Late", marks: {} },
    null,
    clock.now,
  );
  expect(kept).toBe("gone");
  expect(await db.select().from(schema.tripGuests)).toEqual([]);
});

test("of thirty guests who come at once twenty get in, each with their own marks", async ({
  app,
}) => {
  const trip = await shared(app);
  const wishes: readonly Wish[] = ["must", "like", "skip"];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      mark(app, trip, guestKey(), `Guest ${at}`, { 3: wishes[at % 3] ?? "like" }).set(trip.editor),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: MAX_TRIP_GUESTS }, () => 200),
    ...Array.from({ length: 10 }, () => 409),
  ]);
  const { guests } = (await seen(app, trip)).group;
  expect(guests).toHaveLength(MAX_TRIP_GUESTS);
  for (const { name, marks } of guests) {
    const at = Number(name.replace("Guest ", ""));
    expect({ name, marks }).toEqual({ name, marks: { 3: wishes[at % 3] } });
  }
});

test("five new guests come to a trip from one client in a day, and those who are there stay", async ({
  deps,
  clock,
}) => {
  const app = createApp({ ...deps, config: { ...deps.config, trustProxy: 1 } }, { planner });
  const [trip, other] = [await shared(app), await shared(app)];
  const comes = (at: number, ip: string, where = trip) =>
    mark(app, where, guestKey(), `Guest ${at}`, {}).set("X-Forwarded-For", ip);
  const known = guestKey();
  await mark(app, trip, known, "Ada", {}).set("X-Forwarded-For", "203.0.113.7").expect(200);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => comes(at, at < 6 ? "203.0.113.7" : "198.51.100.9")),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 6).toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
  expect(statuses.slice(6)).toEqual([200, 200]);
  const refused = await comes(9, "203.0.113.7");
  expect(refused.headers["retry-after"]).toBe("86400");
  expect(refused.body.detail).toBe(
    "5 guests have joined this trip from your network today, which is the most. Ask whoever planned it to add you, or try again in 24 hours.",
  );
  await mark(app, trip, known, "Ada V.", {}).set("X-Forwarded-For", "203.0.113.7").expect(200);
  await comes(10, "203.0.113.7", other).expect(200);
  await comes(11, "203.0.113.7").set(trip.editor).expect(200);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await comes(12, "203.0.113.7").expect(200);
});

test("of guests at once each is answered as themselves", async ({ app }) => {
  const trip = await shared(app);
  const visitors = Array.from({ length: 5 }, (_, at) => ({ name: `Guest ${at}`, key: guestKey() }));
  await severalVisitors({
    visitors,
    rounds: 3,
    act: async ({ name, key }, _prepared, round) => {
      const marks = { [WINERIES[round % 3] ?? 1]: "like" as const };
      const { body } = await mark(app, trip, key, name, marks).expect(200);
      const self = body.group.guests.find(({ id }: { id: string }) => id === body.guestId);
      return { name: self?.name, marks: self?.marks };
    },
    own: ({ name }, round) => ({ name, marks: { [WINERIES[round % 3] ?? 1]: "like" } }),
  });
});
