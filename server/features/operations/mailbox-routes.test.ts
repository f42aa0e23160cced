import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemHandler } from "#server/http/errors.ts";
import { MAILBOX_SIZE, storeMessage } from "#server/mail/mailbox-folder.ts";
import { openMailer } from "#server/mail/open-mailer.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { Mailer } from "#server/platform/mailer.ts";
import { mailboxRoutes } from "./mailbox-routes.ts";

const PATHS = ["/dev/mailbox", "/dev/mailbox/", "/dev/mailbox.json"];

let config: Config;
let mailer: Mailer;
let mailboxDir: string;

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-mailbox-"));
  mailboxDir = join(dataDir, "mailbox");
  config = readConfig({ DATA_DIR: dataDir, MAIL_FROM: "Guide <guide@guide.test>" });
  await mkdir(mailboxDir);
  mailer = openMailer(config);
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

  test("keeps nothing of a message that breaks off, as it does where the disk is full", async () => {
    const message = (async function* () {
      yield Buffer.from("Subject: half");
      throw new Error("no space left");
    })();
    await expect(storeMessage(mailboxDir, message)).rejects.toThrow("no space left");
    expect(await readdir(mailboxDir)).toEqual([]);
  });
});

describe("the viewer", () => {
  test("lists messages and shows one, with its text escaped", async () => {
    await mailer.send(mail("<script>alert(1)</script>"));
    const list = await request(appWith()).get("/dev/mailbox");
    expect(list.type).toBe("text/html");
    expect(list.text).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
    const [, path = ""] = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list.text) ?? [];
    const shown = await request(appWith()).get(path);
    expect(shown.text).toContain("Côte Bonneville &#60;b&#62;&#38; Gård&#60;/b&#62;");
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

  test("shows the picture that came with a message, and gives its files to be saved", async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    await mailer.send({
      ...mail("map", '<html><head></head><body><img src="cid:map@plan" alt=""></body></html>'),
      attachments: [
        { filename: "map.png", contentType: "image/png", content: png, cid: "map@plan" },
        {
          filename: "trip.ics",
          contentType: "text/calendar; method=PUBLISH",
          content: Buffer.from("BEGIN:VCALENDAR"),
        },
      ],
    });
    const path = `/dev/mailbox/${await idOf("map")}`;
    const part = await request(appWith()).get(`${path}/html`);
    expect(part.text).toContain(`<img src="data:image/png;base64,${png.toString("base64")}"`);
    const json = await request(appWith()).get(`${path}.json`);
    expect(json.body.html).toContain('<img src="cid:map@plan"');
    const shown = await request(appWith()).get(path);
    expect(shown.text).toContain(`<a href="${path}/files/1"><strong>trip.ics</strong>`);
    const file = await request(appWith()).get(`${path}/files/1`);
    expect(file.headers["content-disposition"]).toBe("attachment; filename=trip.ics");
    expect(file.type).toBe("application/octet-stream");
    expect(String(file.body).trim()).toBe("BEGIN:VCALENDAR");
    expect((await request(appWith()).get(`${path}/files/2`)).status).toBe(404);
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

  test("is not there where a mail server delivers", async () => {
    const app = appWith({ embedded: { ...config.embedded, mailbox: false } });
    for (const path of PATHS) expect((await request(app).get(path)).status).toBe(404);
  });

  test.each(["https://guide.example", "http://192.168.0.2:5000", "http://localhost.guide.example"])(
    "is not there for a site at %s, whatever the environment is called",
    async (publicUrl) => {
      await mailer.send(mail("secret"));
      for (const production of [true, false]) {
        const app = appWith({ publicUrl, production });
        for (const path of PATHS) expect((await request(app).get(path)).status).toBe(404);
      }
    },
  );

  test.each([
    { Host: "guide.example" },
    { Host: "rebound.example:5000" },
    { Host: "127.0.0.1.rebound.example" },
    { Host: "localhost", "X-Forwarded-For": "192.0.2.1" },
    { Host: "localhost", Forwarded: "for=192.0.2.1" },
  ])("is not there for a request with %o", async (headers) => {
    await mailer.send(mail("secret"));
    const id = await idOf("secret");
    for (const path of [...PATHS, `/dev/mailbox/${id}.json`, `/dev/mailbox/${id}/raw`]) {
      expect((await request(appWith()).get(path).set(headers)).status).toBe(404);
      const own = await request(appWith()).get(path).set("Host", "[::1]:5000");
      expect(own.status).toBe(200);
    }
  });

  test("shows its own styles and the message's frame, and may be framed by nobody", async () => {
    await mailer.send(mail("hello"));
    const page = `/dev/mailbox/${await idOf("hello")}`;
    const viewer = await request(appWith()).get(page);
    const policy = viewer.headers["content-security-policy"] ?? "";
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(viewer.text) ?? [];
    expect(policy).toContain(
      `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    );
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    const message = await request(appWith()).get(`${page}/html`);
    expect(message.headers["x-frame-options"]).toBe("SAMEORIGIN");
  });
});
