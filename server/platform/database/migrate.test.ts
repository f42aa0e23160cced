import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "../paths.ts";
import {
  type AppliedMigration,
  journalPath,
  type Migration,
  planMigrations,
  readJournalFile,
  readMigrations,
} from "./migrate.ts";

const migration = (name: string, writtenAt: number): Migration => ({
  name,
  writtenAt,
  hash: `hash of ${name}`,
  statements: [],
});
const applied = ({ writtenAt, hash }: Migration): AppliedMigration => ({ writtenAt, hash });

const [first, second, third] = [
  migration("0000_first", 1),
  migration("0001_second", 2),
  migration("0002_third", 3),
];

test("what is not applied is due, in order", () => {
  expect(planMigrations([first, second, third], [applied(first)]).due).toEqual([second, third]);
});

test("a migration older than the last applied one that was never applied is refused by name", () => {
  expect(() => planMigrations([first, second, third], [applied(first), applied(third)])).toThrow(
    "0001_second",
  );
});

test("one that was edited after it was applied is named", () => {
  const edited = { ...applied(first), hash: "another text" };
  expect(planMigrations([first, second], [edited])).toEqual({
    due: [second],
    edited: ["0000_first"],
  });
});

test("a database that is newer than the build is left alone", () => {
  expect(planMigrations([first], [applied(first), applied(second)])).toEqual({
    due: [],
    edited: [],
  });
});

test("the site's own migrations are read in the order in which they were written", async () => {
  const migrations = await readMigrations();
  expect(migrations[0]?.name).toBe("0000_create_tables");
  expect(migrations.every(({ statements }) => statements.length > 0)).toBe(true);
  const times = migrations.map(({ writtenAt }) => writtenAt);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test("a journal that is cut, empty or no journal is told in one line with what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guide-journal-"));
  const whole = await readFile(journalPath(migrationsFolder), "utf8");
  await mkdir(join(folder, "meta"));
  const said = async (text: string) => {
    await writeFile(journalPath(folder), text);
    return await readJournalFile(folder).catch((error: unknown) => String(error));
  };
  try {
    expect(await said(whole)).toMatchObject({ entries: expect.any(Array) });
    const cut = [whole.slice(0, 700), "", "null", "{}", '{"entries":[{"tag":"0000_one"}]}'];
    for (const text of cut) {
      expect(await said(text)).toMatch(/^MigrationError: .+_journal\.json: .+git checkout HEAD/);
    }
    expect(await said(cut[4] ?? "")).toMatch(/"entries", 0, "when"/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
