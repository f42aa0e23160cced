import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LocalPostgres } from "#scripts/local/local-postgres.ts";
import type { SiteProcess } from "#scripts/local/site-process.ts";
import { startMailServer, type TestMailServer } from "#server/testing/smtp.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

let mailServer: TestMailServer;

const scene = wholeSites();
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.close());

const started = (env: Record<string, string> = {}) =>
  scene.started({ DATA_DIR: scene.folder, SMTP_URL: mailServer.url, ...env });

const plan = (overrides: object = {}) => ({
  email: "visitor@example.org",
  tripData: { startCity: "Walla Walla", preferences: [], days: 1, wineriesPerDay: 2 },
  wineries: [1, 7],
  ...overrides,
});

function send(site: SiteProcess, body: object): Promise<Response> {
  return fetch(`${site.url}/api/itineraries/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const statuses = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test("on the embedded database one press is one mail, and three a day are all a stranger gets", async () => {
  const site = await started();
  const body = plan();
  expect(await statuses([send(site, body), send(site, body)])).toEqual([200, 200]);
  expect(mailServer.accepted).toHaveLength(1);
  const others = Array.from({ length: 15 }, () => send(site, plan({ requestId: randomUUID() })));
  const granted = (await statuses(others)).filter((status) => status === 200);
  expect(granted).toHaveLength(2);
  expect(mailServer.accepted).toHaveLength(3);
});

describe.skipIf(!postgresBin)("two processes on one Postgres", () => {
  let postgres: LocalPostgres;
  let pair: [SiteProcess, SiteProcess];

  beforeEach(async () => {
    postgres = await scene.postgres();
    const env = { DATABASE_URL: postgres.url, SESSION_SECRET: "s".repeat(40) };
    pair = await Promise.all([started(env), started(env)]);
  });

  test("send one mail for one press, whichever of them it reaches", async () => {
    const body = plan({ requestId: randomUUID() });
    const presses = [0, 1, 0, 1, 0, 1].map((index) => send(pair[index % 2] ?? pair[0], body));
    expect(await statuses(presses)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(mailServer.accepted).toHaveLength(1);
  });

  test("grant no more mails between them than one alone", async () => {
    const asked = Array.from({ length: 40 }, (_, index) =>
      send(pair[index % 2] ?? pair[0], plan({ requestId: randomUUID() })),
    );
    const answers = await statuses(asked);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(37);
    expect(mailServer.accepted).toHaveLength(3);
  });

  test("take one subscription for an address that asks both at once", async () => {
    const join = (site: SiteProcess, email: string) =>
      fetch(`${site.url}/api/newsletter`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
    const answers = [join(pair[0], "a@example.org"), join(pair[1], "A@Example.org")];
    expect(await statuses(answers)).toEqual([202, 202]);
    expect(mailServer.accepted).toHaveLength(1);
  });

  test("answer 503 while the database is away, and send again when it is back", async () => {
    await postgres.stop("SIGKILL");
    const away = await send(pair[0], plan());
    expect(away.status).toBe(503);
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
    await postgres.start();
    expect((await send(pair[0], plan())).status).toBe(200);
    expect(mailServer.accepted).toHaveLength(1);
  });
});
