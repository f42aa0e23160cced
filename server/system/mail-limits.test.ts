/** Two dozen visitors at once: the limits of mails and sign-ups are exact, and each is told their own truth. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMailServer, type TestMailServer } from "#server/testing/smtp.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const ENGINES = [
  { engine: "one process on the embedded database", processes: 1 },
  ...(postgresBin ? [{ engine: "two processes on one Postgres", processes: 2 }] : []),
];

const VISITORS = Array.from({ length: 24 }, (_, index) => index);

describe.each(ENGINES)("$engine", ({ processes }) => {
  const scene = wholeSites();
  let mailServer: TestMailServer;

  beforeEach(async () => {
    mailServer = await startMailServer();
  });
  afterEach(() => mailServer.close());

  async function startAll(env: Record<string, string> = {}): Promise<void> {
    const shared = {
      SMTP_URL: mailServer.url,
      SESSION_SECRET: "0123456789abcdefghijklmnopqrstuvwxyz-ABCD",
      TRUST_PROXY: "1",
      ...(processes > 1 && { DATABASE_URL: (await scene.postgres()).url }),
      ...env,
    };
    for (let index = 0; index < processes; index++) {
      await scene.started({ ...shared, DATA_DIR: join(scene.folder, String(index)) });
    }
  }

  /** Asks one of the processes, from an address of the caller's choice. */
  async function ask(visitor: number, path: string, ip: string, body: object) {
    const site = scene.sites[visitor % scene.sites.length];
    const answer = await fetch(`${site?.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": ip },
      body: JSON.stringify(body),
    });
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  }

  const plan = (visitor: number, email: string) =>
    ask(visitor, "/api/itineraries/send-email", `10.0.${visitor}.1`, {
      email,
      tripData: { startCity: "Walla Walla", preferences: [], days: 1, wineriesPerDay: 2 },
      wineries: [1, 7],
      requestId: randomUUID(),
    });

  const own = (visitor: number) => `visitor${visitor}@example.org`;
  const mailed = () => mailServer.accepted.flatMap(({ to }) => to);

  /** How many answers had each status. */
  const tally = (answers: readonly { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  /** Who was told that a mail has been sent, and who was mailed: the same. */
  function expectEachToldTheTruth(answers: readonly { status: number }[], success: number) {
    const told = VISITORS.filter((visitor) => answers[visitor]?.status === success).map(own);
    expect([...mailed()].sort()).toEqual([...told].sort());
  }

  test("mail a stranger three plans a day, under whatever spellings they are asked for", async () => {
    await startAll();
    const answers = await Promise.all(
      VISITORS.map((visitor) => plan(visitor, `zinf.andel+${visitor}@googlemail.com`)),
    );
    expect(tally(answers)).toEqual({ 200: 3, 429: 21 });
    const told = VISITORS.filter((visitor) => answers[visitor]?.status === 200);
    expect([...mailed()].sort()).toEqual(
      told.map((visitor) => `zinf.andel+${visitor}@googlemail.com`).sort(),
    );
    for (const { status, retryAfter } of answers) {
      if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(23 * 3_600);
    }
  });

  test("send what the site may in an hour and not one more, and tell the operator once", async () => {
    await startAll({ MAILS_PER_HOUR: "11" });
    const answers = await Promise.all(VISITORS.map((visitor) => plan(visitor, own(visitor))));
    expect(tally(answers)).toEqual({ 200: 11, 503: 13 });
    expectEachToldTheTruth(answers, 200);
    for (const { status, retryAfter } of answers) {
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(3_000);
    }
    const log = scene.sites.map((site) => site.output()).join("");
    expect(log.split("hourly limit of mails is reached")).toHaveLength(2);
  });

  test("take twenty sign-ups a day from one address, and those in whole", async () => {
    await startAll();
    const answers = await Promise.all(
      VISITORS.map((visitor) =>
        ask(visitor, "/api/newsletter", "203.0.113.9", { email: own(visitor) }),
      ),
    );
    expect(tally(answers)).toEqual({ 202: 20, 429: 4 });
    expectEachToldTheTruth(answers, 202);
  });

  test("mail nothing to a mailbox that stopped it, whichever process heard that", async () => {
    await startAll();
    expect((await plan(0, own(0))).status).toBe(200);
    const [, token] = /\/mail\/never\/(\S+)/.exec(mailServer.accepted[0]?.parsed.text ?? "") ?? [];
    const presses = VISITORS.map((press) =>
      ask(press, `/api/mail/never/${token}`, `10.0.${press}.1`, {}),
    );
    expect(tally(await Promise.all(presses))).toEqual({ 200: 24 });
    const answers = await Promise.all(VISITORS.map((visitor) => plan(visitor, own(visitor))));
    expect(tally(answers)).toEqual({ 200: 24 });
    expect([...mailed()].sort()).toEqual(VISITORS.map(own).sort());
  });
});
