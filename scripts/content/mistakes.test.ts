/** The mistakes of an editor's first day: each is refused before it is published, and told with its remedy. */
import { appendFile, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { failureLine } from "#server/platform/database/migration-failure.ts";
import { migrationsFolder } from "#server/platform/paths.ts";
import { test } from "#server/testing/testing.ts";
import { reportContent } from "./content-report.ts";
import { addMigration, readMigrations } from "./migration-files.ts";
import { publishedAs } from "./published-migrations.ts";

const now = new Date("2026-11-22T18:00:00Z");

const winery = (slug: string, change: string) =>
  `update "wineries" set ${change} where "slug" = '${slug}';`;
const article = (slug: string, change: string) =>
  `update "posts" set ${change} where "slug" = '${slug}';`;
const added = (slug: string, text: string) =>
  article(slug, `"content" = "content" || $t$\n\n${text}$t$`);

/** What runs, and says or shows something wrong: a name, the file, and what the check tells of it. */
const MISTAKES: readonly (readonly [string, string, RegExp])[] = [
  [
    "a slug with a slip",
    winery("abejja", `"founded" = 2000`),
    /changes no row: check the slug 'abejja'/,
  ],
  [
    "a passage that is not there",
    article("a-weekend-in-walla-walla", `"content" = replace("content", 'no such words', 'x')`),
    /replace\(\) does not find its first text/,
  ],
  [
    "an update of every row",
    `update "cities" set "region" = null;`,
    /no "where" and touches every row \(639\)/,
  ],
  ["a deletion of every row", `delete from "cities";`, /this delete has no "where"/],
  ["a value that it has", winery("abeja", `"city" = "city"`), /has these values already/],
  [
    "a fact without a source",
    winery("abeja", `"founded" = 1999`),
    /abeja, founded: .+ no source of "founded"/,
  ],
  [
    "a source of tomorrow",
    `insert into "fact_sources" ("winery_id", "fact", "name", "date", "sureness") select "id", 'winemaker', 'A page', '2027-01-01', 'high' from "wineries" where "slug" = 'abeja';`,
    /the source of winemaker is dated 2027-01-01, which has not come/,
  ],
  [
    "a county elsewhere",
    winery("corliss", `"county" = 'King'`),
    /corliss, county: .+ is in Walla Walla County/,
  ],
  [
    "a region elsewhere",
    winery(
      "woodward-canyon-winery",
      `"region" = 'Red Mountain', "avas" = array['Columbia Valley', 'Yakima Valley', 'Red Mountain']`,
    ),
    /woodward-canyon-winery, region: .+ lies outside Red Mountain/,
  ],
  [
    "a region misspelled",
    winery("amavi-cellars-pepper-bridge-winery", `"region" = 'Walla Walla'`),
    /is neither an AVA nor an area/,
  ],
  [
    "a town misspelled",
    winery("baer-winery", `"city" = 'Woodinvile'`),
    /"Woodinvile" is not in the town table/,
  ],
  [
    "a longitude without its minus",
    winery("forgeron-cellars", `"longitude" = 118.33912`),
    /longitudes here are negative/,
  ],
  [
    "a ZIP code too short",
    winery("airfield-estates", `"zip_code" = '9935'`),
    /a Washington ZIP code is five digits/,
  ],
  [
    "a phone as one says it",
    winery("airfield-estates", `"phone" = '509 555 1234'`),
    /write it as "\+15095551234"/,
  ],
  [
    "an address without https",
    winery("antolin-cellars", `"website" = 'antolin.example'`),
    /antolin-cellars, website: .+https:/,
  ],
  [
    "a grape by another name",
    winery("antolin-cellars", `"varietals" = array['Shiraz']`),
    /"Shiraz" is spelled "Syrah"/,
  ],
  [
    "a setting of one's own",
    winery("antolin-cellars", `"setting" = array['cozy']`),
    /"cozy" is none of/,
  ],
  [
    "a fact that is none",
    winery("antolin-cellars", `"unknown_facts" = array['parking']`),
    /"parking" is no fact/,
  ],
  [
    "hours in one of three columns",
    winery("eight-bells-winery", `"hours_as_written" = 'Sa 11:00-17:00'`),
    /content:new -- hours/,
  ],
  [
    "worn words",
    winery("eight-bells-winery", `"description" = 'A hidden gem in Seattle.'`),
    /"hidden gem" could be said of any place/,
  ],
  [
    "a link to nowhere",
    added("a-weekend-in-walla-walla", "[x](/winery/nowhere)"),
    /leads to no winery: check the slug/,
  ],
  [
    "a table",
    added("a-weekend-in-woodinville", "| A | B |\n|---|---|\n| 1 | 2 |"),
    /would not show: write it as a list/,
  ],
  [
    "a photograph",
    added("a-weekend-in-woodinville", "![x](https://a.example/b.jpg)"),
    /!\[A lake between hills\]\(drawing:lake\)/,
  ],
  ["HTML", added("wine-country-without-a-car", "<b>x</b>"), /is HTML: write Markdown only/],
  [
    "a tag in another case",
    article("a-weekend-in-walla-walla", `"tags" = array['weekends', 'Walla Walla']`),
    /is spelled "Weekends"/,
  ],
  [
    "a year too far",
    article("wine-country-without-a-car", `"published_at" = '2036-11-20 12:00Z'`),
    /more than a year ahead/,
  ],
  [
    "a closed winery that articles send readers to",
    winery("mark-ryan-winery", `"left_kind" = 'closed', "left_reason" = 'It closed.'`),
    /the link "\/winery\/mark-ryan-winery" leads to Mark Ryan Winery, which left/,
  ],
];

/** What the database refuses: it would stop the start of a site, and is told in one line. */
const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  [
    "a missing comma",
    winery("abeja", `"founded" = 2000 "city" = 'x'`),
    /^0099_x\.sql, line 3, abeja: .+missing comma/,
  ],
  [
    "an apostrophe that is not doubled",
    winery("abeja", `"name" = 'L'Ecole'`),
    /an apostrophe that is not doubled/,
  ],
  ["a column that is none", winery("abeja", `"phones" = 'x'`), /names of columns stand as in/],
  [
    "a value left out",
    winery("abeja", `"address" = null`),
    /abeja: "address" has no value: fill it in/,
  ],
  [
    "a list in the wrong brackets",
    winery("abeja", `"varietals" = '[Syrah]'`),
    /lists need array\['a', 'b'\]/,
  ],
  [
    "a month 13",
    `update "fact_sources" set "date" = '2026-13' where "fact" = 'left';`,
    /2026-08-16, 2026-08, 2026, or null/,
  ],
  [
    "a name that is taken",
    winery("abeja", `"slug" = 'corliss'`),
    /Key \(slug\)=\(corliss\) already exists/,
  ],
];

