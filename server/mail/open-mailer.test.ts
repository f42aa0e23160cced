import { pbkdf2 } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import {
  type Mail,
  MailError,
  type Mailer,
  RecipientRefusedError,
} from "#server/platform/mailer.ts";
import {
  refusal,
  replyFrom,
  startBareServer,
  startMailServer,
  type TestMailServer,
} from "#server/testing/smtp.ts";
import { mailboxFolder } from "./mailbox-folder.ts";
import { createSmtpMailer, openMailer } from "./open-mailer.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const mail: Mail = {
  to: "visitor@example.org",
  subject: "Côte Bonneville and Gård",
  text: "Côte Bonneville — Gård",
  html: "<p>Côte Bonneville — Gård</p>",
};

const accepting = {
  EHLO: "250 test",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go",
  ".": "250 ok",
};

function mailerFor(url: string, deadlineMs?: number): Mailer {
  const options = deadlineMs === undefined ? {} : { deadlineMs };
  const mailer = createSmtpMailer(url, "Guide <guide@guide.test>", options);
  closing.push(() => mailer.close());
  return mailer;
}

async function serverWith(fault: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(fault);
  closing.push(server.close);
  return server;
}

async function bareServer(onConnection: Parameters<typeof startBareServer>[0]) {
  const server = await startBareServer(onConnection);
  closing.push(server.close);
  return server;
}

/** The error a send ends with. */
async function failureOf(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => "sent",
    (error: unknown) => error,
  );
}

