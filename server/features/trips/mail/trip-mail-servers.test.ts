import { describe, expect } from "vitest";
import { createSmtpMailer } from "#server/mail/open-mailer.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { appWith, bodyFor, send } from "#server/testing/asked-mail.ts";
import { refusal, replyFrom, startBareServer, startMailServer } from "#server/testing/smtp.ts";
import { test } from "#server/testing/testing.ts";

const ACCEPTING = {
  EHLO: "250 t",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go",
  ".": "250 ok",
};

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
    ["refuses for now", 503, { RCPT: "450 later" }],
    ["refuses the content", 503, { ".": "554 no" }],
    ["hangs at the greeting", 503, { EHLO: "" }],
    ["hangs after DATA", 503, { DATA: "" }],
    ["accepts, then drops before 250", 504, { ".": "drop" }],
    ["hangs after the message", 504, { ".": "" }],
  ] as const)("one that %s is %i with Retry-After", async ([, status, fault], { deps, db }) => {
    const server = await startBareServer(replyFrom({ ...ACCEPTING, ...fault }));
    const answer = await answerThrough(deps, server, db, { mailMs: 1_500, answerMs: 6_000 });
    expect(answer.status).toBe(status);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.text).not.toContain("\n");
  });

  test("a mail that one took without a word is said to be perhaps sent, and pressing again sends no second", async ({
    deps,
    db,
    clock,
  }) => {
    let messages = 0;
    let end: "" | "250 ok" = "";
    const server = await startBareServer((socket) => {
      replyFrom({ ...ACCEPTING, ".": end })(socket);
      socket.on("data", (chunk) => {
        if (chunk.includes("\r\n.\r\n")) messages += 1;
      });
    });
    const mailer = createSmtpMailer(server.url, "guide@guide.test");
    const app = appWith({ ...deps, mailer }, { mailMs: 1_000, answerMs: 6_000 });
    const plan = await bodyFor(db);
    const press = { ...plan, requestId: "4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11" };
    const another = { ...plan, requestId: "9a1f1a70-53b4-4f4e-8a69-7f4c2f4b9e22" };
    const first = await send(app, press);
    expect(first.status).toBe(504);
    expect(first.body.detail).toMatch(/may have been sent.* Check the inbox/);
    end = "250 ok";
    for (const body of [press, another]) {
      const again = await send(app, body);
      expect([again.status, again.body]).toEqual([504, first.body]);
    }
    expect(messages).toBe(1);
    clock.now = new Date(clock.now.getTime() + 600_000);
    expect((await send(app, press)).status).toBe(504);
    expect((await send(app, another)).status).toBe(200);
    expect(messages).toBe(2);
    const counted = await db.select().from(schema.rateLimits);
    expect(counted.find(({ key }) => key === "mail:site-hour")?.count).toBe(2);
    await mailer.close();
    await server.close();
  });

  test("the answer comes in time even where nothing heeds the deadline of the mail", async ({
    deps,
    db,
  }) => {
    const mailer = { send: () => new Promise<void>(() => {}), close: async () => {} };
    const app = appWith({ ...deps, mailer }, { mailMs: 50, answerMs: 100 });
    const { status, body } = await send(app, await bodyFor(db));
    expect(status).toBe(503);
    expect(body.detail).toBe("Sending is taking too long. Please try again.");
  });

  test("the answer comes in time also where the database hangs", async ({ deps, db, mailer }) => {
    const body = await bodyFor(db);
    // However a query goes on, it never comes to an end.
    const endless: unknown = new Proxy(() => {}, {
      get: (_, name) => (name === "then" ? () => {} : endless),
      apply: () => endless,
    });
    const hanging = new Proxy(db, {
      get: (target, name) => (name === "select" ? endless : Reflect.get(target, name)),
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
    deadlines?: Parameters<typeof appWith>[1],
  ) {
    const mailer = createSmtpMailer(server.url, "guide@guide.test");
    try {
      const app = appWith({ ...deps, mailer }, deadlines);
      return await send(app, await bodyFor(db));
    } finally {
      await mailer.close();
      await server.close();
    }
  }
});
