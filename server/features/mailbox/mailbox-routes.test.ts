import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemHandler } from "#server/http/errors.ts";
import { MAILBOX_SIZE } from "#server/mail/mailbox-folder.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { openMailer } from "#server/mail/open-mailer.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { createLogger } from "#server/platform/logger.ts";
import { mailboxRoutes } from "./mailbox-routes.ts";

let config: Config;
let mailer: Mailer;
let mailboxDir: string;

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-mailbox-"));
  mailboxDir = join(dataDir, "mailbox");
  config = readConfig({ DATA_DIR: dataDir, MAIL_FROM: "Guide <guide@guide.test>" });
  mailer = await openMailer(config);
});
afterEach(async () => {
  await mailer.close();
  await rm(config.dataDir, { recursive: true, force: true });
});

function appWith(overrides: Partial<Config> = {}) {
  const app = express();
  app.use(mailboxRoutes({ config: { ...config, ...overrides } }));
  app.use(problemHandler(createLogger("silent")));
  return app;
}

const mail = (
  subject: string,
  html = "<!doctype html><html><head></head><body><p>Gård</p></body></html>",
) => ({
  to: "visitor@example.org",
  subject,
  text: "Côte Bonneville <b>& Gård</b>",
  html,
});

async function idOf(subject: string): Promise<string> {
  const { body } = await request(appWith()).get("/dev/mailbox.json");
  return body.find((message: { subject: string }) => message.subject === subject)?.id;
}

describe("the embedded mailbox", () => {
  test("keeps what is sent, as files, newest first in the list", async () => {
    await mailer.send(mail("first"));
    await mailer.send(mail("Côte second"));
    const { body } = await request(appWith()).get("/dev/mailbox.json");
    expect(body).toMatchObject([
      { to: "visitor@example.org", subject: "Côte second" },
      { to: "visitor@example.org", subject: "first" },
    ]);
    for (const { id, receivedAt } of body) {
      expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
      expect(await readdir(mailboxDir)).toContain(`${id}.eml`);
    }
  });

  test("gives a message with both parts decoded", async () => {
    await mailer.send(mail("hello"));
    const id = await idOf("hello");
    const { body } = await request(appWith()).get(`/dev/mailbox/${id}.json`);
    expect(Object.keys(body).sort()).toEqual(["html", "id", "subject", "text", "to"]);
    expect(body).toMatchObject({ id, to: "visitor@example.org", subject: "hello" });
    expect(body.text.trim()).toBe("Côte Bonneville <b>& Gård</b>");
    expect(body.html).toContain("<p>Gård</p>");
  });

  test("keeps the newest 500 and lets older ones go", async () => {
    const day = "2026-01-01T00-00-00-000Z";
    const old = Array.from(
      { length: MAILBOX_SIZE },
      (_, index) => `${day}-00000000-0000-4000-8000-${String(index).padStart(12, "0")}.eml`,
    );
    await Promise.all(old.map((name) => writeFile(join(mailboxDir, name), "Subject: old\r\n\r\n")));
    await mailer.send(mail("new"));
    const left = await readdir(mailboxDir);
    expect(left).toHaveLength(MAILBOX_SIZE);
    expect(left).not.toContain(old[0]);
    expect(left).toContain(old[1]);
    expect(left).toContain(`${await idOf("new")}.eml`);
  });
});

describe("the viewer", () => {
  test("lists messages and shows one, with its text escaped", async () => {
    await mailer.send(mail("<script>alert(1)</script>"));
    const list = await request(appWith()).get("/dev/mailbox");
    expect(list.type).toBe("text/html");
    expect(list.text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    const [, path = ""] = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list.text) ?? [];
    const shown = await request(appWith()).get(path);
    expect(shown.text).toContain("Côte Bonneville &lt;b&gt;&amp; Gård&lt;/b&gt;");
    expect(shown.text).toContain(`<iframe title="HTML part of the message" src="${path}/html"`);
    expect(shown.text).not.toContain("<script");
    expect(shown.headers["cache-control"]).toBe("no-store");
  });

  test("shows an HTML part in a sandbox that runs and fetches nothing", async () => {
    await mailer.send(mail("hello"));
    const answer = await request(appWith()).get(`/dev/mailbox/${await idOf("hello")}/html`);
    expect(answer.text).toContain('<head><base target="_blank">');
    expect(answer.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox /);
  });

  test("gives the source as plain text", async () => {
    await mailer.send(mail("hello"));
    const answer = await request(appWith()).get(`/dev/mailbox/${await idOf("hello")}/raw`);
    expect(answer.type).toBe("text/plain");
    expect(answer.text).toMatch(/^Subject: hello\r$/m);
  });

  test.each([
    "nothing",
    "..%2Fsecret",
    "..%2F..%2Fetc%2Fpasswd",
    "%00",
    "2026-01-01T00-00-00-000Z-00000000-0000-4000-8000-000000000000",
  ])("has no message %s", async (id) => {
    await writeFile(join(config.dataDir, "secret.eml"), "Subject: secret\r\n\r\n");
    const json = await request(appWith()).get(`/dev/mailbox/${id}.json`);
    expect([json.status, json.type]).toEqual([404, "application/problem+json"]);
    for (const rest of ["", "/html", "/raw"]) {
      const { status, text } = await request(appWith()).get(`/dev/mailbox/${id}${rest}`);
      expect(status).toBe(404);
      expect(text).not.toContain("Subject");
    }
  });

  test("is not there in production, nor where a mail server delivers", async () => {
    const elsewhere = { ...config.embedded, mailbox: false };
    for (const app of [appWith({ production: true }), appWith({ embedded: elsewhere })]) {
      for (const path of ["/dev/mailbox", "/dev/mailbox.json"]) {
        expect((await request(app).get(path)).status).toBe(404);
      }
    }
  });
});
