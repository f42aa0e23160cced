import { count } from "drizzle-orm";
import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { createSmtpMailer } from "#server/mail/open-mailer.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { createLogger } from "#server/platform/logger.ts";
import { MailError } from "#server/platform/mailer.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { type RecordingMailer, test } from "#server/testing/testing.ts";
import { pruneNewsletter } from "./newsletter-queries.ts";

type App = ReturnType<typeof createApp>;

const join = (app: App, email = "visitor@example.org") =>
  request(app).post("/api/newsletter").send({ email, source: "header" });
const stateOf = async (app: App, token: string): Promise<string> =>
  (await request(app).get(`/api/newsletter/confirmations/${token}`)).body.state;
const confirm = (app: App, token: string) =>
  request(app).post(`/api/newsletter/confirmations/${token}`);

const subscriptions = (db: Db) => db.select().from(schema.newsletterSubscriptions);

/** The token in the newest mail's link to this page. */
function tokenFor(mailer: RecordingMailer, page: "confirm" | "unsubscribe"): string {
  const [, token] =
    new RegExp(`/newsletter/${page}/(\\S+)`).exec(mailer.sent.at(-1)?.text ?? "") ?? [];
  if (!token) throw new Error(`the newest mail has no ${page} link`);
  return token;
}

/** A confirmed subscriber's unsubscribe token. */
async function subscribed(app: App, mailer: RecordingMailer, email?: string): Promise<string> {
  await join(app, email);
  await confirm(app, tokenFor(mailer, "confirm"));
  return tokenFor(mailer, "unsubscribe");
}

const DAY_MS = 86_400_000;

