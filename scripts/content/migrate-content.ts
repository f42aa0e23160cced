import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Db, schema } from "#server/platform/database/db.ts";
import { type MigrationFile, readMigrations } from "./migration-files.ts";

/** A new database in memory with all migrations run, or which of them failed and what to do. */
export type MigratedContent =
  | { readonly ok: true; readonly db: Db; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly failure: string };

/** Runs the migrations of a folder on an empty embedded database. */
export async function migrateContent(migrationsFolder: string): Promise<MigratedContent> {
  const engine = await PGlite.create();
  const db = drizzle(engine, { schema });
  try {
    await migrate(db, { migrationsFolder });
    return { ok: true, db: db as Db, close: () => engine.close() };
  } catch (error) {
    await engine.close();
    return { ok: false, failure: explain(error, await readMigrations(migrationsFolder)) };
  }
}

/** What PostgreSQL says of a failed statement, where it says it. */
interface DatabaseError {
  readonly message: string;
  readonly code?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

function explain(error: unknown, migrations: readonly MigrationFile[]): string {
  const { query, cause } = error as { readonly query?: string; readonly cause?: unknown };
  const failed = (cause ?? error) as DatabaseError;
  const statement = query?.trim() ?? "";
  const file = migrations.find(({ sql }) => statement !== "" && sql.includes(statement));
  return `${file?.name ?? "(migration unknown)"}: ${advise(failed)}`;
}

function advise({ message, code, column, constraint, detail }: DatabaseError): string {
  switch (code) {
    case "23502":
      return `"${column}" has no value: fill it in (the columns marked required need one)`;
    case "23505":
      return `${detail ?? message} Give the row another one, or change the existing row instead`;
    case "23514":
      return `a value breaks the rule "${constraint}": correct the column it names`;
    case "22P02":
      return `${message}: numbers need a point, lists need array['a', 'b']::text[], JSON needs double quotes`;
    case "42601":
      return `${message}: look for a missing comma or an apostrophe that is not doubled ('')`;
    default:
      return detail === undefined ? message : `${message} (${detail})`;
  }
}
