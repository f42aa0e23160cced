import { sql } from "drizzle-orm";
import request from "supertest";
import { describe, expect } from "vitest";
import { faultsOf, inGuide, run, test, tokenIn } from "#scripts/testing/season.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { planner } from "#server/testing/testing.ts";
import { hoursOn } from "#shared/domain/winery/dated-hours.ts";
import { acceptAnswer, askBack, dropAnswer, editAnswer, inboxText, readInbox } from "./inbox.ts";
import { seasonOf } from "./season-command.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { factSources, posts, readyTrips, readyTripStays, wineries } = schema;

/** What the wineries' answers below speak of, by its name in sources and by its columns. */
const ANSWERED = {
  facts: ["hours", "setting", "visitNote", "walkInsWelcome"],
  columns:
    /^(?:hours|hoursAsWritten|openingHours|datedHours|setting|unknownFacts|updatedAt|visitNote|walkInsWelcome)$/,
};

/** Everything of a winery that no answer speaks of. */
const besidesAnswers = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ANSWERED.columns.test(name)));

/** The content that no winery was asked about. */
const otherContent = async (db: Db) =>
  JSON.stringify([
    await db.select().from(posts).orderBy(posts.id),
    await db.select().from(readyTrips).orderBy(readyTrips.id),
    await db.select().from(readyTripStays).orderBy(readyTripStays.id),
  ]);

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
    const mails = mailer.sent.filter(({ subject }) => !subject.startsWith("[Preview]"));
    expect(mails.map(({ to }) => to).sort()).toEqual(all.map(({ email }) => email).sort());
    expect(new Set(mails.map(({ text }) => tokenIn(text))).size).toBe(all.length);

    const tokens = new Map(mails.map(({ to, text }) => [to, tokenIn(text)]));
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

    const before = new Map((await inGuide(db)).map((row) => [row.slug, row]));
    const sourcesBefore = await db.select().from(factSources);
    const otherBefore = await otherContent(db);
    const entries = await readInbox({ db, now: clock.now, planner: planner.site });
    expect(entries).toHaveLength(56);
    const text = inboxText(entries);
    expect(text).toContain("HELD: answer");
    expect(text).toContain("Note, to be read: We have closed");
    const accepted = new Set<string>();
    for (const { row, winery } of entries) {
      if (accepted.has(winery.slug) || winery.slug === second?.slug) continue;
      accepted.add(winery.slug);
      const wrote = await acceptAnswer({
        ...{ db, now: clock.now, planner: planner.site, folder },
        id: row.id,
        also: [],
      });
      expect(wrote).toContain("Wrote ");
      await run(db, wrote);
    }
    expect(accepted.size).toBe(53);
    for (const slug of accepted) expect([slug, await faultsOf(db, slug)]).toEqual([slug, []]);
    for (const row of await inGuide(db)) {
      const was = before.get(row.slug);
      if (!accepted.has(row.slug)) {
        expect(row).toEqual(was);
        continue;
      }
      expect(besidesAnswers(row)).toEqual(besidesAnswers(was ?? {}));
      expect(row).toMatchObject({
        walkInsWelcome: true,
        visitNote: "Groups of '8' or more call first",
      });
      expect(hoursOn(row, "2027-06-02")).toEqual([{ opens: 660, closes: 1140 }]);
      expect(hoursOn(row, "2027-07-05")).toEqual([]);
      expect(row.setting.includes("dogs welcome")).toBe(
        row.slug !== first?.slug || was?.setting.includes("dogs welcome"),
      );
    }
    // Each fact names the winery and the day; every other source stays as it was.
    const sources = await db.select().from(factSources);
    const ofAnswers = new Set(
      all
        .filter(({ slug }) => accepted.has(slug))
        .flatMap(({ id }) => ANSWERED.facts.map((fact) => `${id} ${fact}`)),
    );
    const isOfAnswers = ({ wineryId, fact }: { wineryId: number; fact: string }) =>
      ofAnswers.has(`${wineryId} ${fact}`);
    expect(sources.filter((source) => !isOfAnswers(source))).toEqual(
      sourcesBefore.filter((source) => !isOfAnswers(source)),
    );
    const confirmed = sources.filter(({ name }) => name === "The winery, by its confirmation");
    const named = new Set(confirmed.map(({ wineryId, fact }) => `${wineryId} ${fact}`));
    const unsaid = `${all.find(({ slug }) => slug === first?.slug)?.id} setting`;
    expect(named).toEqual(new Set([...ofAnswers].filter((each) => each !== unsaid)));
    expect(new Set(confirmed.map(({ date }) => date))).toEqual(new Set(["2026-11-21"]));
    expect(await otherContent(db)).toBe(otherBefore);
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
    const edit = (value: string) => editAnswer({ db, now: clock.now }, id, ["tastingFee", value]);
    await expect(edit("a lot")).rejects.toThrow("Write the fee in dollars");
    expect(await edit("free")).toContain("tastingFee free");
    expect(await askBack(ask.command, id, "Is it free on weekends too?")).toMatch(/^Asked /);
    expect(mailer.sent.at(-1)?.text).toContain("Is it free on weekends too?");
    const also = ["tastingFee", "hours", "phone", "dogs", "food"] as const;
    const wrote = await acceptAnswer({
      db,
      now: clock.now,
      planner: planner.site,
      folder,
      id,
      also,
    });
    await run(db, wrote);
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
    await expect(dropAnswer(db, id, clock.now)).rejects.toThrow(`No answer ${id} waits.`);
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
