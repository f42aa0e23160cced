import { createHash } from "node:crypto";
import express, { type Express } from "express";
import request from "supertest";
import { describe, expect } from "vitest";
import { tripMakerForMail } from "#server/features/trips/make-trip.ts";
import { problemHandler } from "#server/http/errors.ts";
import { type Mail, MailError, RecipientRefusedError } from "#server/mail/delivery/mailer.ts";
import { createSmtpMailer } from "#server/mail/delivery/smtp-mailer.ts";
import type { MapPainter } from "#server/pictures/map-painter.ts";
import type { MapScene } from "#server/pictures/map-scene.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { createLogger } from "#server/platform/logger.ts";
import { refusal, replyFrom, startBareServer, startMailServer } from "#server/testing/smtp.ts";
import { planner, test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { itineraryMailRoutes } from "./itinerary-mail-routes.ts";

const PATH = "/api/itineraries/send-email";

/** Ids of new wineries at Walla Walla, in the order of the names. */
async function wineriesNamed(db: Db, ...names: string[]): Promise<number[]> {
  const rows = await db
    .insert(schema.wineries)
    .values(
      names.map((name) => ({
        slug: `test-${createHash("sha1").update(name).digest("hex")}`,
        name,
        region: "Walla Walla Valley",
        address: "1 Main Street",
        city: "Walla Walla",
        zipCode: "99362",
        latitude: "46.0646",
        longitude: "-118.343",
      })),
    )
    .returning({ id: schema.wineries.id });
  return rows.map(({ id }) => id);
}

const tripData = { startCity: "Walla Walla", preferences: [], days: 2, wineriesPerDay: 2 };

async function bodyFor(db: Db, overrides: object = {}) {
  return {
    email: "visitor@example.org",
    tripData,
    wineries: await wineriesNamed(db, "Côte One", "Gård Two"),
    ...overrides,
  };
}

const send = (app: Express, body: object) => request(app).post(PATH).send(body);

describe("§7 POST /api/itineraries/send-email", () => {
  test("mails the plan of the chosen wineries and says so", async ({ app, db, mailer }) => {
    const answer = await send(app, await bodyFor(db));
    expect([answer.status, answer.body]).toEqual([200, { status: "sent" }]);
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      to: "visitor@example.org",
      subject: "Your wine trip from Walla Walla: 1 day, 2 wineries",
    });
    for (const part of [mailer.sent[0]?.text, mailer.sent[0]?.html]) {
      expect(part).toContain("Côte One");
      expect(part).toContain("Gård Two");
    }
  });

  test("decisions: of a full winery object only the id is read", async ({ app, db, mailer }) => {
    const [id] = await wineriesNamed(db, "The Real Name");
    const winery = { id, name: "Buy pills", website: "https://evil.example", phone: "<b>1</b>" };
    const { status } = await send(app, await bodyFor(db, { wineries: [winery] }));
    expect(status).toBe(200);
    expect(mailer.sent[0]?.text).toContain("The Real Name");
    expect(JSON.stringify(mailer.sent[0])).not.toMatch(/pills|evil|<b>1/);
  });

  test("nothing a visitor writes reaches the mail: preferences only as grapes we know", async ({
    app,
    db,
    mailer,
  }) => {
    const preferences = ["shiraz", "Syrah", "<b>Merlot</b>", "https://evil.example", "riesling "];
    await send(app, await bodyFor(db, { tripData: { ...tripData, preferences } }));
    expect(mailer.sent[0]?.text).toContain("You asked for Syrah and Riesling.");
    expect(JSON.stringify(mailer.sent[0])).not.toMatch(/shiraz|<b>|evil/);
  });

  test("the town is written as the site spells it", async ({ app, db, mailer }) => {
    const startCity = "  walla WALLA, wa ";
    await send(app, await bodyFor(db, { tripData: { ...tripData, startCity } }));
    expect(mailer.sent[0]?.subject).toBe("Your wine trip from Walla Walla: 1 day, 2 wineries");
  });

  test("an unknown town is refused at its field", async ({ app, db, mailer }) => {
    const valid = await bodyFor(db);
    for (const startCity of ["Atlantis", "<b>Walla Walla</b>", "\ud800"]) {
      const { status, body } = await send(app, {
        ...valid,
        tripData: { ...tripData, startCity },
      });
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        {
          field: "body.tripData.startCity",
          message: "Choose a Washington town from the suggestions",
        },
      ]);
    }
    expect(mailer.sent).toHaveLength(0);
  });

  test("a name that two towns share is asked about", async ({ app, db }) => {
    const { status, body } = await send(
      app,
      await bodyFor(db, { tripData: { ...tripData, startCity: "Clear Lake" } }),
    );
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/^Say which one: Clear Lake, \w+ County or Clear Lake/);
  });

  test("unknown wineries are refused, each at its place", async ({ app, db, mailer }) => {
    const [id] = await wineriesNamed(db, "Known");
    const { status, body } = await send(
      app,
      await bodyFor(db, { wineries: [2_000_000_000, id, { id: 2_000_000_001 }] }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: "body.wineries.0", message: "There is no such winery" },
      { field: "body.wineries.2", message: "There is no such winery" },
    ]);
    expect(mailer.sent).toHaveLength(0);
  });

  test.for([
    [{ email: "nobody" }, "body.email", "Please enter a valid email address"],
    [{ email: "a@b.org\r\nBcc: c@d.org" }, "body.email", "Please enter a valid email address"],
    [{ wineries: [] }, "body.wineries", "Please select at least one winery for your trip."],
    [
      { wineries: [1, 2, 3, 4, 5] },
      "body.wineries",
      "More wineries than the trip's days and wineries per day allow",
    ],
    [{ wineries: [1, 1] }, "body.wineries", "Each winery can be chosen once"],
    [{ wineries: [99_999_999_999] }, "body.wineries.0", "Send the winery's id"],
    [{ wineries: ["one"] }, "body.wineries.0", "Send the winery's id, or the winery with its id"],
  ])("%j is refused at %s", async ([overrides, field, message], { app, db }) => {
    const { status, body } = await send(app, await bodyFor(db, overrides as object));
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
  });
});

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
    const scenes: MapScene[] = [];
    const painter: MapPainter = {
      paint: async (scene) => {
        scenes.push(scene);
        return png;
      },
    };
    await send(appWith(deps, undefined, painter), await bodyFor(db));
    expect(scenes).toMatchObject([
      {
        base: { name: "Walla Walla" },
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

  test("after a failure one click sends again", async ({ app, db, mailer }) => {
    const body = await bodyFor(db);
    mailer.failure = new MailError("away", true);
    expect((await send(app, body)).status).toBe(503);
    mailer.failure = null;
    expect((await send(app, body)).status).toBe(200);
    expect(mailer.sent).toHaveLength(1);
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

describe("limits", () => {
  const THREE_SPELLINGS = [
    "visitor@gmail.com",
    "v.is.itor@googlemail.com",
    "Visitor+wine@gmail.com",
  ];

  test("a stranger's fourth plan in a day is refused, and says when to try again", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    const body = await bodyFor(db);
    const sendTo = (email: string) => send(app, { ...body, email, requestId: crypto.randomUUID() });
    for (const email of THREE_SPELLINGS) expect((await sendTo(email)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 22 * 3_600_000);
    const refused = await sendTo("visitor@gmail.com");
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("7200");
    expect(refused.body).toMatchObject({ title: "Too Many Requests", retryAfter: 7200 });
    expect(refused.body.detail).toContain("Try again in 2 hours.");
    expect(mailer.sent.map(({ to }) => to)).toEqual(THREE_SPELLINGS);

    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
    expect((await sendTo("visitor@gmail.com")).status).toBe(200);
  });

  test("an address that has confirmed the newsletter gets more: 10 in an hour", async ({
    app,
    db,
    clock,
  }) => {
    await db.insert(schema.newsletterSubscriptions).values({
      email: "Visitor@example.org",
      unsubscribeToken: "token",
      confirmedAt: clock.now,
    });
    const body = await bodyFor(db);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) {
      statuses.push((await send(app, { ...body, requestId: crypto.randomUUID() })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test.for([
    [true, 10],
    [false, 3],
  ] as const)(
    "somebody who signed in with an address that is verified (%s) gets %i",
    async ([emailVerified, most], { app, db, deps }) => {
      await signedInVisitor(deps, { email: "Visitor@example.org", emailVerified });
      const body = await bodyFor(db);
      const statuses: number[] = [];
      for (let time = 0; time < 11; time++) {
        statuses.push((await send(app, { ...body, requestId: crypto.randomUUID() })).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    },
  );

  test("a refused request leaves no row behind", async ({ app, db }) => {
    const body = await bodyFor(db);
    for (let time = 0; time < 6; time++) {
      await send(app, { ...body, requestId: crypto.randomUUID() });
    }
    expect(await db.select().from(schema.mailRequests)).toHaveLength(3);
  });

  test("when the whole site has sent enough, visitors are told to wait and the operator is told once", async ({
    deps,
    db,
    mailer,
    clock,
  }) => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => lines.push(line) });
    const app = appWith({ ...deps, logger, config: { ...deps.config, mailsPerHour: 2 } });
    const body = await bodyFor(db);
    const sendTo = (name: string) => send(app, { ...body, email: `${name}@example.org` });
    for (const name of ["a", "b"]) expect((await sendTo(name)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 35 * 60_000);
    for (const name of ["c", "d", "e"]) {
      const { status, headers, body } = await sendTo(name);
      expect([status, headers["retry-after"]]).toEqual([503, "1500"]);
      expect(body.detail).toMatch(
        /^The guide has sent as many e-mails .* Try again in 25 minutes\.$/,
      );
    }
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
    expect(told).toMatchObject([{ mailsPerHour: 2, waitSeconds: 1500 }]);
    clock.now = new Date(clock.now.getTime() + 25 * 60_000);
    expect((await sendTo("c")).status).toBe(200);
    expect(mailer.sent).toHaveLength(3);
  });

  test("a mail that failed on our side is not counted, a refused address is", async ({
    app,
    db,
    mailer,
  }) => {
    const body = await bodyFor(db);
    mailer.failure = new MailError("away", true);
    for (let count = 0; count < 3; count++) await send(app, body);
    const counts = async () =>
      (await db.select().from(schema.rateLimits))
        .filter(({ key }) => key !== "trips:site")
        .map((row) => row.count);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    mailer.failure = new RecipientRefusedError("550");
    const { status } = await send(app, body);
    expect(status).toBe(400);
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("neither the database nor the log holds an address in clear", async ({ deps, db }) => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => lines.push(line) });
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(refusal(450, `<${address}> is busy`)),
    });
    const mailer = createSmtpMailer(server.url, "guide@guide.test");
    const app = appWith({ ...deps, logger, mailer });
    const { status } = await send(app, await bodyFor(db, { email: "zinfandel@example.org" }));
    await mailer.close();
    await server.close();
    expect(status).toBe(503);
    const kept = JSON.stringify([
      await db.select().from(schema.rateLimits),
      await db.select().from(schema.mailRequests),
      lines,
    ]);
    expect(kept).toContain("RCPT TO");
    expect(kept).not.toContain("zinfandel");
    expect(kept).not.toContain("127.0.0.1");
  });
});

describe("mail servers", () => {
  test("an address its server refuses is told at its field", async ({ deps, db }) => {
    const answer = await answerThrough(
      deps,
      await startMailServer({
        onRcptTo: (_address, _session, done) => done(refusal(550, "no such user")),
      }),
      db,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: "body.email", message: "That address was refused by its mail server" },
    ]);
  });

  test.for([
    ["refuses for now", { RCPT: "450 later" }],
    ["refuses the content", { ".": "554 no" }],
    ["accepts, then drops before 250", { ".": "drop" }],
    ["hangs after DATA", { ".": "" }],
    ["hangs at the greeting", { EHLO: "" }],
  ] as const)("one that %s is 503 with Retry-After", async ([, fault], { deps, db }) => {
    const replies = {
      EHLO: "250 t",
      MAIL: "250 ok",
      RCPT: "250 ok",
      DATA: "354 go",
      ".": "250 ok",
    };
    const server = await startBareServer(replyFrom({ ...replies, ...fault }));
    const answer = await answerThrough(deps, server, db);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.text).not.toContain("\n");
  });

  test("the answer comes in time even where nothing heeds the deadline of the mail", async ({
    deps,
    db,
  }) => {
    const mailer = { send: () => new Promise<void>(() => {}), close: async () => {} };
    const app = appWith({ ...deps, mailer }, { mailMs: 50, answerMs: 100 });
    const { status, body } = await send(app, await bodyFor(db));
    expect(status).toBe(503);
    expect(body.detail).toBe("Sending takes too long. Please try again.");
  });

  test("the answer comes in time also where the database hangs", async ({ deps, db, mailer }) => {
    const body = await bodyFor(db);
    const hanging = new Proxy(db, {
      get: (target, name) =>
        name === "select"
          ? () => ({ from: () => ({ where: () => ({ orderBy: () => new Promise(() => {}) }) }) })
          : Reflect.get(target, name),
    });
    const app = appWith({ ...deps, db: hanging }, { mailMs: 50, answerMs: 100 });
    expect((await send(app, body)).status).toBe(503);
    expect(mailer.sent).toHaveLength(0);
  });

  /** The answer of an app that mails through this server, which is closed afterward. */
  async function answerThrough(
    deps: AppDeps,
    server: { url: string; close: () => Promise<void> },
    db: Db,
  ) {
    const mailer = createSmtpMailer(server.url, "guide@guide.test");
    try {
      const app = appWith({ ...deps, mailer }, { mailMs: 1_500, answerMs: 6_000 });
      return await send(app, await bodyFor(db));
    } finally {
      await mailer.close();
      await server.close();
    }
  }
});

/** The endpoint alone, with deadlines or a painter of the test's. */
function appWith(
  deps: AppDeps,
  deadlines?: Parameters<typeof itineraryMailRoutes>[2],
  painter: MapPainter = { paint: async () => null },
): Express {
  const app = express();
  app.set("trust proxy", deps.config.trustProxy);
  app.use(express.json());
  const keepTrip = tripMakerForMail({ ...deps, planner });
  app.use(itineraryMailRoutes(deps, { keepTrip, painter }, deadlines));
  app.use(problemHandler(deps.logger));
  return app;
}
