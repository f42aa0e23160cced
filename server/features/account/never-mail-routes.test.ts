import request from "supertest";
import { describe, expect } from "vitest";
import type { createApp } from "#server/app.ts";
import { schema } from "#server/platform/database/db.ts";
import { type RecordingMailer, test } from "#server/testing/testing.ts";

type App = ReturnType<typeof createApp>;

const OWNER = "v.isitor@gmail.com";

/** The answer to somebody who asks for a plan at this address. */
const plan = (app: App, email: string) =>
  request(app)
    .post("/api/itineraries/send-email")
    .send({
      email,
      tripData: { startCity: "Walla Walla", days: 1, wineriesPerDay: 1 },
      wineries: [1],
      requestId: crypto.randomUUID(),
    });
const join = (app: App, email: string) => request(app).post("/api/newsletter").send({ email });
const stop = (app: App, token: string) => request(app).post(`/api/mail/never/${token}`);
const stateOf = async (app: App, token: string) =>
  (await request(app).get(`/api/mail/never/${token}/state`)).body.state;
const askToAllow = (app: App, token: string, email: string) =>
  request(app).post(`/api/mail/never/${token}/allow-link`).send({ email });
const allow = async (app: App, token: string) =>
  (await request(app).post(`/api/mail/allow/${token}`)).body.state;

/** The token of the newest mail's link to this page. */
function tokenOf(mailer: RecordingMailer, page: "never" | "allow"): string {
  const [, token] = new RegExp(`/mail/${page}/(\\S+)`).exec(mailer.sent.at(-1)?.text ?? "") ?? [];
  if (!token) throw new Error(`the newest mail has no link to /mail/${page}`);
  return token;
}

/** A plan is mailed to the owner, who then wants no mail again. */
async function stopped(app: App, mailer: RecordingMailer): Promise<string> {
  expect((await plan(app, OWNER)).status).toBe(200);
  const token = tokenOf(mailer, "never");
  expect((await stop(app, token)).status).toBe(200);
  return token;
}

