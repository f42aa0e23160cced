import { eq } from "drizzle-orm";
import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { MailError } from "#server/platform/mailer.ts";
import { test } from "#server/testing/testing.ts";
import { mailFactReports } from "./fact-report-digest.ts";
import { keepGuide } from "./guide-answers.ts";
import { shownValue } from "./shown-value.ts";
import { takeReport } from "./take-report.ts";
import { thankVisitors } from "./thank-visitors.ts";
import type { WineryDto } from "./winery-queries.ts";
import { requireWinery } from "./winery-routes.ts";

type App = Parameters<typeof request>[0];

const SUGGESTED = "Closed on Mondays since May;\nI stood before the door.";

const report = (app: App, body: object, slug = "abeja", ip = "198.51.100.1") =>
  request(app)
    .post(`/api/wineries/slug/${slug}/reports`)
    .set("X-Forwarded-For", ip)
    .send({ fact: "hours", suggested: SUGGESTED, ...body });

const stored = (db: Db) => db.select().from(schema.factReports).orderBy(schema.factReports.id);

test("the address that a correction stands beside ends with the state where no ZIP code is known", () => {
  const placed = { address: "1 Vine Rd", city: "Zillah", state: "WA", zipCode: null } as WineryDto;
  expect(shownValue(placed, "address")).toBe("1 Vine Rd, Zillah, WA");
});

