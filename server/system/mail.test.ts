import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailFactReports } from "#server/features/wineries/fact-report-digest.ts";
import { createSmtpMailer } from "#server/mail/open-mailer.ts";
import { readConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { onceFree } from "#server/testing/once-free.ts";
import { startMailServer, type TestMailServer } from "#server/testing/smtp.ts";
import { untilPlanning } from "#server/testing/started-up.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

let mailServer: TestMailServer;

const harness = wholeSites({ until: "group" });
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const started = (env: Record<string, string> = {}) =>
  harness.started({ DATA_DIR: harness.folder, SMTP_URL: mailServer.url, TRUST_PROXY: "1", ...env });

/** Each test, and each try of it, comes from a network and mails a mailbox of its own, with their own limits. */
interface Visitor {
  readonly ip: string;
  readonly email: string;
}

let visitors = 0;
const visitor = (name: string): Visitor => {
  visitors += 1;
  return { ip: `10.${visitors}.0.1`, email: `${name}-${visitors}@example.org` };
};

const plan = ({ email }: Visitor, overrides: object = {}) => ({
  email,
  tripData: { startCity: "Walla Walla", preferences: [], days: 1, wineriesPerDay: 2 },
  wineries: [1, 7],
  ...overrides,
});

function post(site: SiteProcess, path: string, { ip }: Visitor, body: object): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip },
    body: JSON.stringify(body),
  });
}

const send = (site: SiteProcess, visitor: Visitor, body: object) =>
  post(site, "/api/itineraries/send-email", visitor, body);

const statuses = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** The mails that a mailbox has got, however its address is written. */
const mailsTo = ({ email }: Visitor) =>
  mailServer.accepted.filter(({ to }) => to.some((address) => address.toLowerCase() === email));

test("on the embedded database one press is one mail, and three a day are all a stranger gets", async () => {
  const ada = visitor("ada");
  const site = await started();
  await untilPlanning(site);
  const body = plan(ada);
  expect(await statuses([send(site, ada, body), send(site, ada, body)])).toEqual([200, 200]);
  expect(mailsTo(ada)).toHaveLength(1);
  const others = Array.from({ length: 15 }, () =>
    send(site, ada, plan(ada, { requestId: randomUUID() })),
  );
  const granted = (await statuses(others)).filter((status) => status === 200);
  expect(granted).toHaveLength(2);
  expect(mailsTo(ada)).toHaveLength(3);
  await site.stop();
});

describe.skipIf(!postgresBin)("two processes on one Postgres", () => {
  let postgres: LocalPostgres;
  let pair: [SiteProcess, SiteProcess];

  beforeAll(async () => {
    postgres = await harness.postgres();
    const env = { DATABASE_URL: postgres.url, SESSION_SECRET: "s".repeat(40) };
    pair = await Promise.all([started(env), started(env)]);
    await Promise.all(pair.map(untilPlanning));
  });

  test("send one mail for one press, whichever of them it reaches", async () => {
    const ben = visitor("ben");
    const body = plan(ben, { requestId: randomUUID() });
    const presses = [0, 1, 0, 1, 0, 1].map((index) =>
      onceFree(() => send(pair[index % 2] ?? pair[0], ben, body)),
    );
    expect(await statuses(presses)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(mailsTo(ben)).toHaveLength(1);
  });

  test("grant no more mails between them than one alone", async () => {
    const cleo = visitor("cleo");
    const asked = Array.from({ length: 40 }, (_, index) => {
      const body = plan(cleo, { requestId: randomUUID() });
      return onceFree(() => send(pair[index % 2] ?? pair[0], cleo, body));
    });
    const answers = await statuses(asked);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(37);
    expect(mailsTo(cleo)).toHaveLength(3);
  });

  test("take one subscription for an address that asks both at once", async () => {
    const dora = visitor("dora");
    const answers = [dora.email, dora.email.replace("dora", "Dora")].map((email, index) =>
      post(pair[index] ?? pair[0], "/api/newsletter", dora, { email }),
    );
    expect(await statuses(answers)).toEqual([202, 202]);
    expect(mailsTo(dora)).toHaveLength(1);
  });

  test("mail the editor one digest of what visitors suggested, however many are at it", async () => {
    const fay = visitor("editor");
    for (const site of pair) {
      const body = { fact: "hours", suggested: "Closed on Mondays" };
      const answer = await post(site, "/api/wineries/slug/abeja/reports", fay, body);
      expect(answer.status).toBe(202);
    }
    const config = readConfig({ DATABASE_URL: postgres.url, EDITOR_EMAIL: fay.email });
    const logger = createLogger("silent");
    const databases = await Promise.all([1, 2].map(() => openDatabase(config, logger)));
    const mailer = createSmtpMailer(mailServer.url, "guide@example.org");
    const now = () => new Date(Date.now() + 2 * 3_600_000);
    const digests = databases.flatMap(({ db }) =>
      [1, 2].map(() => mailFactReports({ config, db, mailer, now })),
    );
    await Promise.all(digests);
    expect(mailsTo(fay).map(({ parsed }) => parsed.subject)).toEqual([
      "2 corrections suggested for 1 winery",
    ]);
    await mailer.close();
    await Promise.all(databases.map(({ close }) => close()));
  });

  test("answer 503 while the database is away, and send again when it is back", async () => {
    const eve = visitor("eve");
    await postgres.stop("SIGKILL");
    const away = await send(pair[0], eve, plan(eve));
    expect(away.status).toBe(503);
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
    await postgres.start();
    expect((await send(pair[0], eve, plan(eve))).status).toBe(200);
    expect(mailsTo(eve)).toHaveLength(1);
  });
});