describe("a mistake of an editor", () => {
  let told: readonly string[] = [];
  const fileOf = (index: number) => `mistake_${String(index).padStart(2, "0")}`;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "mistakes-"));
    await cp(migrationsFolder, folder, { recursive: true });
    const published = publishedAs(await readMigrations(folder));
    for (const [index, [, text]] of MISTAKES.entries()) {
      await addMigration(folder, { name: fileOf(index), sql: `-- A slip\n\n${text}\n`, now });
    }
    await writeFile(join(folder, "9999_by_hand.sql"), "select 1;");
    await appendFile(join(folder, "0018_correct_articles.sql"), "\n-- one more word");
    told = (await reportContent(folder, { now, published })).faults;
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  test.for(MISTAKES.map((mistake, index) => [...mistake, index] as const))(
    "is refused, and told with the file that has it: %s",
    ([, , remedy, index]) => {
      const ofFile = told.filter((line) => line.includes(`_${fileOf(index)}.sql`));
      expect(ofFile.join("\n")).toMatch(remedy);
    },
  );

  test("is told with the line of its statement", () => {
    expect(told.find((line) => line.includes("abejja"))).toMatch(/_mistake_00\.sql, line 3: /);
  });

  test("that all rows share is one line", () => {
    expect(told.filter((line) => line.includes("touches every row"))).toHaveLength(2);
    expect(told.length).toBeLessThan(70);
  });

  test("in a file that is published, or not in the journal, is refused too", () => {
    expect(told).toContainEqual(
      expect.stringMatching(
        /^0018_correct_articles\.sql: published and edited since; .+git checkout/,
      ),
    );
    expect(told).toContainEqual(expect.stringMatching(/^9999_by_hand\.sql: not in meta/));
  });

  test.for(REFUSED)(
    "that the database refuses is told with row and remedy: %s",
    async ([, text, remedy], { db }) => {
      const failure = await db
        .transaction((tx) => tx.execute(sql.raw(text)))
        .then(
          () => undefined,
          (error: unknown) =>
            failureLine({ name: "0099_x", text, error, file: `-- A slip\n\n${text}` }),
        );
      expect(failure).toMatch(remedy);
    },
  );
});
