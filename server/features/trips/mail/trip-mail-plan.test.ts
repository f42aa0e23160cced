import request from "supertest";
import { describe, expect } from "vitest";
import type { MapPicture } from "#server/pictures/map-picture.ts";
import type { MapPainter } from "#server/pictures/picture-thread.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { appWith, bodyFor, send, tripData, wineriesNamed } from "#server/testing/asked-mail.ts";
import { test } from "#server/testing/testing.ts";

describe("the plan of a mail", () => {
  const linkIn = (mail: Mail | undefined) =>
    /https?:\/\/guide\.test(\/trip\/([\w-]+))#edit=([\w-]+)/.exec(mail?.text ?? "");

  test("is kept under a link that opens and changes this plan", async ({ app, db, mailer }) => {
    const body = await bodyFor(db, { tripData: { ...tripData, startDate: "2026-12-05" } });
    expect((await send(app, body)).status).toBe(200);
    const [, , token, key = ""] = linkIn(mailer.sent[0]) ?? [];
    const trip = await request(app).get(`/api/trips/${token}`).set("X-Edit-Key", key);
    expect(trip.status).toBe(200);
    expect(trip.body).toMatchObject({ mayEdit: true, hasOwner: false, expiresOn: "2027-03-06" });
    expect(trip.body.request).toMatchObject({
      base: "Walla Walla",
      wineries: body.wineries,
      days: 2,
    });
    expect(mailer.sent[0]?.text).toContain("kept until March 6, 2027");
  });

  test("keeps to a half day's hours", async ({ app, db, mailer }) => {
    const timeAvailable = "Half day (4 hours)";
    const body = await bodyFor(db, { tripData: { ...tripData, days: 1, timeAvailable } });
    await send(app, body);
    expect(mailer.sent[0]?.text).toMatch(/Leave Walla Walla at (1|1:\d\d|2|2:\d\d) PM, back at/);
  });

  test("of several visitors at once is each one's own, and so are its link and its files", async ({
    app,
    db,
    mailer,
  }) => {
    const visitors = await Promise.all(
      ["Ann", "Bob", "Cid", "Dee", "Eve"].map(async (name) => ({
        name,
        body: {
          email: `${name}@example.org`,
          wineries: await wineriesNamed(db, `${name} Cellars`),
          tripData: { ...tripData, startDate: "2026-12-05" },
        },
      })),
    );
    const answers = await Promise.all(visitors.map(({ body }) => send(app, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { name, body } of visitors) {
      const mail = mailer.sent.find(({ to }) => to === `${name}@example.org`);
      const calendar = String(mail?.attachments?.[0]?.content);
      expect([...calendar.matchAll(/SUMMARY:(.*) Cellars/g)].map(([, whose]) => whose)).toEqual([
        name,
      ]);
      const [, path] = linkIn(mail) ?? [];
      const trip = await request(app).get(`/api${path?.replace("/trip/", "/trips/")}`);
      expect(trip.body.request.wineries).toEqual(body.wineries);
    }
  });
});

describe("the picture of a mail", () => {
  const png = Buffer.from("a picture");

  test("is the map of this plan, shown by its id", async ({ deps, db, mailer }) => {
    const pictures: MapPicture[] = [];
    const painter: MapPainter = async (picture) => {
      pictures.push(picture);
      return png;
    };
    await send(appWith(deps, undefined, painter), await bodyFor(db));
    expect(pictures).toMatchObject([
      {
        bases: [{ name: "Walla Walla" }],
        days: [{ number: 1, stops: [{ number: 1 }, { number: 2 }] }],
      },
    ]);
    expect(mailer.sent[0]?.attachments?.[0]).toMatchObject({
      contentType: "image/png",
      content: png,
    });
    expect(mailer.sent[0]?.html).toContain('alt="Map of the plan from Walla Walla: 1 ');
  });

  test("may be missing: the mail goes without it", async ({ app, db, mailer }) => {
    expect((await send(app, await bodyFor(db))).status).toBe(200);
    expect(mailer.sent[0]?.html).not.toContain("<img");
    expect(mailer.sent[0]?.attachments).toEqual([]);
  });
});
