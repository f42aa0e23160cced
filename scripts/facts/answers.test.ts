/** What wineries answered: held, taken over, and of one that left. */
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { EXIT } from "#scripts/command.ts";
import { newChange } from "#scripts/content/commands/new-change.ts";
import { reportContent } from "#scripts/content/content-report.ts";
import {
  addMigration,
  journalTags,
  publishedAs,
  readMigrations,
} from "#scripts/content/migration-files.ts";
import { run, test } from "#scripts/testing/season.ts";
import { insertFactAnswer } from "#server/features/facts/fact-answer-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { planner } from "#server/testing/testing.ts";
import type { ConfirmedFact, FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";
import {
  acceptAnswer,
  departedText,
  dropAnswer,
  editAnswer,
  inboxText,
  inTurn,
  readFact,
  readId,
  readInbox,
} from "./inbox.ts";

const { wineries } = schema;

/** The file that was written. */
const pathIn = (text: string) => /^Wrote (.+)$/m.exec(text)?.[1] ?? "";

it("reads the numbers and facts of a command, and says which is none", () => {
  expect([readId("12"), readFact("phone")]).toEqual([12, "phone"]);
  expect(() => readId("1,2")).toThrow('"1,2" is not the number of an answer: several are written');
  expect(() => readFact("phnoe")).toThrow(/^"phnoe" is none of hours, .*phone/);
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
    const accept = (id: number, ...also: ConfirmedFact[]) =>
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
      expect(first).toContain("Held, and waiting on: dogs");
      const left = (await readInbox({ db, now: clock.now, planner: planner.site })).map(
        ({ row }) => [row.id, row.answers],
      );
      expect(left).toEqual([
        [one, { dogs: changed("yes") }],
        [other, { dogs: changed("no"), tastingFee: changed("10") }],
      ]);
      // The second file would be made from what the first one changes.
      await expect(inbox.accept(other, "dogs")).rejects.toThrow(/_confirm_.+ is not live yet/);
      await run(db, first);
      const [last] = (await journalTags(folder)).slice(-1);
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${last}, ${clock.now.getTime() * 2})`,
      );
      const rest = await inbox.accept(other, "dogs", "tastingFee");
      expect(rest).toContain("Note, to be read: We moved");
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
    await expect(inbox.accept(id)).rejects.toThrow(`The winery of ${id} left the guide.`);
    for (const no of [Number("8,9"), 99_999_999_999])
      await expect(dropAnswer(db, no, clock.now)).rejects.toThrow(`No answer ${no} waits.`);
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const drop = (no: number) => dropAnswer(db, no, clock.now);
    expect(await inTurn({ say }, [7_000_000, id], drop)).toBe(EXIT.notBegun);
    expect(said).toEqual(["No. 7000000: No answer 7000000 waits.", `Dropped ${id}.`]);
    expect(await departedText(db)).toBe("");
  });

  testWith(
    "of a winery that is back comes with what brings it back",
    async ({ db, inbox, folder, clock }) => {
      const published = publishedAs(await readMigrations(folder));
      const [left] = await db
        .select()
        .from(wineries)
        .where(sql`left_kind = 'closed'`)
        .orderBy(wineries.slug);
      await inbox.answered(left?.slug ?? "", { dogs: changed("yes") });
      const [, lines = ""] = (await departedText(db)).split(/accept \d+\n/);
      await addMigration(folder, { name: "change_it_is_back", sql: lines, now: clock.now });
      const options = { now: clock.now, published, planner: planner.site };
      const { faults, changes } = await reportContent(folder, options);
      // A winery that was not shown may lack a drawing.
      expect(faults.filter((line) => !line.includes("illustration: none is chosen"))).toEqual([]);
      expect(changes.join("\n")).toContain(`${left?.slug}: left_kind closed → nothing`);
    },
  );

  testWith("that another editor dropped meanwhile is not edited", async ({ db, inbox, clock }) => {
    const id = await inbox.answered("abeja", { dogs: changed("yes") });
    const deps = { db, now: clock.now };
    const [dropped, edited] = await Promise.allSettled([
      dropAnswer(db, id, clock.now),
      editAnswer(deps, id, ["dogs", "no"]),
    ]);
    expect(dropped).toMatchObject({ value: `Dropped ${id}.` });
    expect(edited).toMatchObject({ reason: { message: `No answer ${id} waits.` } });
  });

  testWith("that says of closed weeks alone is held, with or without hours", async ({ inbox }) => {
    const weeks = { closedWeeks: changed("2027 Jan 4-17") };
    const known = await inbox.answered("seven-hills-winery", weeks);
    await expect(inbox.accept(known)).rejects.toThrow("closedWeeks are held");
    const unknown = await inbox.answered("hedges-family-estate", weeks);
    await expect(inbox.accept(unknown, "closedWeeks")).rejects.toThrow("edit in the hours");
    const closed = await inbox.answered("abeja", { hours: changed("Mo-Su off") });
    await expect(inbox.accept(closed)).rejects.toThrow("hours are held");
  });

  testWith(
    "waits for any file that changes the same and is not live yet",
    async ({ inbox, folder, clock }) => {
      const ask = { kind: "fee", options: { source: "A call" }, now: clock.now };
      await newChange(folder, { ...ask, slug: "abeja", values: ["25"] });
      await newChange(folder, { ...ask, slug: "seven-hills-winery", values: ["25"] });
      const fee = await inbox.answered("abeja", { tastingFee: changed("20") });
      await expect(inbox.accept(fee, "tastingFee")).rejects.toThrow(/fee_abeja.+ is not live yet/);
      const phone = await inbox.answered("abeja", { phone: { say: "right" } });
      expect(await inbox.accept(phone, "phone")).toContain("Wrote ");
      const hours = await inbox.answered("seven-hills-winery", { hours: changed("Sa 11-17") });
      await expect(inbox.accept(hours, "hours")).rejects.toThrow(
        /fee_seven_hills_winery.+ is not live yet/,
      );
    },
  );

  testWith(
    "confirms only what the winery was shown, and nothing newer",
    async ({ inbox, db, clock }) => {
      const right = (shown: string) => ({ groups: { say: "right" as const, shown } });
      await db.update(wineries).set({ visitNote: "Ten at most" }).where(sql`slug = 'abeja'`);
      const before = await inbox.answered("abeja", right("Six at most"));
      await expect(inbox.accept(before)).rejects.toThrow("groups are held");
      const fresh = await inbox.answered("seven-hills-winery", { phone: { say: "right" } });
      const tomorrow = sql`fact = 'phone' and winery_id = (select id from wineries where slug = 'seven-hills-winery')`;
      await db.update(schema.factSources).set({ date: "2030-01-02" }).where(tomorrow);
      await expect(inbox.accept(fresh)).rejects.toThrow("phone are held");
      const text = inboxText(await readInbox({ db, now: clock.now, planner: planner.site }));
      expect(text).toMatch(/HELD: it confirmed "Six at most"/);
      expect(text).toMatch(/HELD: answered on 20\S+, before the guide's source/);
      await dropAnswer(db, before, clock.now);
      // The same, as answers were stored at first.
      await inbox.answered("abeja", { groups: { say: "right" } });
      const after = await inbox.answered("abeja", right("Ten at most"));
      expect(await inbox.accept(after)).toContain("Wrote ");
    },
  );

  testWith("that changes nothing writes no file", async ({ inbox, folder }) => {
    const [right, hide] = [{ say: "right" as const }, { say: "hide" as const }];
    const before = await journalTags(folder);
    for (const [slug, answers] of [
      ["abeja", { closedWeeks: right }],
      ["lookout-point-winery", { dogs: hide, tastingFee: hide, groups: hide }],
    ] as const) {
      const id = await inbox.answered(slug, answers);
      await expect(inbox.accept(id, "dogs")).rejects.toThrow(/^Nothing would change \(/);
    }
    expect(await journalTags(folder)).toEqual(before);
  });

  testWith("of which the hours are held keeps its closed weeks with them", async ({ inbox }) => {
    const shut = { hours: changed("Mo-Su off"), closedWeeks: changed("2027 Jan 4-17") };
    const id = await inbox.answered("seven-hills-winery", shut);
    for (const also of [[], ["closedWeeks"]] as const) {
      const half = inbox.accept(id, ...also);
      await expect(half).rejects.toThrow("hours, closedWeeks are held: add --with");
    }
    const wrote = await inbox.accept(id, "hours");
    expect(await readFile(pathIn(wrote), "utf8")).toContain("'Mo-Su off; 2027 Jan 4-17 off'");
  });

  testWith(
    "whose closed weeks overlap says so, and keeps the hours waiting with them",
    async ({ inbox, db, clock }) => {
      const right = { say: "right" as const };
      const closedWeeks = changed("2027 Jan 4-17, 2027 Jan 10-20");
      const id = await inbox.answered("seven-hills-winery", { hours: right, closedWeeks });
      const text = inboxText(await readInbox({ db, now: clock.now, planner: planner.site }));
      expect(text).toMatch(
        /Weeks you are closed: .+\n.+\n +HELD: "2027 Jan 10-20 off": overlaps "2027 Jan 4-17 off"/,
      );
      await expect(inbox.accept(id)).rejects.toThrow("hours, closedWeeks are held");
      const both = inbox.accept(id, "hours", "closedWeeks");
      await expect(both).rejects.toThrow('"2027 Jan 10-20 off": overlaps');
    },
  );

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
      await expect(inbox.accept(id)).rejects.toThrow("hours are held");
      const text = inboxText(await readInbox({ db, now: clock.now, planner: planner.site }));
      expect(text).toContain("HELD: breaks the trip sodo-on-foot");
      expect(text).toMatch(/^Nothing is held or in words of their own in 0 of 1$/m);
      const wrote = await inbox.accept(id, "hours");
      expect(wrote).toContain(proposal);
      expect(await readFile(pathIn(wrote), "utf8")).toMatch(written);
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
        expect(await inbox.accept(id, "hours", "dogs")).toContain("Wrote ");
      }
      const { faults, changes } = await reportContent(folder, {
        now: clock.now,
        published,
        planner: planner.site,
      });
      expect(faults).toEqual([]);
      expect(changes).toContain(
        "the-warehouse-district: wineries − barrage-cellars, + matthews-winery",
      );
    },
  );
});
