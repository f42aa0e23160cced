import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { describe, expect, inject } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { checkContent } from "../check-content.ts";
import { reportContent } from "../content-report.ts";
import { journalFaults, publishedAs, readMigrations } from "../migration-files.ts";
import { contentTemplate, hoursLines, newContent, slugOf } from "./new-content.ts";

/** A copy of this site's migrations that a test may write to. */
const test = base.extend("folder", async ({ task }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), `migrations-${task.id}-`));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  await cp(inject("testMigrations"), folder, { recursive: true });
  return folder;
});

/** The site's own migrations are published; what a test adds is not. */
const published = publishedAs(await readMigrations(inject("testMigrations")));
const now = new Date("2027-01-02T03:04:05Z");
const pathIn = (text: string) => /^Fill in (.+\.sql)$/m.exec(text)?.[1] ?? "";

/** Puts values where a template has null: under the comment that begins with the column's name. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [column, value]) =>
      text.replace(
        new RegExp(
          `(\\n {2}-- ${column}(?![a-z_])[^\\n]*(?:\\n {2}--[^\\n]*)*\\n) {2}[^\\n]*(,?)\\n`,
        ),
        (_, comment: string) => `${comment}  ${value}\n`,
      ),
    template,
  );
}

describe("slugOf", () => {
  test.for([
    ["Côte Bonneville", "cote-bonneville"],
    ["L'Ecole No. 41", "lecole-no-41"],
    ["Horizon's Edge Winery / Maison de Padgett", "horizons-edge-winery-maison-de-padgett"],
    ["DoodleVines Winery + Event Center", "doodlevines-winery-event-center"],
    ["Naches Heights Vineyard (NHV)", "naches-heights-vineyard-nhv"],
    ["100% Syrah_Blend", "100-syrah-blend"],
    ["!!!", ""],
  ] as const)("makes an address of %s", ([name, slug]) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe("content:new winery", () => {
  test("explains every column of the table", () => {
    const template = contentTemplate("winery", "Example");
    const ours = ["id", "created_at", "updated_at"];
    for (const { name } of getTableConfig(schema.wineries).columns) {
      if (!ours.includes(name)) expect(template).toContain(`"${name}"`);
    }
    expect(Object.keys(getTableColumns(schema.wineries)).length).toBeGreaterThan(30);
  });

  test("is the next migration, which cannot run before it is filled in", async ({ folder }) => {
    const text = await newContent(folder, { kind: "winery", subject: "Essai d'Or", now });
    expect(pathIn(text)).toMatch(/\/\d{4}_add_winery_essai_dor\.sql$/);
    expect(await journalFaults(folder)).toEqual([]);
    const { faults } = await reportContent(folder, { now, published, planner: planner.site });
    expect(faults).toEqual([
      expect.stringMatching(
        /^\d{4}_add_winery_essai_dor\.sql, line \d+, essai-dor: "region" has no value/,
      ),
    ]);
  });

  test("passes the check once it is filled in", async ({ db }) => {
    const hours = hoursLines("Fr-Su 11:00-17:00").split("\n");
    const filled = fillIn(contentTemplate("winery", "Essai d'Or"), {
      region: "'Red Mountain',",
      avas: "array['Columbia Valley', 'Yakima Valley', 'Red Mountain']::text[],",
      address: "'1 Example Road',",
      city: "'Benton City',",
      latitude: "46.28000, -119.44000,",
      tasting_fee: "12.50,",
      varietals: "array['Syrah']::text[],",
      hours_as_written: `${hours[1]}`,
      hours: `${hours[3]}`,
      opening_hours: `${hours[5]}`,
      dated_hours: `${hours[7]},`,
      illustration: "'sagebrush',",
      unknown_facts: `array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub',
        'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'website',
        'email']::text[]`,
    }).replace(
      /\('address'[\s\S]+\n\) as f/,
      `${["address", "position", "tastingFee", "hours", "varietals"]
        .map(
          (fact) =>
            `('${fact}', null::text[], 'A visit', null::text, '2026-11-20', 'high', null::text)`,
        )
        .join(",\n")}) as f`,
    );
    await db.execute(sql.raw(filled));
    const { wineries, faults } = await checkContent(db, now, planner.site);
    expect(faults).toEqual([]);
    expect(wineries).toBe(187);
  });

  test("refuses a name that has its page already, and says where", async ({ folder }) => {
    const again = newContent(folder, { kind: "winery", subject: "cote bonneville", now });
    await expect(again).rejects.toThrow(
      "The address /winery/cote-bonneville is taken: 0002_seed_wineries.sql adds it.",
    );
  });

  test("refuses a place whose slug is taken, and begins another", async ({ folder }) => {
    const taken = newContent(folder, { kind: "place", subject: "Larch", now });
    await expect(taken).rejects.toThrow(
      /^The slug larch is taken: \d+_add_places_to_eat_and_stay\.sql/,
    );
    const text = await newContent(folder, { kind: "place", subject: "Larch Two", now });
    expect(pathIn(text)).toMatch(/_add_place_larch_two\.sql$/);
  });

  test("refuses the same name twice, even before the first is filled in", async ({ folder }) => {
    await newContent(folder, { kind: "winery", subject: "Essai", now });
    const again = newContent(folder, { kind: "winery", subject: "Essai", now });
    await expect(again).rejects.toThrow("_add_winery_essai.sql adds it");
  });
});

describe("content:new post", () => {
  test("passes the check once the text is written", async ({ db }) => {
    const filled = fillIn(contentTemplate("post", "The Growers' Year"), {
      content: "$md$## Winter\n\nIt's quiet. See [Abeja](/winery/abeja).$md$,",
    });
    await db.execute(sql.raw(filled));
    const { faults } = await checkContent(db, now, planner.site);
    expect(faults).toEqual([]);
  });

  test("may share its name with a winery", async ({ folder }) => {
    const text = await newContent(folder, { kind: "post", subject: "Abeja", now });
    expect(pathIn(text)).toMatch(/_add_post_abeja\.sql$/);
  });
});

describe("content:new", () => {
  test("numbers on, and never dates a migration before the last one", async ({ folder }) => {
    const early = new Date("2020-01-01T00:00:00Z");
    const one = await newContent(folder, { kind: "change", subject: "One", now: early });
    const two = await newContent(folder, { kind: "change", subject: "Two", now: early });
    const number = (text: string) => Number(/(\d{4})_change/.exec(text)?.[1]);
    expect(number(two)).toBe(number(one) + 1);
    expect(await journalFaults(folder)).toEqual([]);
  });

  test("reads hours into their columns, or says what it cannot read", async ({ folder }) => {
    const good = await newContent(folder, { kind: "hours", subject: "Sa 11:00-17:00", now });
    expect(good).toContain('"saturday":"11 AM – 5 PM"');
    expect(good).toContain('"saturday":[{"opens":660,"closes":1020}]');
    const bad = newContent(folder, { kind: "hours", subject: "Sa 11-5", now });
    await expect(bad).rejects.toThrow(/^"Sa 11-5": "11-5" closes before it opens.*Apr-Oct/s);
  });

  test.for([
    ["", "Name"],
    ["city", "Name"],
    ["winery", "  "],
    ["winery", "!!!"],
    ["winery", "Name".repeat(75)],
  ] as const)("explains itself when asked for %s %s", async ([kind, subject], { folder }) => {
    await expect(newContent(folder, { kind, subject, now })).rejects.toThrow(
      /npm run content:new -- winery|makes no address/,
    );
  });
});

describe("content:check", () => {
  test("names the file that wrote the row at fault", async ({ folder }) => {
    const text = await newContent(folder, { kind: "change", subject: "Move Abeja", now });
    await writeFile(pathIn(text), `update wineries set city = 'Atlantis' where slug = 'abeja';`);
    const { faults, summary } = await reportContent(folder, {
      now,
      published,
      planner: planner.site,
    });
    expect(faults).toEqual([
      expect.stringMatching(
        /_change_move_abeja\.sql, abeja, city: the value changes and no source/,
      ),
      expect.stringMatching(/_change_move_abeja\.sql, abeja, city: "Atlantis" is not in/),
    ]);
    expect(summary).toMatch(
      /^186 wineries, \d+ articles, \d+ ready-made trips, \d+ places to eat and stay, 639 cities: 2 faults$/,
    );
  });

  test("explains what the database refuses", async ({ folder }) => {
    const text = await newContent(folder, { kind: "change", subject: "Slug", now });
    await writeFile(pathIn(text), `update wineries set slug = 'abeja' where slug = 'corliss';`);
    const { faults } = await reportContent(folder, { now, published, planner: planner.site });
    expect(faults).toEqual([
      expect.stringMatching(
        /_change_slug\.sql, line 1, corliss: Key \(slug\)=\(abeja\) already exists\./,
      ),
    ]);
  });

  test("finds what would keep a migration from running", async ({ folder }) => {
    await writeFile(join(folder, "9999_by_hand.sql"), "select 1;");
    const path = join(folder, "meta/_journal.json");
    const journal = JSON.parse(await readFile(path, "utf8"));
    journal.entries.at(-1).when = 1;
    journal.entries.at(-1).idx = 0;
    journal.entries.push({ ...journal.entries[0], idx: journal.entries.length, tag: "8888_gone" });
    await writeFile(path, JSON.stringify(journal));
    const faults = (await journalFaults(folder)).join("\n");
    expect(faults).toContain("9999_by_hand.sql: not in meta/_journal.json");
    expect(faults).toContain("8888_gone.sql: in meta/_journal.json, but the file is missing");
    expect(faults).toMatch(/its place in meta\/_journal\.json is taken/);
    expect(faults).toMatch(/is not after the one before/);
  });

  test("says in one line where a merge has left its marks in the journal", async ({ folder }) => {
    const path = join(folder, "meta/_journal.json");
    const lines = (await readFile(path, "utf8")).split("\n");
    await writeFile(path, [...lines.slice(0, 4), "<<<<<<< HEAD", ...lines.slice(4)].join("\n"));
    const { faults, runs } = await reportContent(folder, { now, published, planner: planner.site });
    const line =
      /^[\w-]+\/meta\/_journal\.json, line 5: marks of a merge\. Keep the entries of both sides.+content:check$/;
    expect([faults, runs]).toEqual([[expect.stringMatching(line)], false]);
    await expect(newContent(folder, { kind: "change", subject: "Fee", now })).rejects.toThrow(line);
    await writeFile(path, lines.join("\n").slice(0, -20));
    const cut = await reportContent(folder, { now, published, planner: planner.site });
    expect(cut.faults).toEqual([expect.stringMatching(/_journal\.json: not JSON .+git checkout/)]);
  });
});
