import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { addMailRefusal } from "#server/mail/mailbox-queries.ts";
import { mailboxDigest } from "#server/mail/never-mail.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  type Mail,
  MailError,
  type Mailer,
  RecipientRefusedError,
} from "#server/platform/mailer.ts";
import { test } from "#server/testing/testing.ts";
import type { Issue } from "./issue.ts";
import { issueMail } from "./issue-mail.ts";
import {
  bringForward,
  claimDelivery,
  type DeliveryCounts,
  markHanded,
  startIssue,
  type Waiting,
} from "./issue-queries.ts";
import { sendIssue } from "./send-issue.ts";
import { runReport } from "./send-report.ts";

const issue: Issue = {
  name: "file:harvest.md",
  subject: "Harvest",
  summary: undefined,
  content: "The first Syrah is in.",
  article: undefined,
};

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${index}@example.org`);

/** Confirmed subscribers, whose tokens are made of their addresses. */
async function subscribe(
  db: Db,
  emails: readonly string[],
  confirmedAt: Date | null = new Date(0),
) {
  await db
    .insert(schema.newsletterSubscriptions)
    .values(emails.map((email) => ({ email, unsubscribeToken: `leave-${email}`, confirmedAt })));
}

type Fault = (mail: Mail, beforeEnd: () => Promise<void>) => Promise<void>;

/** A mail server that does with each mail what it is told, and keeps what it has accepted. */
function mailServer(fault: Fault = async (_mail, beforeEnd) => beforeEnd()) {
  const accepted: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail, { beforeEnd } = {}) => {
      await fault(mail, async () => beforeEnd?.());
      accepted.push(mail);
    },
    close: async () => {},
  };
  return { mailer, accepted, to: () => accepted.map(({ to }) => to).sort() };
}

interface Sending {
  readonly name?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: () => void;
  /** Instead of not waiting for anything: the wait of a patient run. */
  readonly pause?: () => Promise<void>;
  readonly onWait?: (waiting: Waiting) => void;
}

/** One run of the command. */
async function send(
  deps: AppDeps,
  { mailer }: { readonly mailer: Mailer },
  { name = issue.name, signal = new AbortController().signal, pause, ...told }: Sending = {},
) {
  const row = await startIssue(deps.db, { name, digest: "d" }, deps.now());
  await bringForward(deps.db, row.id, deps.now());
  const compose = issueMail(issue, deps.config.publicUrl);
  return sendIssue(
    { ...deps, mailer, pause: pause ?? (async () => {}) },
    { id: row.id, compose },
    { perMinute: 600_000, patient: pause !== undefined, signal, ...told },
  );
}

const some = (counts: DeliveryCounts) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

describe("an issue", () => {
  test("reaches each confirmed reader once, with the reader's own way out", async ({
    deps,
    db,
  }) => {
    await subscribe(db, addresses(12));
    const server = mailServer();
    expect(some((await send(deps, server)).counts)).toEqual({ sent: 12 });
    expect(server.to()).toEqual(addresses(12).sort());
    const own = server.accepted.map(({ to, headers, text, html }) => [
      headers?.["List-Unsubscribe"]?.includes(encodeURIComponent(`leave-${to}`)),
      headers?.["List-Unsubscribe-Post"],
      [text, html].every((part) => part.includes(encodeURIComponent(`leave-${to}`))),
    ]);
    expect(own).toEqual(Array(12).fill([true, "List-Unsubscribe=One-Click", true]));
    expect((await send(deps, server)).counts.sent).toBe(12);
    expect(server.accepted).toHaveLength(12);
  });

  test("goes to nobody who has not confirmed, has left, or wants no mail", async ({ deps, db }) => {
    await subscribe(db, ["a@example.org", "never@example.org", "gone@example.org"]);
    await subscribe(db, ["asked@example.org"], null);
    await addMailRefusal(db, await mailboxDigest("never@example.org"), deps.now());
    const row = await startIssue(db, { name: issue.name, digest: "d" }, deps.now());
    await db
      .update(schema.newsletterSubscriptions)
      .set({ email: null, unsubscribedAt: deps.now() })
      .where(eq(schema.newsletterSubscriptions.email, "gone@example.org"));
    await subscribe(db, ["later@example.org"]);
    const server = mailServer();
    expect(row.name).toBe(issue.name);
    expect(some((await send(deps, server)).counts)).toEqual({ sent: 1, left: 2 });
    expect(server.to()).toEqual(["a@example.org"]);
  });

  test("sent by three senders at once reaches each reader once", async ({ deps, db }) => {
    await subscribe(db, addresses(30));
    const servers = [mailServer(), mailServer(), mailServer()];
    await Promise.all(servers.map((server) => send(deps, server)));
    expect(servers.flatMap((server) => server.to()).sort()).toEqual(addresses(30).sort());
  });

  test("stops at the signal with whole deliveries, and goes on where it stopped", async ({
    deps,
    db,
  }) => {
    await subscribe(db, addresses(20));
    const server = mailServer();
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const { counts } = await send(deps, server, { signal: stop.signal, onProgress });
    expect(counts.sent).toBe(server.accepted.length);
    expect(counts.sent + counts.waiting).toBe(20);
    expect(counts.waiting).toBeGreaterThan(0);
    expect(some((await send(deps, server)).counts)).toEqual({ sent: 20 });
    expect(server.to()).toEqual(addresses(20).sort());
  });
});

describe("a mail server that fails", () => {
  test("before the last line leaves the delivery to a later run", async ({ deps, db }) => {
    await subscribe(db, ["a@example.org"]);
    const away = mailServer(async () => {
      throw new MailError("the connection broke", true);
    });
    expect(some((await send(deps, away)).counts)).toEqual({ later: 1 });
    const server = mailServer();
    expect(some((await send(deps, server)).counts)).toEqual({ sent: 1 });
    expect(server.accepted).toHaveLength(1);
  });

  test("between the last line and its answer may have the delivery: it is not sent again", async ({
    deps,
    db,
  }) => {
    await subscribe(db, ["a@example.org"]);
    const silent = mailServer(async (_mail, beforeEnd) => {
      await beforeEnd();
      throw new MailError("the connection broke", true);
    });
    expect(some((await send(deps, silent)).counts)).toEqual({ uncertain: 1 });
    const server = mailServer();
    expect(some((await send(deps, server)).counts)).toEqual({ uncertain: 1 });
    expect(server.accepted).toEqual([]);
  });

  test("with an answer after the last line does not have the delivery", async ({ deps, db }) => {
    await subscribe(db, ["a@example.org"]);
    const full = mailServer(async (_mail, beforeEnd) => {
      await beforeEnd();
      throw new MailError("452 the disk is full", true, 452);
    });
    expect(some((await send(deps, full)).counts)).toEqual({ later: 1 });
    expect(some((await send(deps, mailServer())).counts)).toEqual({ sent: 1 });
  });

  test("for one after the other ends the run, and the rest is not begun", async ({ deps, db }) => {
    await subscribe(db, addresses(60));
    const blocked = mailServer(async () => {
      throw new MailError("550 5.7.1", false, 550);
    });
    const { counts, gaveUp } = await send(deps, blocked);
    expect(gaveUp).toBe("550 5.7.1");
    expect(counts.refused).toBe(0);
    expect(counts.later).toBeLessThan(25);
    expect(counts.waiting).toBeGreaterThan(35);
  });
});

describe("an address that its mail server refuses", () => {
  const refusing = (refused: string) =>
    mailServer(async (mail, beforeEnd) => {
      if (mail.to === refused) throw new RecipientRefusedError("550 5.1.1 nobody of that name");
      await beforeEnd();
    });
  const emails = async (db: Db) =>
    (await db.select().from(schema.newsletterSubscriptions)).map(({ email }) => email).sort();

  test("leaves the list and is forgotten after two issues in a row", async ({
    deps,
    db,
    clock,
  }) => {
    await subscribe(db, ["a@example.org", "b@example.org"]);
    const server = refusing("b@example.org");
    const first = await send(deps, server, { name: "file:1.md" });
    expect([some(first.counts), first.ended]).toEqual([{ sent: 1, refused: 1 }, 0]);
    expect(await emails(db)).toEqual(["a@example.org", "b@example.org"]);
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    const second = await send(deps, server, { name: "file:2.md" });
    expect([some(second.counts), second.ended]).toEqual([{ sent: 1, refused: 1 }, 1]);
    expect(await emails(db)).toEqual(["a@example.org", null]);
  });

  test("stays where an issue between them arrived", async ({ deps, db, clock }) => {
    await subscribe(db, ["b@example.org"]);
    const servers = [refusing("b@example.org"), mailServer(), refusing("b@example.org")];
    for (const [index, server] of servers.entries()) {
      clock.now = new Date(clock.now.getTime() + 86_400_000);
      expect((await send(deps, server, { name: `file:${index}.md` })).ended).toBe(0);
    }
    expect(await emails(db)).toEqual(["b@example.org"]);
  });
});

describe("a sender that died", () => {
  test("before the last line leaves its delivery to the next once its claim is over", async ({
    deps,
    db,
    clock,
  }) => {
    await subscribe(db, ["a@example.org"]);
    const row = await startIssue(db, { name: issue.name, digest: "d" }, deps.now());
    const dead = { issueId: row.id, run: "11111111-1111-4111-8111-111111111111" };
    await claimDelivery(db, dead, new Date(clock.now.getTime() + 90_000), deps.now());
    const server = mailServer();
    expect(some((await send(deps, server)).counts)).toEqual({ claimed: 1 });
    clock.now = new Date(clock.now.getTime() + 91_000);
    expect(some((await send(deps, server)).counts)).toEqual({ sent: 1 });
    expect(server.accepted).toHaveLength(1);
  });

  test("after the last line keeps the issue open until its claim is over", async ({
    deps,
    db,
    clock,
  }) => {
    await subscribe(db, ["a@example.org", "b@example.org"]);
    const row = await startIssue(db, { name: issue.name, digest: "d" }, deps.now());
    const dead = { issueId: row.id, run: "11111111-1111-4111-8111-111111111111" };
    const claim = await claimDelivery(db, dead, new Date(clock.now.getTime() + 90_000), deps.now());
    await markHanded(db, claim?.id ?? "", dead.run, deps.now());
    const server = mailServer();
    const early = await send(deps, server);
    expect(some(early.counts)).toEqual({ handed: 1, sent: 1 });
    expect(runReport(early, false)).toContain("The issue is not complete");
    const pause = async () => {
      clock.now = new Date(clock.now.getTime() + 10_000);
    };
    const waits: Waiting[] = [];
    const onWait = (waiting: Waiting) => void waits.push(waiting);
    const patient = await send(deps, server, { pause, onWait });
    expect(waits.length).toBeLessThanOrEqual(2);
    expect(waits[0]).toMatchObject({ held: 1, putOff: 0 });
    expect(some(patient.counts)).toEqual({ uncertain: 1, sent: 1 });
    expect(runReport(patient, false)).toContain("The issue is complete.");
    expect(server.accepted).toHaveLength(1);
  });

  test("only slept finds its delivery taken over, and does not finish it", async ({
    deps,
    db,
    clock,
  }) => {
    await subscribe(db, ["a@example.org"]);
    const other = mailServer();
    const sleeper = mailServer(async (_mail, beforeEnd) => {
      clock.now = new Date(clock.now.getTime() + 91_000);
      await send(deps, other);
      await beforeEnd();
    });
    expect(some((await send(deps, sleeper)).counts)).toEqual({ sent: 1 });
    expect([other.accepted.length, sleeper.accepted.length]).toEqual([1, 0]);
  });
});
