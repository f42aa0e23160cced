import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect, inject } from "vitest";
import { readGuide } from "#server/features/wineries/guide-answers.ts";
import { listFactSources } from "#server/features/wineries/winery-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { hoursOn } from "#shared/domain/winery/dated-hours.ts";
import { checkContent } from "../check-content.ts";
import { dropContent, journalFaults, publishedAs, readMigrations } from "../migration-files.ts";
import { newChange } from "./new-change.ts";

const now = new Date("2026-11-22T18:00:00Z");
const source = { source: "The winery's page", url: "https://winery.example/", date: "2026-11-20" };

const test = base
  .extend("folder", async ({ task }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), `changes-${task.id}-`));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    await cp(inject("testMigrations"), folder, { recursive: true });
    return folder;
  })
  .extend(
    "change",
    ({ folder }) =>
      (kind: string, slug: string, values: string[], options = {}) =>
        newChange(folder, { kind, slug, values, options, now }),
  );

/** A winery of the guide of which neither hours nor fee nor phone are known, and that no trip visits. */
async function littleKnown(db: Db): Promise<string> {
  const { wineries } = schema;
  const [winery] = await db
    .select({ slug: wineries.slug })
    .from(wineries)
    .where(
      sql`"left_kind" is null and "unknown_facts" @> array['hours', 'tastingFee', 'phone']
        and "slug" not in (select unnest("wineries") from "ready_trip_stays")`,
    )
    .orderBy(wineries.slug)
    .limit(1);
  return winery?.slug ?? "none";
}