describe("an accepted message", () => {
  test("arrives with its parts in UTF-8, a Message-ID and a Date", async () => {
    const server = await serverWith({});
    await mailerFor(server.url).send({ ...mail, headers: { "X-Test": "1" } });
    const [got] = server.accepted;
    expect(got?.from).toBe("guide@guide.test");
    expect(got?.to).toEqual(["visitor@example.org"]);
    expect(got?.parsed.subject).toBe(mail.subject);
    expect(got?.parsed.text?.trim()).toBe(mail.text);
    expect(got?.parsed.html?.trim()).toBe(mail.html);
    expect(got?.parsed.messageId).toMatch(/^<.+@guide\.test>$/);
    expect(Date.parse(got?.parsed.date ?? "")).toBeGreaterThan(0);
    expect(got?.raw).toMatch(/^X-Test: 1\r$/m);
  });

  test("says that a program wrote it and names no other reply address", async () => {
    const server = await serverWith({});
    await mailerFor(server.url).send(mail);
    expect(server.accepted[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(server.accepted[0]?.raw).not.toMatch(/^Reply-To:/im);
  });

  test("shares its connection with the next one", async () => {
    let connections = 0;
    const server = await serverWith({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    const mailer = mailerFor(server.url);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(server.accepted).toHaveLength(2);
    expect(connections).toBe(1);
  });

  test("is one recipient's, whatever the address looks like", async () => {
    const server = await serverWith({});
    await mailerFor(server.url)
      .send({ ...mail, to: "one@example.org,two@example.org" })
      .catch(() => {});
    expect(server.accepted.flatMap(({ to }) => to)).not.toContain("two@example.org");
  });
});

describe("TLS", () => {
  test("STARTTLS is used where the server offers it", async () => {
    const server = await serverWith({ disabledCommands: [] });
    await mailerFor(`${server.url}?tls.rejectUnauthorized=false`).send(mail);
    expect(server.accepted[0]?.secure).toBe(true);
  });

  test("smtps is TLS from the first byte", async () => {
    const server = await serverWith({ secure: true });
    await mailerFor(`${server.url}?tls.rejectUnauthorized=false`).send(mail);
    expect(server.accepted[0]?.secure).toBe(true);
  });

  test("a certificate that nobody vouches for is refused", async () => {
    for (const fault of [{ secure: true }, { disabledCommands: [] }]) {
      const server = await serverWith(fault);
      const error = await failureOf(mailerFor(server.url).send(mail));
      expect(error).toBeInstanceOf(MailError);
      expect(server.accepted).toHaveLength(0);
    }
  });

  test("with ?requireTLS=true a server without STARTTLS gets no message", async () => {
    const server = await serverWith({});
    const error = await failureOf(mailerFor(`${server.url}?requireTLS=true`).send(mail));
    expect(error).toBeInstanceOf(MailError);
    expect(server.accepted).toHaveLength(0);
  });
});

describe("a refused message", () => {
  test.each([550, 552, 553, 554])(
    "%i to the recipient is the address's fault, for good",
    async (code) => {
      const server = await serverWith({
        onRcptTo: (_address, _session, done) => done(refusal(code, "no such user")),
      });
      const error = await failureOf(mailerFor(server.url).send(mail));
      expect(error).toBeInstanceOf(RecipientRefusedError);
    },
  );

  test.each([421, 450, 451, 452])("%i to the recipient may pass later", async (code) => {
    const server = await serverWith({
      onRcptTo: (_address, _session, done) => done(refusal(code, "try later")),
    });
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toBeInstanceOf(MailError);
    expect(error).not.toBeInstanceOf(RecipientRefusedError);
    expect(error).toHaveProperty("temporary", true);
  });

  test("a refused sender, client or content is not the address's fault", async () => {
    const refusals = [
      await serverWith({
        onRcptTo: (_address, _session, done) => done(refusal(554, "5.7.1 your IP is listed")),
      }),
      await serverWith({
        onMailFrom: (_address, _session, done) => done(refusal(550, "unknown sender")),
      }),
      await serverWith({
        onData: (stream, _session, done) => {
          stream.resume();
          stream.once("end", () => done(refusal(554, "looks like spam")));
        },
      }),
    ];
    for (const { url } of refusals) {
      const error = await failureOf(mailerFor(url).send(mail));
      expect(error).toBeInstanceOf(MailError);
      expect(error).not.toBeInstanceOf(RecipientRefusedError);
    }
  });

  test("the error quotes the server but never the address", async () => {
    const server = await serverWith({
      onRcptTo: ({ address }, _session, done) =>
        done(refusal(550, `5.1.1 <${address}> unknown here`)),
    });
    const error = await failureOf(mailerFor(server.url).send(mail));
    const said = error instanceof Error ? `${error.message}${error.stack}${error.cause}` : "";
    expect(said).toContain("unknown here");
    expect(said).not.toContain("visitor");
  });

  test("the next message goes through on the same server", async () => {
    const server = await serverWith({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith("nobody") ? done(refusal(550, "no such user")) : done(),
    });
    const mailer = mailerFor(server.url);
    await failureOf(mailer.send({ ...mail, to: "nobody@example.org" }));
    await mailer.send(mail);
    expect(server.accepted).toHaveLength(1);
  });
});

describe("a server that is away or breaks off", () => {
  test("nobody listens", async () => {
    const server = await serverWith({});
    await server.close();
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toBeInstanceOf(MailError);
    expect(error).toHaveProperty("temporary", true);
  });

  test("a connection dropped after the message but before 250 is a failure, and is not retried", async () => {
    let messages = 0;
    const server = await bareServer((socket) => {
      replyFrom({ ...accepting, ".": "drop" })(socket);
      socket.on("data", (chunk) => {
        if (chunk.includes("\r\n.\r\n")) messages += 1;
      });
    });
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toBeInstanceOf(MailError);
    expect(messages).toBe(1);
  });

  test("a connection dropped at the greeting, at the recipient or at DATA is a failure", async () => {
    const drops = [
      (socket: Parameters<Parameters<typeof startBareServer>[0]>[0]) => socket.destroy(),
      replyFrom({ ...accepting, RCPT: "drop" }),
      replyFrom({ ...accepting, DATA: "drop" }),
    ];
    for (const drop of drops) {
      const { url } = await bareServer(drop);
      expect(await failureOf(mailerFor(url).send(mail))).toBeInstanceOf(MailError);
    }
  });
});

describe("a server that hangs", () => {
  const without = (command: keyof typeof accepting) => replyFrom({ ...accepting, [command]: "" });

  test.each([
    ["at the greeting", () => {}],
    ["after EHLO", without("EHLO")],
    ["after MAIL", without("MAIL")],
    ["after RCPT", without("RCPT")],
    ["after DATA", without("DATA")],
    ["after the message", without(".")],
    [
      "dripping a reply that never ends",
      (socket: Parameters<Parameters<typeof startBareServer>[0]>[0]) => {
        const drip = setInterval(() => socket.write("220-wait\r\n"), 10);
        socket.once("close", () => clearInterval(drip));
      },
    ],
  ])("%s: the send is given up at the deadline", async (_when, onConnection) => {
    const { url } = await bareServer(onConnection);
    const error = await failureOf(mailerFor(url, 150).send(mail));
    expect(error).toBeInstanceOf(MailError);
    expect(error).toHaveProperty("temporary", true);
  });

  test("messages given up are not delivered when the server comes back to life", async () => {
    let silent = true;
    const received: string[] = [];
    const { url } = await bareServer((socket) => {
      if (!silent) replyFrom(accepting)(socket);
      socket.on("data", (chunk) => received.push(chunk.toString()));
    });
    const mailer = mailerFor(url);
    const caller = new AbortController();
    // More than there are connections, so that some never leave the queue.
    const stale = Array.from({ length: 9 }, (_, index) =>
      failureOf(mailer.send({ ...mail, subject: `stale ${index}` }, { signal: caller.signal })),
    );
    caller.abort();
    for (const error of await Promise.all(stale)) expect(error).toBeInstanceOf(MailError);
    silent = false;
    await mailer.send({ ...mail, subject: "fresh" });
    await mailer.send({ ...mail, subject: "fresh again" });
    expect(received.join("")).toContain("Subject: fresh again");
    expect(received.join("")).not.toContain("stale");
  });

  test("the caller can give a send up before the deadline", async () => {
    const { url } = await bareServer(() => {});
    const caller = new AbortController();
    const sending = failureOf(mailerFor(url).send(mail, { signal: caller.signal }));
    caller.abort();
    expect(await sending).toBeInstanceOf(MailError);
  });
});

describe("the moment before the end of a message", () => {
  test("comes before the server can have accepted it", async () => {
    const server = await serverWith({});
    const seen: number[] = [];
    const beforeEnd = async () => void seen.push(server.accepted.length);
    await mailerFor(server.url).send(mail, { beforeEnd });
    expect([seen, server.accepted.length]).toEqual([[0], 1]);
    expect(server.accepted[0]?.parsed.text?.trim()).toBe(mail.text);
  });

  test.each(["MAIL", "RCPT", "DATA"])(
    "does not come where the server is silent after %s",
    async (command) => {
      const { url } = await bareServer(replyFrom({ ...accepting, [command]: "" }));
      let came = false;
      const beforeEnd = async () => {
        came = true;
      };
      const sending = mailerFor(url, 300).send(mail, { beforeEnd });
      await expect(sending).rejects.toBeInstanceOf(MailError);
      expect(came).toBe(false);
    },
  );

  test("can keep the message from being delivered, and the next one goes out", async () => {
    const server = await serverWith({});
    const mailer = mailerFor(server.url);
    const failure = new Error("the database is away");
    const beforeEnd = () => Promise.reject(failure);
    expect(await failureOf(mailer.send(mail, { beforeEnd }))).toBe(failure);
    await mailer.send({ ...mail, subject: "The next" });
    expect(server.accepted.map(({ parsed }) => parsed.subject)).toEqual(["The next"]);
  });

  test("keeps it from the mailbox folder too, and what it fails with is no fault of the mailbox", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "guide-mailbox-"));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    const config = { dataDir, mailFrom: "Guide <guide@guide.test>", smtpUrl: undefined };
    const mailer = openMailer(config);
    const failure = new Error("the database is away");
    const beforeEnd = () => Promise.reject(failure);
    // Files wait meanwhile, as on a busy machine.
    const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)("", "", 300_000, 64, "sha512"));
    expect(await failureOf(mailer.send(mail, { beforeEnd }))).toBe(failure);
    await Promise.all(busy);
    await mailer.send(mail);
    const kept = await readdir(mailboxFolder(dataDir));
    expect(kept.filter((name) => name.endsWith(".eml"))).toHaveLength(1);
  });
});

describe("an error of the mailer", () => {
  test("tells what the server said of the recipient", async () => {
    const server = await serverWith({
      onRcptTo: (_address, _session, done) => done(refusal(550, "5.1.1 nobody of that name")),
    });
    await expect(mailerFor(server.url).send(mail)).rejects.toMatchObject({
      replyCode: 550,
    });
  });

  test("has no reply where the connection broke instead", async () => {
    const server = await startBareServer(replyFrom({ ...accepting, ".": "drop" }));
    closing.push(server.close);
    const error = await mailerFor(server.url)
      .send(mail)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ replyCode: undefined, temporary: true });
  });
});
