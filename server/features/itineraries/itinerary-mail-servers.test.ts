import { describe, expect } from "vitest";
import { createSmtpMailer } from "#server/mail/delivery/smtp-mailer.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { refusal, replyFrom, startBareServer, startMailServer } from "#server/testing/smtp.ts";
import { test } from "#server/testing/testing.ts";
import { appWith, bodyFor, send } from "./testing/asked-mail.ts";

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
    const answer = await answerThrough(deps, server, db, { mailMs: 1_500, answerMs: 6_000 });
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
