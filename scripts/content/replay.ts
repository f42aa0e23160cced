import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { z } from "zod";
import { type Db, schema } from "#server/platform/database/db.ts";
import { failureLine } from "#server/platform/database/migration-failure.ts";
import { openEmptyDatabase } from "#server/platform/embedded/empty-cluster.ts";
import { type Change, CONTENT_TABLES } from "./changes.ts";
import {
  journalTags,
  type MigrationFile,
  readMigrations,
  statementsOf,
} from "./migration-files.ts";

/** What one statement did; of a published file, all of them together. */
export interface ReplayedStatement {
  readonly text: string;
  /** Its place in the file. */
  readonly start: number;
  readonly changes: readonly Change[];
}

/** A migration that has run on the throw-away database. */
export interface ReplayedFile extends MigrationFile {
  readonly isNew: boolean;
  readonly statements: readonly ReplayedStatement[];
}

/** All that a file did. */
export const changesOf = ({ statements }: ReplayedFile): Change[] =>
  statements.flatMap(({ changes }) => changes);

/** A new database in memory with all migrations run, or which of them failed and what to do. */
export type Replay = { readonly files: readonly ReplayedFile[] } & (
  | { readonly ok: true; readonly db: Db; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly failure: string }
);

/**
 * Runs the migrations of a folder on an empty embedded database and notes what each did to rows.
 *
 * @param isNew whether a file is not published yet: those are noted statement by statement.
 * @throws MigrationError for a journal that is none.
 */
export async function replayMigrations(
  folder: string,
  isNew: (name: string) => boolean,
): Promise<Replay> {
  const byName = new Map((await readMigrations(folder)).map((file) => [file.name, file]));
  const order = (await journalTags(folder)).flatMap((tag) => byName.get(`${tag}.sql`) ?? []);
  const engine = await openEmptyDatabase();
  const notes = await noteChanges(engine);
  const files: ReplayedFile[] = [];
  for (const file of order) {
    const statements: ReplayedStatement[] = [];
    const replayed = { ...file, isNew: isNew(file.name), statements };
    files.push(replayed);
    await engine.exec("begin");
    for (const { text, start } of statementsOf(file.sql)) {
      try {
        await engine.exec(text);
      } catch (error) {
        await engine.close();
        const name = file.name.replace(/\.sql$/, "");
        return { ok: false, failure: failureLine({ name, text, error, file: file.sql }), files };
      }
      if (/\bcreate\s+table\b/i.test(text)) await notes.watchTables();
      if (replayed.isNew) statements.push({ text, start, changes: await notes.take() });
    }
    await engine.exec("commit");
    if (!replayed.isNew) statements.push({ text: file.sql, start: 0, changes: await notes.take() });
  }
  const db: Db = drizzle(engine, { schema });
  return { ok: true, db, close: () => engine.close(), files };
}

const noteSchema = z.object({
  tab: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

/** Rows that are named by the row they belong to, which they know by id. */
const BELONGS_TO: Readonly<Record<string, { readonly table: string; readonly column: string }>> = {
  fact_sources: { table: "wineries", column: "winery_id" },
  ready_trip_stays: { table: "ready_trips", column: "ready_trip_id" },
};

/** Notes by triggers what happens to the rows of content. */
async function noteChanges(engine: PGlite) {
  /** By table and id. */
  const slugs = new Map<string, string>();
  await engine.exec(`
    create schema notes;
    create table notes.changes (n serial, tab text, before jsonb, after jsonb);
    create function notes.note() returns trigger language plpgsql as $$ begin
      insert into notes.changes (tab, before, after) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end,
        case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$;`);
  const rowOf = (table: string, cells: Readonly<Record<string, unknown>>): string => {
    const whole = BELONGS_TO[table];
    if (whole) return slugs.get(`${whole.table} ${cells[whole.column]}`) ?? "";
    const named = String(cells.slug ?? cells.name ?? "");
    slugs.set(`${table} ${cells.id}`, named);
    return named;
  };
  return {
    /** To be called once new tables are there. */
    async watchTables(): Promise<void> {
      const tables = CONTENT_TABLES.map((name) => `'${name}'`).join(", ");
      await engine.exec(`do $$ declare t text; begin
        for t in select tablename from pg_tables where schemaname = 'public' and tablename in (${tables})
        loop execute format('create or replace trigger notes after insert or update or delete on %I
          for each row execute function notes.note()', t); end loop; end $$;`);
    },
    /** What has happened since it was last asked. */
    async take(): Promise<Change[]> {
      const { rows } = await engine.query("select * from notes.changes order by n");
      await engine.exec("delete from notes.changes");
      return z
        .array(noteSchema)
        .parse(rows)
        .map(({ tab: table, before, after }) => ({
          ...{ table, row: rowOf(table, after ?? before ?? {}), before, after },
        }));
    },
  };
}