describe("a suggested correction", () => {
  test("is stored with what the page says, whether or not any mail can leave", async ({
    app,
    db,
    mailer,
  }) => {
    mailer.failure = new MailError("away", true);
    const answer = await report(app, {
      fact: "address",
      source: " I was there ",
      email: "ann@example.org",
    });
    expect([answer.status, answer.body]).toEqual([202, { status: "stored" }]);
    await report(app, {}).expect(202);
    expect(await stored(db)).toMatchObject([
      {
        ...{ fact: "address", shown: expect.stringMatching(/, Walla Walla, WA 99362$/) },
        ...{ suggested: SUGGESTED, source: "I was there", email: "ann@example.org" },
        state: "waiting",
      },
      { fact: "hours", source: null, email: null, state: "waiting" },
    ]);
  });

  test.for<readonly [object, string]>([
    [{ suggested: " " }, "body.suggested"],
    [{ suggested: "x".repeat(2001) }, "body.suggested"],
    [{ fact: "weather" }, "body.fact"],
    [{ source: "x".repeat(301) }, "body.source"],
    [{ email: "ann@" }, "body.email"],
  ])("is refused at its field: %j", async ([body, field], { app, db }) => {
    const answer = await report(app, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe(field);
    expect(await stored(db)).toHaveLength(0);
  });

  test("of an unknown winery is 404, of one that left 410", async ({ app, db }) => {
    expect((await report(app, {}, "nowhere")).status).toBe(404);
    expect((await report(app, {}, "barons-winery")).status).toBe(410);
    expect(await stored(db)).toHaveLength(0);
  });
});

describe("many suggestions", () => {
  const REPORT = { fact: "hours", suggested: SUGGESTED } as const;

  /** How many of so many from these addresses are stored. */
  async function take(deps: AppDeps, count: number, ip: (index: number) => string) {
    const winery = await requireWinery({ guide: keepGuide(deps) }, "abeja");
    let taken = 0;
    for (let index = 0; index < count; index++) {
      await takeReport(deps, winery, REPORT, ip(index)).then(
        () => (taken += 1),
        (error: unknown) => expect(error).toBeInstanceOf(HttpProblem),
      );
    }
    return taken;
  }

  test("from one address are ten an hour, and who asks for more is told when", async ({ deps }) => {
    const app = createApp({ ...deps, config: { ...deps.config, trustProxy: 1 } });
    const visitors = ["203.0.113.7", "198.51.100.9", "192.0.2.44"];
    const answers = await Promise.all(
      visitors.flatMap((ip, visitor) =>
        Array.from({ length: visitor === 0 ? 12 : 2 }, async () => {
          return { ip, status: (await report(app, {}, "abeja", ip)).status };
        }),
      ),
    );
    const storedOf = (ip: string) =>
      answers.filter((answer) => answer.ip === ip && answer.status === 202).length;
    expect(visitors.map(storedOf)).toEqual([10, 2, 2]);
    const refused = await report(app, {}, "abeja", "203.0.113.7");
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect(refused.body.detail).toContain("Try again in 60 minutes.");
  });

  test("from 40 addresses stop nobody else, that hour or that day", async ({ deps, db, clock }) => {
    const attacker = (index: number) => `${10 + (index % 40)}.0.0.1`;
    // Thrice each of forty, then what is left for those who have had their first three.
    expect(await take(deps, 400, attacker)).toBe(400);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect(await take(deps, 60, attacker)).toBe(20);
    expect(await take(deps, 9, (index) => `203.0.${index % 3}.7`)).toBe(9);
    const winery = await requireWinery({ guide: keepGuide(deps) }, "abeja");
    await expect(takeReport(deps, winery, REPORT, attacker(0))).rejects.toMatchObject({
      status: 503,
      extras: { retryAfter: 23 * 3_600 },
    });
    expect(await stored(db)).toHaveLength(429);
  });

  test("from one provider's networks are a hundred a day", async ({ deps }) => {
    expect(await take(deps, 105, (index) => `2001:db8:${index}::1`)).toBe(100);
  });
});

describe("the editor's digest", () => {
  test("comes an hour after the first suggestion, with all of them and what lands each", async ({
    app,
    deps,
    mailer,
    clock,
  }) => {
    const config = { ...deps.config, editorEmail: "editor@guide.test" };
    await report(app, { source: "The sign\r\nBcc: everybody@example.org" }).expect(202);
    clock.now = new Date(clock.now.getTime() + 3_599_000);
    await report(app, {
      fact: "tastingFee",
      suggested: "<img src=x> $25",
      email: "ann@a.org",
    }).expect(202);
    await mailFactReports({ ...deps, config });
    expect(mailer.sent).toHaveLength(0);
    clock.now = new Date(clock.now.getTime() + 1_000);
    await mailFactReports({ ...deps, config });
    await mailFactReports({ ...deps, config });
    expect(mailer.sent).toHaveLength(1);
    const [mail] = mailer.sent;
    expect(mail).toMatchObject({
      to: "editor@guide.test",
      subject: "2 corrections suggested for 1 winery",
    });
    expect(mail?.headers).toBeUndefined();
    expect(mail?.text).toContain("Abeja: Hours\nhttp://guide.test/winery/abeja");
    expect(mail?.text).toContain("> Closed on Mondays since May;\n> I stood before the door.");
    expect(mail?.text).toContain("How they know: The sign Bcc: everybody@example.org");
    expect(mail?.text).toContain("They would like to hear of it: ann@a.org");
    expect(mail?.text).toContain(
      'npm run content:new -- fee abeja 25 --source "A visitor of the guide" --date 2026-11-21',
    );
    expect(mail?.html).toContain("&#60;img src=x&#62;");
    expect(mail?.html).not.toContain("<img");
  });

  test("is mailed again where it did not leave, and once where several processes mail it", async ({
    app,
    db,
    deps,
    mailer,
    clock,
  }) => {
    for (const suggested of ["No. 1", "No. 2"]) await report(app, { suggested }).expect(202);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    mailer.failure = new MailError("away", true);
    await expect(mailFactReports(deps)).rejects.toBe(mailer.failure);
    mailer.failure = null;
    await Promise.all([1, 2, 3].map(() => mailFactReports(deps)));
    expect(mailer.sent).toHaveLength(1);
    expect(await stored(db)).toMatchObject([{ state: "reported" }, { state: "reported" }]);
  });

  test("of a process that died is mailed by another ten minutes later", async ({
    app,
    db,
    deps,
    mailer,
    clock,
  }) => {
    await report(app, {}).expect(202);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    const heldUntil = new Date(clock.now.getTime() + 600_000);
    await db.update(schema.factReports).set({ claimedUntil: heldUntil });
    await mailFactReports(deps);
    expect(mailer.sent).toHaveLength(0);
    clock.now = heldUntil;
    await mailFactReports(deps);
    expect(mailer.sent).toHaveLength(1);
  });

  test("holds fifty at most; the rest goes with the next", async ({
    app,
    db,
    deps,
    mailer,
    clock,
  }) => {
    await report(app, {}).expect(202);
    const [{ id: _id, ...row } = {}] = await stored(db);
    const more = Array.from(
      { length: 50 },
      () => ({ ...row }) as typeof schema.factReports.$inferInsert,
    );
    await db.insert(schema.factReports).values(more);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    for (const _round of [1, 2, 3]) await mailFactReports(deps);
    expect(mailer.sent.map(({ subject }) => subject)).toEqual([
      "50 corrections suggested for 1 winery",
      "1 correction suggested for 1 winery",
    ]);
  });

  test("and the suggestions in it are forgotten after half a year", async ({
    app,
    db,
    deps,
    clock,
  }) => {
    await report(app, {}).expect(202);
    clock.now = new Date(clock.now.getTime() + 181 * 86_400_000);
    await report(app, { suggested: "new" }).expect(202);
    await mailFactReports(deps);
    expect(await stored(db)).toMatchObject([{ suggested: "new" }]);
  });
});

describe("a correction that has landed", () => {
  test("of a closing is not told while the row only cannot be shown", async ({
    app,
    db,
    deps,
    mailer,
    clock,
  }) => {
    const { wineries } = schema;
    const abeja = eq(wineries.slug, "abeja");
    await report(app, { fact: "closed", email: "ann@example.org" }).expect(202);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await mailFactReports(deps);
    mailer.sent.length = 0;
    await db.update(wineries).set({ phone: "no number" }).where(abeja);
    await thankVisitors(deps);
    expect(mailer.sent).toEqual([]);
    await db.update(wineries).set({ leftKind: "closed", leftReason: "It closed." }).where(abeja);
    await thankVisitors(deps);
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(["Corrected, thank you: Abeja"]);
  });

  test("is told once to the visitor who left an address, by however many processes", async ({
    app,
    db,
    deps,
    mailer,
    clock,
  }) => {
    const email = "ann@example.org";
    await report(app, { fact: "phone", suggested: "509 555 1234", email }).expect(202);
    await report(app, { fact: "tastingFee", suggested: "20", email }).expect(202);
    await report(app, { fact: "phone", suggested: "509 555 1234" }).expect(202);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await mailFactReports(deps);
    mailer.sent.length = 0;
    await thankVisitors(deps);
    // A fee that has only grown old says so, and nobody has corrected it.
    clock.now = new Date(clock.now.getTime() + 4 * 365 * 86_400_000);
    await thankVisitors(deps);
    expect(mailer.sent).toEqual([]);
    await db
      .update(schema.wineries)
      .set({ phone: "+15095551234" })
      .where(eq(schema.wineries.slug, "abeja"));
    await Promise.all([thankVisitors(deps), thankVisitors(deps)]);
    await thankVisitors(deps);
    expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Corrected, thank you: Abeja"],
    ]);
    expect(mailer.sent[0]?.text).not.toContain("555 1234");
  });
});
