/** The mistakes of an editor's first day: each is refused before it is published, and told with its remedy. */
import { appendFile, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, inject } from "vitest";
import { MISTAKES } from "#scripts/testing/mistakes.ts";
import { failureLine } from "#server/platform/database/migration-failure.ts";
import { planner, test } from "#server/testing/testing.ts";
import { reportContent } from "./content-report.ts";
import { addMigration, publishedAs, readMigrations } from "./migration-files.ts";

const now = new Date("2026-11-22T18:00:00Z");

const winery = (slug: string, change: string) =>
  `update "wineries" set ${change} where "slug" = '${slug}';`;

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
    await cp(inject("testMigrations"), folder, { recursive: true });
    const published = publishedAs(await readMigrations(folder));
    for (const [index, [, text]] of MISTAKES.entries()) {
      await addMigration(folder, { name: fileOf(index), sql: `-- A slip\n\n${text}\n`, now });
    }
    await writeFile(join(folder, "9999_by_hand.sql"), "select 1;");
    await appendFile(join(folder, "0018_correct_articles.sql"), "\n-- one more word");
    told = (await reportContent(folder, { now, published, planner: planner.site })).faults;
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

  test("in a condition is not seen where a text has the signs of a comment", () => {
    const ofHtml = told.filter((line) => line.includes("where-to-eat-and-sleep"));
    expect(ofHtml.join("\n")).not.toContain('no "where"');
  });

  test("stands with the others of its file", () => {
    const files = told.flatMap((line) => /^\d{4}_mistake_\d\d/.exec(line)?.[0] ?? []);
    expect(files).toEqual([...files].sort());
  });

  test("that all rows share is one line", () => {
    expect(told.filter((line) => line.includes("touches every row"))).toHaveLength(3);
    expect(told.length).toBeLessThan(160);
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