describe("the never-mail link", () => {
  test("stands in both parts of every mail: plan, confirmation, welcome, already there, allow again", async ({
    app,
    mailer,
    clock,
  }) => {
    await plan(app, OWNER);
    await join(app, OWNER);
    const [, confirm] = /newsletter\/confirm\/(\S+)/.exec(mailer.sent.at(-1)?.text ?? "") ?? [];
    await request(app).post(`/api/newsletter/confirmations/${confirm}`);
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    await join(app, OWNER);
    const token = tokenOf(mailer, "never");
    await stop(app, token);
    await askToAllow(app, token, OWNER);
    expect(mailer.sent.map(({ subject }) => subject.split(":")[0])).toEqual([
      "Your wine trip from Walla Walla",
      "Please confirm your address",
      "You are on the list",
      "You are already on the list",
      "Allow email again",
    ]);
    for (const { text, html } of mailer.sent) {
      expect(text).toContain(`http://guide.test/mail/never/${token}`);
      expect(html).toContain(`http://guide.test/mail/never/${token}`);
    }
  });

  test("changes nothing when it is opened, by the page or by a mail program", async ({
    app,
    mailer,
  }) => {
    await plan(app, OWNER);
    const token = tokenOf(mailer, "never");
    for (let times = 0; times < 2; times++) expect(await stateOf(app, token)).toBe("open");
    const opened = await request(app).get(`/api/mail/never/${token}`);
    expect([opened.status, opened.headers.location]).toEqual([303, `/mail/never/${token}`]);
    expect((await plan(app, OWNER)).status).toBe(200);
    expect(mailer.sent).toHaveLength(2);
  });

  test("RFC 8058: stops mail by one POST of a form from anywhere, without cookies", async ({
    app,
    mailer,
  }) => {
    await plan(app, OWNER);
    const header = mailer.sent[0]?.headers?.["List-Unsubscribe"] ?? "";
    expect(mailer.sent[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, path = ""] = /^<http:\/\/guide\.test(.+)>$/.exec(header) ?? [];
    const answer = await request(app)
      .post(path)
      .set("Origin", "https://mail.example")
      .type("form")
      .send("List-Unsubscribe=One-Click");
    expect([answer.status, answer.body]).toEqual([200, { status: "stopped" }]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await stateOf(app, tokenOf(mailer, "never"))).toBe("stopped");
  });

  test("that no mail carried is 404, and so is another mailbox's name with an old signature", async ({
    app,
    mailer,
    db,
  }) => {
    await plan(app, OWNER);
    const [digest, mac] = tokenOf(mailer, "never").split("~");
    await plan(app, "somebody@example.org");
    const [other] = tokenOf(mailer, "never").split("~");
    for (const token of ["made-up", "~", `${other}~${mac}`, `${digest}~`, `${digest}~${mac}x`]) {
      expect((await stop(app, encodeURIComponent(token))).status).toBe(404);
      expect((await request(app).get(`/api/mail/never/${token}/state`)).status).toBe(404);
    }
    expect(await db.select().from(schema.mailRefusals)).toEqual([]);
  });
});

describe("a mailbox that wants no mail", () => {
  test("gets none of any kind under any of its spellings, and the answers are those of any other", async ({
    app,
    mailer,
  }) => {
    await stopped(app, mailer);
    const before = mailer.sent.length;
    const seen = ({
      status,
      text,
      headers,
    }: {
      status: number;
      text: string;
      headers: object;
    }) => ({
      status,
      // Each plan has links of its own.
      text: text.replace(/[\w-]{24}/g, "token"),
      headers: { ...headers, "x-request-id": "", date: "", etag: "" },
    });
    const silent = [
      await plan(app, "VISITOR+trip@googlemail.com"),
      await join(app, "visi.tor@gmail.com"),
    ];
    expect(mailer.sent).toHaveLength(before);
    const sent = [await plan(app, "other@example.org"), await join(app, "third@example.org")];
    expect(mailer.sent).toHaveLength(before + 2);
    expect(silent.map(seen)).toEqual(sent.map(seen));
  });

  test("uses up the limits as any other does", async ({ app, mailer }) => {
    await stopped(app, mailer);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push((await plan(app, OWNER)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("is kept as a digest that no secret goes into", async ({ app, deps, db, mailer }) => {
    await stopped(app, mailer);
    const rows = await db.select().from(schema.mailRefusals);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/visitor|gmail/i);
    const { createApp } = await import("#server/app.ts");
    await plan(createApp({ ...deps, secret: "a new secret after a change, 32 letters" }), OWNER);
    expect(mailer.sent).toHaveLength(1);
  });

  test("that stops mail a second time stays stopped since the first", async ({
    app,
    mailer,
    db,
    clock,
  }) => {
    const token = await stopped(app, mailer);
    const before = await db.select().from(schema.mailRefusals);
    clock.now = new Date(clock.now.getTime() + 1_000);
    expect((await stop(app, token)).status).toBe(200);
    expect(await db.select().from(schema.mailRefusals)).toEqual(before);
  });
});

describe("the way back", () => {
  test("is a link mailed to the owner, and one press", async ({ app, mailer }) => {
    const token = await stopped(app, mailer);
    const asked = await askToAllow(app, token, "visitor@gmail.com");
    expect([asked.status, asked.body]).toEqual([202, { status: "link-sent" }]);
    expect(mailer.sent.at(-1)?.to).toBe("visitor@gmail.com");
    const link = tokenOf(mailer, "allow");
    expect(await stateOf(app, token)).toBe("stopped");
    expect(await allow(app, link)).toBe("allowed");
    expect(await stateOf(app, token)).toBe("open");
    await plan(app, OWNER);
    expect(mailer.sent.at(-1)?.subject).toMatch(/^Your wine trip/);
  });

  test("is open to nobody without a mail to that address", async ({ app, mailer }) => {
    const token = await stopped(app, mailer);
    const before = mailer.sent.length;
    const other = await askToAllow(app, token, "stranger@example.org");
    expect(other.status).toBe(400);
    expect(other.body.errors).toEqual([
      { field: "body.email", message: "This link was sent to another address" },
    ]);
    expect((await askToAllow(app, "made-up", OWNER)).status).toBe(404);
    expect(mailer.sent).toHaveLength(before);
  });

  test("can be guessed at ten times an hour", async ({ app, mailer }) => {
    const token = await stopped(app, mailer);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) {
      statuses.push((await askToAllow(app, token, `guess${time}@gmail.com`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test("is 409 where nothing is stopped", async ({ app, mailer }) => {
    await plan(app, OWNER);
    expect((await askToAllow(app, tokenOf(mailer, "never"), OWNER)).status).toBe(409);
  });

  test("works for seven days, once, and not for a refusal that came after it", async ({
    app,
    mailer,
    clock,
  }) => {
    const token = await stopped(app, mailer);
    await askToAllow(app, token, OWNER);
    const link = tokenOf(mailer, "allow");
    const asked = clock.now.getTime();
    clock.now = new Date(asked + 7 * 86_400_000);
    expect(await allow(app, link)).toBe("expired");
    clock.now = new Date(asked + 7 * 86_400_000 - 1);
    expect(await allow(app, link)).toBe("allowed");
    await stop(app, token);
    expect(await allow(app, link)).toBe("expired");
    expect(await stateOf(app, token)).toBe("stopped");
    expect(await allow(app, `${link}x`)).toBe("expired");
    expect(await allow(app, token)).toBe("expired");
  });
});