describe("decisions: asking for the newsletter", () => {
  test("is accepted, stored unconfirmed, and asks the address itself", async ({
    app,
    db,
    mailer,
  }) => {
    const { status, body } = await join(app);
    expect([status, body]).toEqual([202, { status: "confirmation-sent" }]);
    expect(mailer.sent.map(({ to }) => to)).toEqual(["visitor@example.org"]);
    expect(mailer.sent[0]?.text).toContain("http://guide.test/newsletter/confirm/");
    expect(await subscriptions(db)).toMatchObject([
      { email: "visitor@example.org", source: "header", confirmedAt: null },
    ]);
  });

  test("answers a subscribed address exactly as any other, with a mail as well", async ({
    app,
    mailer,
    clock,
  }) => {
    await subscribed(app, mailer);
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    const again = await join(app, "VISITOR@example.org");
    const fresh = await join(app, "other@example.org");
    const seen = ({ status, text, headers }: typeof again) => ({
      status,
      text,
      headers: { ...headers, "x-request-id": "", date: "" },
    });
    expect(seen(again)).toEqual(seen(fresh));
    expect(mailer.sent.at(-2)?.subject).toMatch(/^You are already on the list/);
    expect(mailer.sent.at(-2)?.text).not.toContain("/newsletter/confirm/");
  });

  test("one address has one subscription, however it is capitalized", async ({
    app,
    db,
    clock,
  }) => {
    await join(app, "Visitor@Example.org");
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    await join(app, "visitor@example.org");
    expect(await subscriptions(db)).toHaveLength(1);
  });

  test("pressing Join twice sends once", async ({ app, mailer }) => {
    const answers = await Promise.all([join(app), join(app)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(mailer.sent).toHaveLength(1);
  });

  test("is 503 while the mail server is away, and works with the next press", async ({
    app,
    mailer,
  }) => {
    mailer.failure = new MailError("away", true);
    expect((await join(app)).status).toBe(503);
    mailer.failure = null;
    expect((await join(app)).status).toBe(202);
  });

  test("asks one address three times a day, and then says when it may be asked again", async ({
    app,
    clock,
  }) => {
    for (let sent = 0; sent < 3; sent++) {
      clock.now = new Date(clock.now.getTime() + 61_000);
      expect((await join(app)).status).toBe(202);
    }
    clock.now = new Date(clock.now.getTime() + 61_000);
    const refused = await join(app);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(23 * 3_600);
  });

  test("is possible 20 times a day from one client, and refused ones leave no row", async ({
    app,
    db,
    clock,
  }) => {
    const statuses: number[] = [];
    for (let time = 0; time < 22; time++) {
      clock.now = new Date(clock.now.getTime() + 10 * 60_000);
      statuses.push((await join(app, `v${time}@example.org`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429, 429]);
    expect(await subscriptions(db)).toHaveLength(20);
    expect(await db.select().from(schema.mailRequests)).toHaveLength(20);
  });

  test.for([{}, { email: "nobody" }, { email: "v@example.org", source: "<b>" }])(
    "%j is refused with its field",
    async (body, { app, mailer }) => {
      const answer = await request(app).post("/api/newsletter").send(body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].field).toMatch(/^body\.(email|source)$/);
      expect(mailer.sent).toHaveLength(0);
    },
  );
});

describe("the confirmation link", () => {
  test("opened by anybody changes nothing, for mail scanners open links", async ({
    app,
    db,
    mailer,
  }) => {
    await join(app);
    const token = tokenFor(mailer, "confirm");
    for (let times = 0; times < 3; times++) expect(await stateOf(app, token)).toBe("pending");
    expect((await subscriptions(db))[0]?.confirmedAt).toBeNull();
  });

  test("confirms by POST, welcomes once, and stays confirmed", async ({ app, db, mailer }) => {
    await join(app);
    const token = tokenFor(mailer, "confirm");
    expect((await confirm(app, token)).body).toEqual({ state: "confirmed" });
    expect((await confirm(app, token)).body).toEqual({ state: "confirmed" });
    expect(await stateOf(app, token)).toBe("confirmed");
    expect((await subscriptions(db))[0]?.confirmedAt).not.toBeNull();
    const subjects = mailer.sent.map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[1]).toMatch(/^You are on the list/);
  });

  test("of an earlier mail works as well as that of the newest", async ({ app, mailer, clock }) => {
    await join(app);
    const first = tokenFor(mailer, "confirm");
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    await join(app);
    expect(tokenFor(mailer, "confirm")).not.toBe(first);
    expect((await confirm(app, first)).body).toEqual({ state: "confirmed" });
  });

  test("works for 7 days and then confirms nothing", async ({ app, mailer, clock }) => {
    await join(app);
    const token = tokenFor(mailer, "confirm");
    const asked = clock.now.getTime();
    clock.now = new Date(asked + 7 * DAY_MS - 1);
    expect(await stateOf(app, token)).toBe("pending");
    clock.now = new Date(asked + 7 * DAY_MS);
    expect(await stateOf(app, token)).toBe("expired");
    expect((await confirm(app, token)).body).toEqual({ state: "expired" });
  });

  test("that never was is unknown", async ({ app }) => {
    expect(await stateOf(app, "made-up")).toBe("unknown");
    expect((await confirm(app, "made-up")).body).toEqual({ state: "unknown" });
  });

  test("is kept only as a hash", async ({ app, db, mailer }) => {
    await join(app);
    const kept = JSON.stringify([
      await subscriptions(db),
      await db.select().from(schema.newsletterConfirmations),
    ]);
    expect(kept).not.toContain(tokenFor(mailer, "confirm"));
  });

  test("an address that nobody confirmed in time is removed; its link still reads as expired", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    await join(app, "forgetful@example.org");
    const token = tokenFor(mailer, "confirm");
    clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
    await join(app, "next@example.org");
    await pruneNewsletter(db, clock.now);
    expect((await subscriptions(db)).map(({ email }) => email)).toEqual(["next@example.org"]);
    expect(await stateOf(app, token)).toBe("expired");
    clock.now = new Date(clock.now.getTime() + 31 * DAY_MS);
    await pruneNewsletter(db, clock.now);
    expect(await stateOf(app, token)).toBe("unknown");
  });

  test("a welcome that cannot be sent does not undo the confirmation", async ({ app, mailer }) => {
    await join(app);
    const token = tokenFor(mailer, "confirm");
    mailer.failure = new MailError("away", true);
    expect((await confirm(app, token)).body).toEqual({ state: "confirmed" });
  });
});

describe("leaving", () => {
  test("RFC 8058: one POST of a form without cookies ends it and forgets the address", async ({
    app,
    db,
    mailer,
  }) => {
    const token = await subscribed(app, mailer);
    const answer = await request(app)
      .post(`/api/newsletter/unsubscribe/${token}`)
      .set("Origin", "https://mail.example")
      .type("form")
      .send("List-Unsubscribe=One-Click");
    expect([answer.status, answer.body]).toEqual([200, { status: "unsubscribed" }]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await subscriptions(db)).toMatchObject([{ email: null }]);
  });

  test("twice is as good as once; a link that never was is told apart", async ({ app, mailer }) => {
    const token = await subscribed(app, mailer);
    for (let times = 0; times < 2; times++) {
      expect((await request(app).post(`/api/newsletter/unsubscribe/${token}`)).status).toBe(200);
    }
    expect((await request(app).post(`/api/newsletter/unsubscribe/${token}x`)).status).toBe(404);
  });

  test("by GET leads to the page and changes nothing", async ({ app, db, mailer }) => {
    const token = await subscribed(app, mailer);
    const answer = await request(app).get(`/api/newsletter/unsubscribe/${token}`);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/newsletter/unsubscribe/${token}`,
    ]);
    expect((await subscriptions(db))[0]?.email).toBe("visitor@example.org");
  });

  test("for good: the old confirmation link does not bring the address back, a new one does", async ({
    app,
    db,
    mailer,
    clock,
  }) => {
    await join(app);
    const old = tokenFor(mailer, "confirm");
    await confirm(app, old);
    await request(app).post(`/api/newsletter/unsubscribe/${tokenFor(mailer, "unsubscribe")}`);
    expect((await confirm(app, old)).body).toEqual({ state: "expired" });
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    await subscribed(app, mailer);
    const emails = (await subscriptions(db)).map(({ email }) => email);
    expect(emails.filter((email) => email !== null)).toEqual(["visitor@example.org"]);
  });
});

describe("over a real mail server", () => {
  test("the confirmation mail offers to stop all mail with one click, the welcome to leave the list", async ({
    deps,
  }) => {
    const server = await startMailServer();
    const mailer = createSmtpMailer(server.url, "Guide <guide@guide.test>");
    const app = createApp({ ...deps, mailer });
    await join(app);
    const [, token = ""] =
      /newsletter\/confirm\/(\S+)/.exec(server.accepted[0]?.parsed.text ?? "") ?? [];
    await confirm(app, token);
    await mailer.close();
    await server.close();
    const header = (index: number, name: string) =>
      server.accepted[index]?.parsed.headers.find(({ key }) => key === name)?.value;
    expect(server.accepted).toHaveLength(2);
    expect(header(0, "list-unsubscribe")).toMatch(
      /^<http:\/\/guide\.test\/api\/mail\/never\/\S+>$/,
    );
    expect(header(0, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header(1, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const target = /^<http:\/\/guide\.test(\/api\/newsletter\/unsubscribe\/[\w-]+)>$/.exec(
      header(1, "list-unsubscribe") ?? "",
    );
    expect((await request(app).post(target?.[1] ?? "/")).status).toBe(200);
    for (const { parsed } of server.accepted) {
      expect(parsed.html).toContain(parsed.text?.match(/http:\/\/guide\.test\/newsletter\S+/)?.[0]);
    }
  });
});

test("the log holds no address, also when the database fails", async ({ deps, db }) => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const broken = new Proxy(db, {
    get: (target, name) => {
      if (name === "transaction") {
        return () => Promise.reject(new Error("Key (email)=(zinfandel@example.org) exists"));
      }
      return Reflect.get(target, name);
    },
  });
  const { status } = await join(
    createApp({ ...deps, db: broken, logger }),
    "zinfandel@example.org",
  );
  expect(status).toBe(500);
  expect(lines.join("")).toContain("Key (email)=(<address>) exists");
  expect(lines.join("")).not.toContain("zinfandel");
  const [rows] = await db.select({ rows: count() }).from(schema.newsletterSubscriptions);
  expect(rows).toEqual({ rows: 0 });
});
