import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/database/db.ts";
import { createLogger } from "#server/platform/logger.ts";
import { test } from "#server/testing/testing.ts";
import { failureLine, MigrationError, migrationFailure } from "./migration-failure.ts";

const name = "0099_change_abeja";

/** What the database says of a statement, as a migration would meet it. */
async function refusal(db: Db, text: string): Promise<unknown> {
  return db
    .transaction((tx) => tx.execute(sql.raw(text)))
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

describe("a migration that the database refuses", () => {
  test.for<readonly [string, string]>([
    ["update wineries set slug = 'corliss' where slug = 'abeja'", "abeja: Key (slug)=(corliss)"],
    ["update wineries set city = null where slug = 'abeja'", 'abeja: "city" has no value: fill'],
    ["update wineries set founded = 1492 where slug = 'abeja'", "founded is a year from 1850 on"],
    ["update wineries set left_kind = 'closed' where slug = 'abeja'", "both given or both null"],
    ["update wineries set hours = '{a}' where slug = 'abeja'", "JSON needs double quotes"],
    ["update wineries set phones = '1' where slug = 'abeja'", "names of columns stand as in npm"],
    ["update winery set name = 'x' where slug = 'abeja'", 'content stands in "wineries"'],
    ["update posts set published_at = 'soon' where slug = 'x'", "'2026-11-21 09:00-08'"],
    ["update wineries set name = 'L'Ecole' where slug = 'abeja'", "an apostrophe that is not"],
    ["delete from wineries where slug = 'a' (", "look for a missing comma"],
  ])("is told with file, row and remedy in one line: %s", async ([text, told], { db }) => {
    const failure = migrationFailure({ name, text, error: await refusal(db, text) });
    expect(failure).toBeInstanceOf(MigrationError);
    const { message } = failure as MigrationError;
    expect(message).toMatch(/^0099_change_abeja\.sql, /);
    expect(message).toContain(told);
    expect(message).not.toContain("\n");
  });

  test("reaches the log as it is", async ({ db }) => {
    const text = "update wineries set founded = 1492 where slug = 'abeja'";
    const failure = migrationFailure({ name, text, error: await refusal(db, text) });
    const lines: string[] = [];
    createLogger("info", { write: (line) => void lines.push(line) }).fatal(
      (failure as MigrationError).message,
    );
    expect(lines[0]).toContain("0099_change_abeja.sql, abeja: a value breaks the rule");
  });

  test("is told with the line of the file where the database stopped", async ({ db }) => {
    const text = "\nupdate wineries set\n  city = 'X',\n  name = 'L'Ecole' where slug = 'abeja'";
    const error = await refusal(db, text);
    const file = `-- A comment\nselect 1;\n--> statement-breakpoint${text}`;
    expect(failureLine({ name, text, error, file })).toMatch(/^0099_change_abeja\.sql, line 6, /);
  });

  test("is told with the line of the form where a value is missing", async ({ db }) => {
    const text = `insert into "posts" ("slug", "title", "content", "author_id", "author_name") values (
  -- slug (required)
  'nowhere',
  -- title (required)
  'Nowhere', -- content follows
  -- content (required): Markdown between $md$ and $md$, links
  -- within the site with a slash
  null,
  -- author_id, author_name
  'founder', 'The Founder'
);`;
    const error = await refusal(db, text);
    expect(failureLine({ name, text, error, file: `-- A post\n${text}` })).toMatch(
      /^0099_change_abeja\.sql, line 9, nowhere: "content" has no value/,
    );
  });

  test("is not blamed for a connection that broke", () => {
    const error = Object.assign(new Error("gone"), { severity: "FATAL", code: "57P01" });
    expect(migrationFailure({ name, text: "select 1", error })).toBe(error);
  });
});
