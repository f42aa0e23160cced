import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { MailError } from "#server/mail/delivery/mailer.ts";
import { test } from "#server/testing/testing.ts";

type App = Parameters<typeof request>[0];

const TEXT = "Closed on Mondays since May;\nI stood before the door.";

const report = (app: App, body: object, slug = "abeja", ip = "198.51.100.1") =>
  request(app)
    .post(`/api/wineries/slug/${slug}/reports`)
    .set("X-Forwarded-For", ip)
    .send({ group: "hours", text: TEXT, ...body });

describe("a report of a wrong fact", () => {
  test("is mailed to the editor with the name of the winery and of the facts", async ({
    deps,
    mailer,
  }) => {
    const config = { ...deps.config, editorEmail: "editor@guide.test" };
    const app = createApp({ ...deps, config });
    expect((await report(app, {})).status).toBe(202);
    expect(mailer.sent).toHaveLength(1);
    const [mail] = mailer.sent;
    expect(mail?.to).toBe("editor@guide.test");
    expect(mail?.subject).toBe("Wrong fact: Abeja, Hours");
    expect(mail?.text).toContain("> Closed on Mondays since May;\n> I stood before the door.");
    expect(mail?.text).toContain("/winery/abeja");
  });

  test("cannot put markup or headers into the mail", async ({ app, mailer }) => {
    await report(app, { text: "<img src=x>\r\nBcc: everybody@example.org" }).expect(202);
    const [mail] = mailer.sent;
    expect(mail?.html).toContain("&lt;img src=x&gt;");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.subject).not.toContain("Bcc");
    expect(mail?.headers).toBeUndefined();
  });

  test.for<readonly [object, string]>([
    [{ text: "wrong" }, "body.text"],
    [{ text: "x".repeat(2001) }, "body.text"],
    [{ group: "weather" }, "body.group"],
  ])("is refused at its field: %j", async ([body, field], { app, mailer }) => {
    const answer = await report(app, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe(field);
    expect(mailer.sent).toHaveLength(0);
  });

  test("of an unknown winery is 404, of one that left 410", async ({ app, mailer }) => {
    expect((await report(app, {}, "nowhere")).status).toBe(404);
    expect((await report(app, {}, "barons-winery")).status).toBe(410);
    expect(mailer.sent).toHaveLength(0);
  });

  test("says so where the mail server is away", async ({ app, mailer }) => {
    mailer.failure = new MailError("no answer", true);
    const answer = await report(app, {});
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toContain("Please try again.");
  });

  test("of several visitors at once: each is told their own answer, and one who asks too often is told so", async ({
    deps,
    mailer,
  }) => {
    const app = createApp({ ...deps, config: { ...deps.config, trustProxy: 1 } });
    const visitors = ["203.0.113.7", "198.51.100.9", "192.0.2.44"];
    const answers = await Promise.all(
      visitors.flatMap((ip, visitor) =>
        Array.from({ length: visitor === 0 ? 12 : 2 }, async (_, turn) => {
          const { status } = await report(app, { text: `${ip} says ${turn}: wrong` }, "abeja", ip);
          return { ip, status };
        }),
      ),
    );
    const statusesOf = (ip: string) =>
      answers.filter((answer) => answer.ip === ip).map(({ status }) => status);
    expect(statusesOf("203.0.113.7").filter((status) => status === 202)).toHaveLength(10);
    expect(statusesOf("203.0.113.7").filter((status) => status === 429)).toHaveLength(2);
    for (const ip of visitors.slice(1)) expect(statusesOf(ip)).toEqual([202, 202]);
    for (const ip of visitors) {
      const mailed = mailer.sent.filter(({ text }) => text.includes(`${ip} says`));
      expect(mailed).toHaveLength(statusesOf(ip).filter((status) => status === 202).length);
    }
  });
});
