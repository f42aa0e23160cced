/** Two dozen visitors at once: the limits of mails and sign-ups are exact, and each is told their own truth. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { onceFree } from "#server/testing/once-free.ts";
import { startMailServer, type TestMailServer } from "#server/testing/smtp.ts";
import { untilPlanning } from "#server/testing/started-up.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const ENGINES = [
  { engine: "one process on the embedded database", processes: 1 },
  ...(postgresBin ? [{ engine: "two processes on one Postgres", processes: 2 }] : []),
];

const VISITORS = Array.from({ length: 24 }, (_, index) => index);

describe.each(ENGINES)("$engine", ({ processes }) => {
  const harness = wholeSites({ until: "group" });
  let mailServer: TestMailServer;
  /** Those that have the usual limits: each test has visitors and mailboxes of its own. */
  let usual: readonly SiteProcess[];

  beforeAll(async () => {
    mailServer = await startMailServer();
    usual = await startAll("usual");
  });
  afterAll(() => mailServer.close());

  /** As many as there are to be, on a database of their own. */
  async function startAll(name: string, env: Record<string, string> = {}) {
    const shared = {
      SMTP_URL: mailServer.url,
      SESSION_SECRET: "0123456789abcdefghijklmnopqrstuvwxyz-ABCD",
      TRUST_PROXY: "1",
      ...(processes > 1 && { DATABASE_URL: (await harness.postgres()).url }),
      ...env,
    };
    const sites: SiteProcess[] = [];
    for (let index = 0; index < processes; index++) {
      const DATA_DIR = join(harness.folder, `${name}-${index}`);
      sites.push(await harness.started({ ...shared, DATA_DIR }));
    }
    await Promise.all(sites.map(untilPlanning));
    return sites;
  }

  /** Asks one of some processes, from an address of the caller's choice. */
  async function ask(
    sites: readonly SiteProcess[],
    visitor: number,
    path: string,
    ip: string,
    body: object,
  ): Promise<{ readonly status: number; readonly retryAfter: string | null }> {
    const { status, headers } = await onceFree(() =>
      fetch(`${sites[visitor % sites.length]?.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": ip },
        body: JSON.stringify(body),
      }),
    );
    return { status, retryAfter: headers.get("retry-after") };
  }

  const plan = (sites: readonly SiteProcess[], visitor: number, email: string) =>
    ask(sites, visitor, "/api/itineraries/send-email", `10.${visitor}.0.1`, {
      email,
      tripData: { startCity: "Walla Walla", preferences: [], days: 1, wineriesPerDay: 2 },
      wineries: [1, 7],
      requestId: randomUUID(),
    });

  /** A visitor's own mailbox, another in each test. */
  const own = (name: string) => (visitor: number) => `${name}${visitor}@example.org`;
  /** Whose mailboxes, of those whose names begin so, were mailed. */
  const mailed = (name: string) =>
    mailServer.accepted.flatMap(({ to }) => to).filter((address) => address.startsWith(name));

  /** How many answers had each status. */
  const tally = (answers: readonly { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  /** Who was told that a mail has been sent, and who was mailed: the same. */
  function expectEachToldTheTruth(
    answers: readonly { status: number }[],
    success: number,
    name: string,
  ) {
    const told = VISITORS.filter((visitor) => answers[visitor]?.status === success).map(own(name));
    expect(mailed(name).sort()).toEqual([...told].sort());
  }

  test("mail a stranger three plans a day, under whatever spellings they are asked for", async () => {
    const answers = await Promise.all(
      VISITORS.map((visitor) => plan(usual, visitor, `zinf.andel+${visitor}@googlemail.com`)),
    );
    expect(tally(answers)).toEqual({ 200: 3, 429: 21 });
    const told = VISITORS.filter((visitor) => answers[visitor]?.status === 200);
    expect(mailed("zinf").sort()).toEqual(
      told.map((visitor) => `zinf.andel+${visitor}@googlemail.com`).sort(),
    );
    for (const { status, retryAfter } of answers) {
      if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(23 * 3_600);
    }
  });

  test("take twenty sign-ups a day from one address, and those in whole", async () => {
    const answers = await Promise.all(
      VISITORS.map((visitor) =>
        ask(usual, visitor, "/api/newsletter", "203.0.113.9", { email: own("reader")(visitor) }),
      ),
    );
    expect(tally(answers)).toEqual({ 202: 20, 429: 4 });
    expectEachToldTheTruth(answers, 202, "reader");
  });

  test("mail nothing to a mailbox that stopped it, whichever process heard that", async () => {
    const mailbox = own("stopped");
    expect((await plan(usual, 0, mailbox(0))).status).toBe(200);
    const [first] = mailServer.accepted.filter(({ to }) => to.includes(mailbox(0)));
    const [, token] = /\/mail\/never\/(\S+)/.exec(first?.parsed.text ?? "") ?? [];
    const presses = VISITORS.map((press) =>
      ask(usual, press, `/api/mail/never/${token}`, `10.${press}.0.1`, {}),
    );
    expect(tally(await Promise.all(presses))).toEqual({ 200: 24 });
    const answers = await Promise.all(
      VISITORS.map((visitor) => plan(usual, visitor, mailbox(visitor))),
    );
    expect(tally(answers)).toEqual({ 200: 24 });
    expect(mailed("stopped").sort()).toEqual(VISITORS.map(mailbox).sort());
  });

  test("send what the site may in an hour and not one more, and tell the operator once", async () => {
    const frugal = await startAll("frugal", { MAILS_PER_HOUR: "27" });
    // Others when the test is repeated, since the mail server has what it took.
    const name = `visitor-${randomUUID()}-`;
    const answers = await Promise.all(
      VISITORS.map((visitor) => plan(frugal, visitor, own(name)(visitor))),
    );
    expect(tally(answers)).toEqual({ 200: 10, 503: 14 });
    expectEachToldTheTruth(answers, 200, name);
    for (const { status, retryAfter } of answers) {
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(3_000);
    }
    // What a process has said is read later than what it has answered.
    await Promise.all(frugal.map((site) => site.stop()));
    const log = frugal.map((site) => site.output()).join("");
    expect(log.split("hourly limit of mails is reached")).toHaveLength(2);
  });
});
