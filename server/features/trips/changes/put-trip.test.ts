import request from "supertest";
import { describe, expect } from "vitest";
import { BODY, make, read } from "#server/testing/made-trip.ts";
import { test } from "#server/testing/testing.ts";
import { tripChangedSchema } from "#shared/api/trips/trips.ts";

describe("changing a trip", () => {
  test("takes the key, and the version that was changed; the answer is the next version", async ({
    app,
  }) => {
    const made = await make(app);
    const put = (body: object, headers: Record<string, string> = { "X-Edit-Key": made.key }) =>
      request(app).put(made.path).set(headers).send(body);
    const change = { ...BODY, name: "Winter weekend", wineries: [3, 1], guests: undefined };
    await put({ ...change, version: 1 }, {}).expect(403);
    await put({ ...change, version: 1 }, { "X-Edit-Key": made.token }).expect(403);
    const unsaid = await put(change);
    expect([unsaid.status, unsaid.body.errors]).toEqual([
      400,
      [{ field: "body.version", message: "Send the version of the trip you changed" }],
    ]);
    const { status, body } = await put({ ...change, version: 1 });
    expect([status, body.version, body.name, body.guests]).toEqual([
      200,
      2,
      "Winter weekend",
      null,
    ]);
    expect(body.plan.days).toHaveLength(2);
    const byHeader = await put(
      { ...change, name: "By header" },
      { "X-Edit-Key": made.key, "If-Match": '"2"' },
    );
    expect([byHeader.status, byHeader.body.version]).toEqual([200, 3]);
    expect(await read(app, made)).toEqual(byHeader.body);
  });

  test("what is sent again, because its answer did not arrive, is a success and changes nothing", async ({
    app,
  }) => {
    const made = await make(app);
    const put = (name: string, version: number) =>
      request(app)
        .put(made.path)
        .set("X-Edit-Key", made.key)
        .send({ ...BODY, base: "walla walla", name, version });
    const first = await put("Ada's", 1).expect(200);
    const again = await put("Ada's", 1).expect(200);
    expect(again.body).toEqual(first.body);
    expect(again.body.version).toBe(2);
  });

  test.for([
    {},
    { notes: { 1: { text: "Ask for the porch" } }, pins: [{ wineryId: 1, day: 0 }] },
    { places: [{ lunch: { name: "Aunt Ruth", town: "Yakima" } }, {}] },
  ])("a trip sent exactly as it was read keeps its version: %j", async (given, { app }) => {
    const made = await make(app, given);
    const trip = await read(app, made);
    const { request: asked, name, guests, answers, arrangement, version, ...rest } = trip;
    const { notes, places, dayLog } = rest;
    const { body } = await request(app)
      .put(made.path)
      .set("X-Edit-Key", made.key)
      .send({ ...asked, name, guests, answers, arrangement, version, notes, places, dayLog })
      .expect(200);
    expect(body.version).toBe(1);
    expect(body.history).toEqual([]);
  });

  test("a client that does not know notes and places leaves them as they are", async ({ app }) => {
    const made = await make(app, {
      notes: { 1: { text: "Ask for the porch" } },
      places: [{ dinner: { name: "The Saffron", town: "walla walla" } }, {}],
    });
    const put = (body: object) =>
      request(app).put(made.path).set("X-Edit-Key", made.key).send(body).expect(200);
    const { body } = await put({ ...BODY, name: "Ada's", version: 1 });
    expect(body.notes).toEqual({ 1: { text: "Ask for the porch" } });
    expect(body.places[0].dinner).toEqual({ name: "The Saffron", town: "Walla Walla" });
    const cleared = await put({ ...BODY, notes: null, places: null, version: 2 });
    expect([cleared.body.notes, cleared.body.places]).toEqual([{}, []]);
  });

  test("nothing that was changed meanwhile is overwritten: 412 with the trip as it is", async ({
    app,
  }) => {
    const made = await make(app);
    const put = (name: string, version: number) =>
      request(app)
        .put(made.path)
        .set("X-Edit-Key", made.key)
        .send({ ...BODY, name, version });
    await put("Ada's", 1).expect(200);
    const late = await put("Ben's", 1);
    expect(late.status).toBe(412);
    expect(late.headers["content-type"]).toContain("application/problem+json");
    const { detail, trip } = tripChangedSchema.parse(late.body);
    expect(detail).toContain("Someone else changed this trip in the meantime");
    expect(trip).toMatchObject({ name: "Ada's", version: 2, mayEdit: true });
    expect((await put("Ben's", trip.version)).body).toMatchObject({ name: "Ben's", version: 3 });
    expect((await put("from the future", 9)).status).toBe(412);
  });

  test("of ten editors at once with the same version one is kept, and nine are told so", async ({
    app,
  }) => {
    const made = await make(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        request(app)
          .put(made.path)
          .set("X-Edit-Key", made.key)
          .send({ ...BODY, name: `Editor ${at}`, version: 1 }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
    expect(await read(app, made)).toMatchObject({ version: 2, name: kept[0]?.body.name });
  });

  test("the expiry follows the trip's last day", async ({ app }) => {
    const made = await make(app);
    const { body } = await request(app)
      .put(made.path)
      .set("X-Edit-Key", made.key)
      .send({ ...BODY, startDate: "2027-06-01", version: 1 });
    expect(body.expiresOn).toBe("2027-08-31");
  });
});

describe("a room of visitors behind one address", () => {
  test("may read a trip all at once and still change it", async ({ app }) => {
    const made = await make(app);
    const reads = await Promise.all(Array.from({ length: 61 }, () => request(app).get(made.path)));
    expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    const save = (name: string) =>
      request(app)
        .put(made.path)
        .set("X-Edit-Key", made.key)
        .send({ ...BODY, name, version: 1 });
    await save("one").expect(200);
    await save("other").expect(412);
  });

  test("is told when it saves too often, and what was refused is not stored", async ({ app }) => {
    const made = await make(app);
    const save = (version: number) =>
      request(app)
        .put(made.path)
        .set("X-Edit-Key", made.key)
        .send({ ...BODY, name: `Version ${version + 1}`, version });
    await save(1).expect(200);
    for (let count = 1; count < 120; count++)
      await request(app).put(made.path).send({}).expect(400);
    const refused = await save(2);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await read(app, made)).toMatchObject({ version: 2, name: "Version 2" });
  });
});
