import { describe, expect } from "vitest";
import { createSmtpMailer } from "#server/mail/open-mailer.ts";
import { schema } from "#server/platform/database/db.ts";
import { createLogger } from "#server/platform/logger.ts";
import { MailError, RecipientRefusedError } from "#server/platform/mailer.ts";
import { appWith, bodyFor, send } from "#server/testing/asked-mail.ts";
import { refusal, startMailServer } from "#server/testing/smtp.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";

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
    const config = { ...deps.config, mailsPerHour: 5, trustProxy: 1 };
    const app = appWith({ ...deps, logger, config });
    const body = await bodyFor(db);
    const sendTo = (name: string) =>
      send(app, { ...body, email: `${name}@example.org` }).set(
        "X-Forwarded-For",
        `192.${name.charCodeAt(0)}.2.1`,
      );
    for (const name of ["a", "b"]) expect((await sendTo(name)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 35 * 60_000);
    for (const name of ["c", "d", "e"]) {
      const { status, headers, body } = await sendTo(name);
      expect([status, headers["retry-after"]]).toEqual([503, "1500"]);
      expect(body.detail).toMatch(
        /^The guide has reached its email limit .* Try again in 25 minutes\.$/,
      );
    }
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
    expect(told).toMatchObject([
      { mailsPerHour: 5, limit: "mail:site-hour:strangers-plan", most: 2, waitSeconds: 1500 },
    ]);
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
    expect(await counts()).toEqual(Array.from({ length: 9 }, () => 0));
    mailer.failure = new RecipientRefusedError("550");
    const { status } = await send(app, body);
    expect(status).toBe(400);
    expect(await counts()).toEqual(Array.from({ length: 9 }, () => 1));
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