/** Runs what a command wrote, statement by statement. */
async function run(db: Db, wrote: string) {
  expect(wrote).toContain("Wrote ");
  const path = /^Wrote (.+)$/m.exec(wrote)?.[1] ?? "";
  for (const statement of (await readFile(path, "utf8")).split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
}

/** The winery as the guide tells it at a time. */
const told = async (db: Db, slug: string, at = now) =>
  (await readGuide({ db, now: () => at })).find(slug);

describe("content:new writes finished SQL", () => {
  test("that passes the check: hours, fee, facts, and where each stands", async ({
    change,
    db,
  }) => {
    const slug = await littleKnown(db);
    await run(db, await change("hours", slug, ["Fr-Su 12:00-17:00; PH off"], source));
    await run(db, await change("fee", slug, ["20"], { ...source, note: "it's waived" }));
    await run(db, await change("fact", slug, ["phone", "+15095551234"], source));
    await run(db, await change("fact", slug, ["varietals", "Syrah, Merlot"], source));
    await run(db, await change("fact", "airfield-estates", ["wineClub", "unknown"], source));
    await run(db, await change("fact", slug, ["visitNote", "Ring the bell"], source));
    await run(db, await change("fact", slug, ["visitNote", "unknown"], source));
    const { faults } = await checkContent(db, now, planner.site);
    expect(faults).toEqual([]);
    const winery = await told(db, slug);
    expect(winery?.visitNote).toBeNull();
    expect(winery).toMatchObject({
      hoursAsWritten: "Fr-Su 12:00-17:00; PH off",
      hours: { monday: "Closed", friday: "Noon – 5 PM" },
      hoursNote: null,
      tastingFee: 20,
      feeNote: "it's waived",
      phone: "+15095551234",
      varietals: ["Syrah", "Merlot"],
    });
    const sources = await listFactSources(db, winery?.id ?? 0);
    expect(sources.filter(({ fact }) => fact === "tastingFee")).toMatchObject([
      { name: "The winery's page", date: "2026-11-20", sureness: "high" },
    ]);
    expect((await told(db, "airfield-estates"))?.unknownFacts).toContain("wineClub");
  });

  test("and refuses words that it would not read", async ({ change }) => {
    await expect(change("fact", "abeja", ["winemaker", "Ann", "Lee"], source)).rejects.toThrow(
      '"Lee" is more than it takes: put what has spaces in quotes',
    );
    await expect(change("fee", "abeja", ["20", "waived", "with", "two"], source)).rejects.toThrow(
      '"waived with two" is more',
    );
  });

  test("for seasons: the week told is the one of the day, and a plan knows the others", async ({
    change,
    db,
  }) => {
    const seasons = "Apr-Oct Th-Mo 11:00-17:00; Nov-Mar Sa 12:00-16:00";
    const note = "At other times by appointment";
    await run(db, await change("hours", "airfield-estates", [seasons], { ...source, note }));
    const { faults } = await checkContent(db, now, planner.site);
    expect(faults).toEqual([]);
    const [winter, summer] = await Promise.all(
      [now, new Date("2027-06-01T19:00:00Z")].map((at) => told(db, "airfield-estates", at)),
    );
    expect(winter).toMatchObject({
      hours: { friday: "Closed", saturday: "Noon – 4 PM" },
      hoursNote: note,
    });
    expect(summer).toMatchObject({
      hours: { friday: "11 AM – 5 PM" },
      openingHours: { tuesday: [], friday: [{ opens: 660, closes: 1020 }] },
    });
    const onFriday = [winter, summer].map((winery) => winery && hoursOn(winery, "2027-06-04"));
    expect(onFriday).toEqual([[{ opens: 660, closes: 1020 }], [{ opens: 660, closes: 1020 }]]);
  });

  test("for a winery that closed or moved", async ({ change, db }) => {
    const slug = await littleKnown(db);
    await run(
      db,
      await change("close", slug, ["Its owners retired."], {
        ...source,
        since: "2026-10",
      }),
    );
    const to = ["1 Example Road", "Benton City", "99320", "46.28000", "-119.44000"];
    await run(db, await change("move", "corliss", to, { ...source, region: "Red Mountain" }));
    expect(await told(db, slug)).toMatchObject({ leftKind: "closed" });
    expect(await told(db, "corliss")).toMatchObject({
      city: "Benton City",
      county: "Benton",
      avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
    });
    const { faults } = await checkContent(db, now, planner.site);
    expect(faults.filter(({ row }) => row === "corliss")).toEqual([]);
  });

  test("for the day of an article, by the clocks of Washington", async ({ change, db }) => {
    const { posts } = schema;
    await run(db, await change("publish", "a-weekend-in-walla-walla", ["2026-12-01 09:00"]));
    const [post] = await db.select().from(posts).where(eq(posts.slug, "a-weekend-in-walla-walla"));
    expect(post?.publishedAt?.toISOString()).toBe("2026-12-01T17:00:00.000Z");
  });

  test.for<readonly [string, string, string[], object, string]>([
    ["fee", "abejja", ["20"], source, "Did you mean abeja"],
    ["hours", "Abeja", ["Th-Mo 11-17"], source, "Did you mean abeja"],
    ["fee", "abeja", ["20"], {}, "say where it stands"],
    ["fee", "abeja", ["twenty"], source, "write 15, 12.50 or free"],
    ["hours", "abeja", ["Sa 11-5"], source, "Apr-Oct Th-Mo 11:00-17:00"],
    ["hours", "abeja", ["Sa 11:00-17:00; Feb 31 off"], source, "February has no day 31"],
    ["hours", "abeja", ["Apr-Oct Sa 11:00-17:00"], source, 'add "Nov-Mar off", or the hours then'],
    ["hours", "abeja", ["Apr-Oct off; Oct-Mar Sa 11:00-17:00"], source, "April to October and"],
    ["close", "abeja", ["gone"], source, "Say why in a sentence"],
    ["close", "abeja", ["It sells by mail."], { ...source, as: "asleep" }, "--as is one of closed"],
    [
      "close",
      "abeja",
      ["It closed."],
      { ...source, since: "2026-13" },
      "--since is a year or a month",
    ],
    ["move", "abeja", ["1 Road", "Atlantis"], source, "not in the town table"],
    ["move", "abeja", ["1 Road", "Chelan", "98816", "47", "-120"], source, "46.32370 -120.00146"],
    ["fact", "abeja", ["parking", "yes"], source, '"parking" is none of phone'],
    ["fact", "abeja", ["varietals", "Shiraz"], source, 'write it like "Syrah, Pinot Gris"'],
    ["publish", "abeja", ["2026-12-01"], {}, 'No migration adds "abeja" to posts'],
    ["publish", "a-weekend-in-walla-walla", ["soon"], {}, '"2026-12-01 09:00"'],
  ])(
    "and refuses with what to do: %s %s %j",
    async ([kind, slug, values, options, told], { folder, change }) => {
      const before = await readMigrations(folder);
      await expect(change(kind, slug, values, options)).rejects.toThrow(told);
      expect(await readMigrations(folder)).toEqual(before);
    },
  );
});

test("a source, a place or a day that cannot be is refused before a file is written", async ({
  change,
  folder,
}) => {
  const { url, date, source: name } = source;
  const refusals: readonly [string, string[], Record<string, string>, string][] = [
    ["fee", ["20"], { source: "2026", date }, "say where it stands"],
    ["fee", ["20"], { source: name, url: "winery.example" }, "is no web address"],
    ["fee", ["20"], { source: name, url, date: "Nov 2026" }, "write 2026-08-16, 2026-08 or 2026"],
    ["fee", ["20"], { source: name, url, date: "2026-11-23" }, "has not come yet"],
    ["fee", ["20"], { source: name, date, sureness: "certain" }, "high, medium or low"],
    ["fee", ["20"], { source: name, sureness: "high" }, "has no date"],
    ["move", ["1 Road", "Chelan", "98816", "-120.0", "47.8"], source, "the latitude comes first"],
    ["publish", ["2026-12-01 25:00"], {}, "is no time"],
    ["publish", ["2027-02-30 09:00"], {}, "is no time"],
  ];
  const before = await readMigrations(folder);
  for (const [kind, values, options, told] of refusals) {
    const slug = kind === "publish" ? "how-to-taste" : "abeja";
    await expect(change(kind, slug, values, options)).rejects.toThrow(told);
  }
  expect(await readMigrations(folder)).toEqual(before);
});

describe("content:drop", () => {
  test("takes back a file that is not published; those after it move up", async ({
    change,
    folder,
  }) => {
    const before = await readMigrations(folder);
    const published = publishedAs(before);
    await change("fee", "abeja", ["20"], source);
    await change("fee", "corliss", ["15"], source);
    const [first] = (await readMigrations(folder)).slice(-2);
    const done = await dropContent(folder, first?.name ?? "", published);
    expect(done).toMatch(/_fee_corliss\.sql is \d{4}_fee_corliss/);
    expect(await journalFaults(folder)).toEqual([]);
    expect(await readFile(join(folder, "meta/_journal.json"), "utf8")).toMatch(/}\n$/);
    expect(await readMigrations(folder)).toHaveLength(before.length + 1);
  });

  test("takes the snapshots of the tables along", async ({ change, folder }) => {
    const published = publishedAs(await readMigrations(folder));
    for (const slug of ["abeja", "corliss", "dama-wines"])
      await change("fee", slug, ["20"], source);
    const numbers = (await readMigrations(folder)).slice(-3).map(({ name }) => name.slice(0, 4));
    const [one = "", two = "", three = ""] = numbers;
    const path = (number: string) => join(folder, `meta/${number}_snapshot.json`);
    await writeFile(path(two), "second");
    await writeFile(path(three), "third");
    await expect(dropContent(folder, two, published)).rejects.toThrow(
      /fee_dama_wines.+ builds on it/,
    );
    await dropContent(folder, one, published);
    expect(await readFile(path(one), "utf8")).toBe("second");
    await dropContent(folder, two, published);
    expect(existsSync(path(two)) || existsSync(path(three))).toBe(false);
    expect(await readFile(path(one), "utf8")).toBe("second");
  });

  test("leaves what is published, and says how to undo it", async ({ folder }) => {
    const published = publishedAs(await readMigrations(folder));
    const drop = (name: string) => dropContent(folder, name, published);
    await expect(drop("0018")).rejects.toThrow("Undo it with a new migration");
    await expect(drop("")).rejects.toThrow("Name a file to drop");
  });
});
