/** A season played: wineries are asked, answer well and badly, and an editor works the inbox off. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull, sql } from "drizzle-orm";
import request from "supertest";
import { describe, expect, inject } from "vitest";
import { reportContent } from "#scripts/content/content-report.ts";
import { factFaults } from "#scripts/content/faults/winery-fact-faults.ts";
import { hoursFaults } from "#scripts/content/faults/winery-hours-faults.ts";
import { journalTags, readMigrations } from "#scripts/content/migration-files.ts";
import { publishedAs } from "#scripts/content/published-migrations.ts";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import { rankCalls } from "#server/features/facts/call-ranking.ts";
import { confirmToken } from "#server/features/facts/confirm-link.ts";
import { insertFactAnswer } from "#server/features/facts/fact-answer-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import type { FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";
import { hoursOn } from "#shared/domain/winery/dated-hours.ts";
import { askBack } from "./ask-back.ts";
import { callSheet } from "./call-sheet.ts";
import { readCall } from "./call-words.ts";
import {
  acceptAnswer,
  departedText,
  dropAnswer,
  editAnswer,
  inboxText,
  readInbox,
} from "./inbox.ts";
import { postcards } from "./postcards.ts";
import { askWineries, seasonOf } from "./season-command.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { factSources, wineries } = schema;

const test = base
  .extend("folder", async ({ task }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), `facts-${task.id}-`));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    await cp(inject("testMigrations"), folder, { recursive: true });
    return folder;
  })
  .extend("ask", async ({ deps, mailer }) => {
    const said: string[] = [];
    const command: CommandDeps = {
      ...deps,
      mailer,
      say: (text) => said.push(text),
      signal: new AbortController().signal,
    };
    const run = (options: { isReminder?: boolean; preview?: boolean; dryRun?: boolean } = {}) =>
      askWineries(command, {
        ...{ season: "2027-summer", isReminder: false, preview: false, dryRun: false, yes: true },
        ...{ patient: false, corrected: false, perMinute: 600_000 },
        ...options,
      });
    return { command, run, said };
  });

async function inGuide(db: Db) {
  return db.select().from(wineries).where(isNull(wineries.leftKind)).orderBy(wineries.slug);
}

const tokenIn = (text: string) => /\/confirm\/(\S+)/.exec(text)?.[1] ?? "";

/** Runs what was written, statement by statement. */
async function run(db: Db, text: string) {
  const path = /^Wrote (.+)$/m.exec(text)?.[1] ?? "";
  for (const statement of (await readFile(path, "utf8")).split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
}

/** What is wrong with a winery as it stands now. */
async function faultsOf(db: Db, slug: string) {
  const [row] = await db.select().from(wineries).where(sql`slug = ${slug}`);
  if (!row) return ["missing"];
  const sources = await db.select().from(factSources).where(sql`winery_id = ${row.id}`);
  // The addresses are the test's own, and have no source.
  const faults = [...factFaults({ ...row, sources }), ...hoursFaults(row)];
  return faults.filter(({ advice }) => !advice.includes("email"));
}

describe("a season", () => {
  test("asks each winery once, hears sixty, and changes what was accepted alone", async ({
    ask,
    app,
    db,
    mailer,
    folder,
    clock,
  }) => {
    await db.update(wineries).set({ email: null });
    await db
      .update(wineries)
      .set({ email: sql`'room@' || slug || '.example'` })
      .where(sql`id in (select id from wineries where left_kind is null order by slug limit 64)`);
    const all = (await inGuide(db)).filter(({ email }) => email !== null);
    expect(all).toHaveLength(64);
    expect(await ask.run({ dryRun: true })).toBe(0);
    expect(ask.said.join("\n")).toContain(`${all.length} wineries with a published address`);
    expect(mailer.sent).toHaveLength(0);
    expect([await ask.run(), await ask.run()]).toEqual([0, 0]);
    const letters = mailer.sent.filter(({ subject }) => !subject.startsWith("[Preview]"));
    expect(letters.map(({ to }) => to).sort()).toEqual(all.map(({ email }) => email).sort());
    expect(new Set(letters.map(({ text }) => tokenIn(text))).size).toBe(all.length);

    const tokens = new Map(letters.map(({ to, text }) => [to, tokenIn(text)]));
    const asked = all.slice(0, 60);
    const answer = (slug: string, answers: object, note?: string) =>
      request(app)
        .post(`/api/confirm/${tokens.get(`room@${slug}.example`)}`)
        .send({ answers, note });
    const changed = (value: string) => ({ say: "changed", value });
    const good = {
      hours: changed("2027 Jun 1-2027 Aug 31 Mo-Su 11-19"),
      closedWeeks: changed("2027 Jul 4-2027 Jul 10"),
      walkInsWelcome: changed("yes"),
      dogs: changed("yes"),
      groups: changed("Groups of '8' or more call first"),
    };
    const statuses: number[] = [];
    for (const from of [0, 15, 30, 45]) {
      const batch = asked.slice(from, from + 15).map(({ slug }, index) => {
        const isVague = (from + index) % 10 === 0;
        return answer(slug, isVague ? { ...good, hours: changed("now and then") } : good);
      });
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
      // Another hour: the tests are all one client.
      clock.now = new Date(clock.now.getTime() + HOUR_MS);
    }
    const count = (code: number) => statuses.filter((each) => each === code).length;
    expect([count(202), count(400)]).toEqual([54, 6]);
    // Twice, and differently; from a forwarded link; hostile; too late.
    const [first, second, third] = asked.filter((_, index) => index % 10 !== 0);
    await answer(first?.slug ?? "", { ...good, dogs: changed("no") }).expect(202);
    await answer(second?.slug ?? "", { tastingFee: changed("999") }, "We have closed").expect(202);
    const then = clock.now;
    clock.now = new Date(then.getTime() + 61 * DAY_MS);
    await answer(third?.slug ?? "", good).expect(410);
    clock.now = then;

    const before = new Map((await inGuide(db)).map((row) => [row.slug, JSON.stringify(row)]));
    const entries = await readInbox({ db, now: clock.now, planner: planner.site });
    expect(entries).toHaveLength(56);
    const text = inboxText(entries);
    expect(text).toContain("HELD: answer");
    expect(text).toContain("Note, to be read: We have closed");
    const accepted = new Set<string>();
    for (const { row, winery } of entries) {
      if (accepted.has(winery.slug) || winery.slug === second?.slug) continue;
      accepted.add(winery.slug);
      const { ok, text: wrote } = await acceptAnswer({
        ...{ db, now: clock.now, planner: planner.site, folder },
        id: row.id,
        also: [],
      });
      expect([ok, wrote]).toEqual([true, expect.stringContaining("Wrote ")]);
      await run(db, wrote);
    }
    expect(accepted.size).toBe(53);
    for (const slug of accepted) expect([slug, await faultsOf(db, slug)]).toEqual([slug, []]);
    for (const row of await inGuide(db)) {
      if (!accepted.has(row.slug)) expect(JSON.stringify(row)).toBe(before.get(row.slug));
      else
        expect(row).toMatchObject({
          walkInsWelcome: true,
          visitNote: "Groups of '8' or more call first",
        });
      if (!accepted.has(row.slug)) continue;
      expect(hoursOn(row, "2027-06-02")).toEqual([{ opens: 660, closes: 1140 }]);
      expect(hoursOn(row, "2027-07-05")).toEqual([]);
      expect(row.setting.includes("dogs welcome")).toBe(
        row.slug !== first?.slug ||
          JSON.parse(before.get(row.slug) ?? "{}").setting.includes("dogs welcome"),
      );
    }
    // What two answers of a winery say otherwise, and a change that nobody accepted.
    const waiting = (await readInbox({ db, now: clock.now, planner: planner.site })).map(
      ({ winery, lines }) => [winery.slug, lines.map(({ fact }) => fact)],
    );
    expect(waiting).toEqual([
      [first?.slug, ["dogs"]],
      [second?.slug, ["hours", "closedWeeks", "walkInsWelcome", "groups", "dogs"]],
      [first?.slug, ["dogs"]],
      [second?.slug, ["tastingFee"]],
    ]);

    mailer.sent.length = 0;
    expect(await ask.run({ isReminder: true })).toBe(0);
    const reminded = mailer.sent.filter(({ subject }) => subject.startsWith("Reminder:"));
    expect(reminded).toHaveLength(all.length - 54);
    expect(reminded.every(({ to, text: words }) => tokenIn(words) === tokens.get(to))).toBe(true);
  });

  test("renews the date of what is still right, and takes out what is not to be published", async ({
    app,
    ask,
    db,
    mailer,
    folder,
    clock,
  }) => {
    const [winery] = await db
      .select()
      .from(wineries)
      .where(
        sql`left_kind is null and phone is not null and 'dogs welcome' = any(setting) and opening_hours is not null and not ('hours' = any(unknown_facts))`,
      )
      .orderBy(wineries.slug)
      .limit(1);
    await db.update(wineries).set({ email: null });
    const slug = winery?.slug ?? "";
    await db.update(wineries).set({ email: "room@winery.example" }).where(sql`slug = ${slug}`);
    await ask.run();
    const token = tokenIn(mailer.sent.at(-1)?.text ?? "");
    const right = { say: "right" };
    const hide = { say: "hide" };
    await request(app)
      .post(`/api/confirm/${token}`)
      .send({
        answers: {
          hours: right,
          phone: hide,
          dogs: hide,
          food: { say: "changed", value: "no" },
          tastingFee: { say: "changed", value: "15" },
        },
      })
      .expect(202);
    const [entry] = await readInbox({ db, now: clock.now, planner: planner.site });
    const id = entry?.row.id ?? 0;
    expect(
      (await editAnswer(db, { id, fact: "tastingFee", value: "a lot", now: clock.now })).ok,
    ).toBe(false);
    expect(
      (await editAnswer(db, { id, fact: "tastingFee", value: "free", now: clock.now })).ok,
    ).toBe(true);
    expect((await askBack(ask.command, id, "Is it free on weekends too?")).ok).toBe(true);
    expect(mailer.sent.at(-1)?.text).toContain("Is it free on weekends too?");
    const also = ["tastingFee", "hours", "phone", "dogs", "food"];
    const wrote = await acceptAnswer({
      db,
      now: clock.now,
      planner: planner.site,
      folder,
      id,
      also,
    });
    await run(db, wrote.text);
    expect(await faultsOf(db, slug)).toEqual([]);
    const [now] = await db.select().from(wineries).where(sql`slug = ${slug}`);
    expect(now).toMatchObject({
      phone: null,
      tastingFee: null,
      openingHours: winery?.openingHours,
    });
    expect(now?.unknownFacts).toContain("phone");
    expect(now?.unknownFacts).not.toContain("tastingFee");
    expect(now?.setting).not.toContain("dogs welcome");
    expect(now?.setting).toContain("no food");
    const sources = await db
      .select()
      .from(factSources)
      .where(sql`winery_id = ${winery?.id} and fact = 'hours'`);
    expect(sources).toMatchObject([{ name: "The winery, by its confirmation", sureness: "high" }]);
    expect((await dropAnswer(db, id, clock.now)).ok).toBe(false);
  });
});

describe("an answer", () => {
  const changed = (value: string) => ({ say: "changed" as const, value });
  const testWith = test.extend("inbox", async ({ db, folder, clock }) => {
    const answered = async (slug: string, answers: FactAnswers, note: string | null = null) => {
      const [row] = await db.select().from(wineries).where(sql`slug = ${slug}`);
      if (!row) throw new Error(`${slug} is not in the guide`);
      const answer = { wineryId: row.id, season: "2027-summer", answers, note };
      await insertFactAnswer(db, { ...answer, createdAt: clock.now });
      return (await readInbox({ db, now: clock.now, planner: planner.site })).at(-1)?.row.id ?? 0;
    };
    const accept = (id: number, ...also: string[]) =>
      acceptAnswer({ db, now: clock.now, planner: planner.site, folder, id, also });
    return { answered, accept };
  });

  testWith(
    "keeps waiting what is held, and what was said of other facts",
    async ({ db, inbox, folder, clock }) => {
      const slug = "seven-hills-winery";
      const one = await inbox.answered(slug, { hours: changed("Sa 11-17"), dogs: changed("yes") });
      const other = await inbox.answered(
        slug,
        { hours: changed("Sa 11-17"), dogs: changed("no"), tastingFee: changed("10") },
        "We moved",
      );
      const first = await inbox.accept(one, "hours");
      expect(first.text).toContain("Held, and waiting on: dogs");
      const left = (await readInbox({ db, now: clock.now, planner: planner.site })).map(
        ({ row }) => [row.id, row.answers],
      );
      expect(left).toEqual([
        [one, { dogs: changed("yes") }],
        [other, { dogs: changed("no"), tastingFee: changed("10") }],
      ]);
      // The second file would be made from what the first one changes.
      const early = await inbox.accept(other, "dogs");
      expect(early).toEqual({
        ok: false,
        text: expect.stringMatching(/_confirm_.+ is not live yet/),
      });
      await run(db, first.text);
      const [last] = (await journalTags(folder)).slice(-1);
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${last}, ${clock.now.getTime() * 2})`,
      );
      const rest = await inbox.accept(other, "dogs", "tastingFee");
      expect(rest.text).toContain("Note, to be read: We moved");
      expect(await readInbox({ db, now: clock.now, planner: planner.site })).toEqual([]);
    },
  );

  testWith("of a winery that left since says so, and what to do", async ({ db, inbox, clock }) => {
    const id = await inbox.answered("seven-hills-winery", { dogs: changed("yes") }, "We reopen");
    await db
      .update(wineries)
      .set({ leftKind: "closed", leftReason: "Closed in May 2027." })
      .where(sql`slug = 'seven-hills-winery'`);
    expect(await readInbox({ db, now: clock.now, planner: planner.site })).toEqual([]);
    const told = await departedText(db);
    expect(told).toContain(
      "(seven-hills-winery) left the guide (closed) and answered all the same: dogs yes; note: We reopen",
    );
    expect(told).toContain(`facts:inbox -- drop ${id}`);
    expect((await inbox.accept(id)).text).toBe(`The winery of ${id} left the guide.`);
    expect((await dropAnswer(db, id, clock.now)).ok).toBe(true);
    expect(await departedText(db)).toBe("");
  });

  testWith("that says of closed weeks alone is held, with or without hours", async ({ inbox }) => {
    const weeks = { closedWeeks: changed("2027 Jan 4-17") };
    const known = await inbox.answered("seven-hills-winery", weeks);
    expect((await inbox.accept(known)).text).toContain("closedWeeks are held");
    const unknown = await inbox.answered("hedges-family-estate", weeks);
    const refused = await inbox.accept(unknown, "closedWeeks");
    expect(refused).toEqual({ ok: false, text: expect.stringContaining("edit in the hours") });
    const closed = await inbox.answered("abeja", { hours: changed("Mo-Su off") });
    expect((await inbox.accept(closed)).text).toContain("hours are held");
  });

  testWith.for([
    [
      "another weekday",
      "kerloo-cellars",
      "Th 11-17",
      "begin on Thursday",
      /"start_weekday" = 'thursday'/,
    ],
    [
      "a room nearby",
      "kerloo-cellars",
      "Mo 23-23:30",
      "in the place of Kerloo",
      /array_replace\("wineries", 'kerloo-cellars'/,
    ],
    [
      "a word on one summer",
      "kerloo-cellars",
      "Mo-Su 11-18; 2027 Jun 1-2027 Aug 31 off",
      'say "Call Kerloo Cellars first for June to August 2027, when its hours differ."',
      /update "ready_trips" set "words"/,
    ],
  ] as const)(
    "whose hours break a ready-made trip comes with %s",
    async ([, slug, hours, proposal, written], { db, inbox, clock }) => {
      const id = await inbox.answered(slug, { hours: changed(hours) });
      expect((await inbox.accept(id)).ok).toBe(false);
      expect(inboxText(await readInbox({ db, now: clock.now, planner: planner.site }))).toContain(
        "HELD: breaks the trip sodo-on-foot",
      );
      const wrote = await inbox.accept(id, "hours");
      expect(wrote.text).toContain(proposal);
      const path = /^Wrote (.+)$/m.exec(wrote.text)?.[1] ?? "";
      expect(await readFile(path, "utf8")).toMatch(written);
    },
  );

  testWith(
    "becomes a file that content:check passes, whatever it repeats or takes back",
    async ({ inbox, folder, clock, db }) => {
      const published = publishedAs(await readMigrations(folder));
      const right = { say: "right" as const };
      const [guest] = await db.select().from(wineries).where(sql`slug = 'barrister-winery'`);
      const same = changed(guest?.hoursAsWritten ?? "");
      const said: readonly (readonly [string, FactAnswers])[] = [
        ["barrage-cellars", { hours: changed("Mo-We 13-17") }],
        ["barrister-winery", { hours: same, phone: right, dogs: changed("yes") }],
        ["kana-winery", { dogs: changed("no"), children: changed("yes") }],
        ["matthews-winery", { dogs: { say: "hide" }, wheelchair: changed("yes") }],
      ];
      for (const [slug, answers] of said) {
        const id = await inbox.answered(slug, answers);
        expect(await inbox.accept(id, "hours", "dogs")).toMatchObject({ ok: true });
      }
      const { faults, changes } = await reportContent(folder, { now: clock.now, published });
      expect(faults).toEqual([]);
      expect(changes).toContain(
        "the-warehouse-district: wineries − barrage-cellars, + matthews-winery",
      );
    },
  );
});

describe("a call", () => {
  test("is ranked by visitors, age and reach, with those nobody can reach last", async ({
    db,
    clock,
  }) => {
    const ranked = await rankCalls(db, clock.now);
    expect(ranked.map(({ score }) => score)).toEqual(
      ranked.map(({ score }) => score).sort((one, other) => other - one),
    );
    expect(ranked[0]?.reach).toBe(1);
    expect(ranked.at(-1)?.reach).toBe(0);
    const sheet = callSheet(ranked, "2026-11-23");
    expect(sheet).toContain("Neither phone nor site is known");
    expect(sheet).toContain("Do you take walk-ins?");
  });

  test("is a postcard with a code for wineries without an address", async ({
    app,
    db,
    deps,
    clock,
  }) => {
    const [mailed, ...silent] = (await inGuide(db)).map((row) => ({
      ...row,
      email: null as string | null,
    }));
    if (!mailed) throw new Error("The guide is empty");
    const links = {
      season: "2027-summer",
      expires: new Date(clock.now.getTime() + DAY_MS),
      secret: deps.secret,
      publicUrl: "https://guide.example",
    };
    const page = postcards([{ ...mailed, email: "room@winery.example" }, ...silent], links);
    expect(page.match(/<address>/g)).toHaveLength(silent.length);
    expect(page.match(/<path d="M/g)).toHaveLength(silent.length);
    const wineryId = silent[0]?.id ?? 0;
    await request(app)
      .get(`/api/confirm/${confirmToken(deps.secret, { wineryId, ...links })}`)
      .expect(200);
  });

  test("is read in one go, or told what is wrong with it", () => {
    expect(
      readCall(
        "hours Th-Mo 11-17; Jul 4 off; fee 20, waived with two bottles; booking no; walk-ins yes; groups 8+; closed 2027 Jan 4-17; dogs hide",
      ),
    ).toEqual({
      ok: true,
      answers: {
        hours: { say: "changed", value: "Th-Mo 11-17; Jul 4 off" },
        tastingFee: { say: "changed", value: "20, waived with two bottles" },
        reservationsRequired: { say: "changed", value: "no" },
        walkInsWelcome: { say: "changed", value: "yes" },
        groups: { say: "changed", value: "8+" },
        closedWeeks: { say: "changed", value: "2027 Jan 4-17" },
        dogs: { say: "hide" },
      },
    });
    expect(readCall("fee lots; parking yes; booking no; booking yes")).toEqual({
      ok: false,
      faults: [
        expect.stringContaining('"parking yes" begins with none of'),
        expect.stringContaining("dollars"),
        "a fact is said twice",
      ],
    });
  });
});

test("a season is of the year that comes", () => {
  expect(["summer", "winter", "2028-summer"].map((text) => seasonOf(text, "2026-11-23"))).toEqual([
    "2027-summer",
    "2026-winter",
    "2028-summer",
  ]);
  expect(() => seasonOf("harvest", "2026-11-23")).toThrow("--season is summer or winter");
});
