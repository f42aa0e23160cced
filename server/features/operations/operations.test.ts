import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { startHousekeeping } from "#server/housekeeping.ts";
import { createLogger } from "#server/platform/logger.ts";
import { MailError } from "#server/platform/mailer.ts";
import { planner, test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { tripLinksSchema } from "#shared/api/trips/trip.ts";
import { readBuildInfo } from "./build-info.ts";
import { Metrics } from "./metrics.ts";

const BUILD = { version: "1.2.3", commit: "abc", builtAt: "2026-11-22T10:00:00.000Z" } as const;
const TOKEN = "a token of the operator";

/** The value of the sample with this name and all these labels, as Prometheus would read it. */
function sample(text: string, name: string, labels: readonly string[] = []): number | undefined {
  const line = text
    .split("\n")
    .find((at) => at.startsWith(name) && labels.every((label) => at.includes(label)));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(" ")));
}

test("whoever has the token reads what the process served; nobody else does", async ({ deps }) => {
  const metrics = new Metrics(BUILD);
  const server = createServer();
  metrics.watchRequests(server);
  const config = { ...deps.config, metricsToken: TOKEN };
  server.on("request", createApp({ ...deps, config }, { metrics, build: BUILD }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (authorization?: string) =>
    fetch(`${url}/api/metrics`, { headers: authorization ? { authorization } : {} });
  try {
    expect(await (await fetch(`${url}/api/version`)).json()).toEqual(BUILD);
    expect((await fetch(`${url}/api/wineries/slug/nowhere-at-all`)).status).toBe(404);
    expect((await ask()).status).toBe(401);
    expect((await ask("Bearer something else")).headers.get("www-authenticate")).toBe("Bearer");
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.headers.get("content-type")).toContain("version=0.0.4");
    const text = await answer.text();
    const route = 'route="/api/wineries/slug/:slug"';
    expect(sample(text, "guide_http_request_seconds_count", [route, 'status="404"'])).toBe(1);
    expect(text).not.toContain("nowhere-at-all");
    expect(sample(text, "guide_build_info", ['version="1.2.3"', 'commit="abc"'])).toBe(1);
    expect(sample(text, "guide_nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("each kind of housekeeping has an age from the start: one that never ends well is seen too", async ({
  deps,
}) => {
  const metrics = new Metrics(BUILD);
  const end = startHousekeeping(deps, async () => {}, metrics.keptHouse);
  const { body } = await metrics.text();
  await end();
  for (const kind of ["sign-in", "limits", "trips", "fact reports"]) {
    const age = sample(body, "guide_housekeeping_last_success_seconds", [`kind="${kind}"`]);
    expect(age, kind).toBeGreaterThan(0);
  }
});

test("the log tells which account changed which trip, by digests that lead nowhere without the secret", async ({
  deps,
}) => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const app = createApp({ ...deps, logger }, { planner });
  const { user, headers } = await signedInVisitor(deps);
  const body = { base: "Walla Walla", wineries: [1, 7], days: 1 };
  const made = tripLinksSchema.parse((await request(app).post("/api/trips").send(body)).body);
  const [, token, key = ""] = /^\/trip\/(.+)#edit=(.+)$/.exec(made.editUrl) ?? [];
  const changed = await request(app)
    .patch(`/api/trips/${token}`)
    .set({ ...headers, "X-Edit-Key": key })
    .send({ version: 1, changes: [{ id: randomUUID(), kind: "rename", name: "Ada's" }] });
  expect(changed.status).toBe(200);
  const digest = (kind: string, id: string) =>
    createHmac("sha256", deps.secret).update(`${kind}:${id}`).digest("hex").slice(0, 16);
  const trip = changed.body.calendarId;
  const line = lines.find((each) => each.includes('"PATCH"')) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    account: digest("account", user.id),
    trip: digest("trip", trip),
  });
  for (const told of [user.id, trip, token, key]) expect(lines.join("")).not.toContain(told);
});

test("without a token in the configuration there are no metrics to find", async ({ deps }) => {
  const app = createApp(deps, { metrics: new Metrics(BUILD) });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/metrics`, {
    headers: { authorization: "Bearer " },
  });
  expect(answer.status).toBe(404);
  server.close();
  server.closeAllConnections();
});

test("mails are counted by what became of them, and a failure stays a failure", async () => {
  const metrics = new Metrics(BUILD);
  const mail = { to: "ada@example.org", subject: "A plan", text: "", html: "" };
  let isAway = false;
  let sent = 0;
  const opened = {
    send: async () => {
      if (isAway) throw new MailError("away", true);
    },
    close: async () => {},
  };
  const mailer = metrics.watchMailer(opened, () => {
    sent += 1;
  });
  await mailer.send(mail);
  await mailer.send(mail);
  isAway = true;
  await expect(mailer.send(mail)).rejects.toThrow(MailError);
  expect(sent).toBe(2);
  const { body } = await metrics.text();
  expect(sample(body, "guide_mails_total", ['outcome="sent"'])).toBe(2);
  expect(sample(body, "guide_mails_total", ['outcome="failed"'])).toBe(1);
  expect(body).not.toContain("ada@example.org");
});

test("a value that cannot be read keeps no other from being told", async () => {
  const metrics = new Metrics(BUILD);
  metrics.gauge("mails_left", "Mails left.", async () => {
    throw new Error("the database is away");
  });
  metrics.gauge("planner_waiting", "Questions that wait.", () => 3);
  const { body } = await metrics.text();
  expect(sample(body, "guide_mails_left")).toBeNaN();
  expect(sample(body, "guide_planner_waiting")).toBe(3);
});

test("a build tells its version, commit and time; sources without a build tell that", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guide-build-"));
  const file = join(folder, "build.json");
  expect(await readBuildInfo(file)).toMatchObject({ commit: null, builtAt: null });
  await writeFile(file, JSON.stringify(BUILD));
  expect(await readBuildInfo(file)).toEqual(BUILD);
  await rm(folder, { recursive: true });
});
