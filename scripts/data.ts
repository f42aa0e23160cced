/**
 * `npm run data:export [-- file.sql]`: the database that the environment names, as SQL for any Postgres.
 * `npm run data:import -- file.sql`: such a file into an embedded database that is empty.
 */
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { millisecondsInDay } from "date-fns/constants";
import type pg from "pg";
import { CommandError, readCommandLine, runCommand, withDatabase } from "#scripts/command.ts";
import { quote, quoteOrNull } from "#scripts/content/commands/change-sql.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/db-pool.ts";
import {
  appliedMigrations,
  type Migration,
  planMigrations,
  readMigrations,
} from "#server/platform/database/migrate.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";

/** A table and what of it is written. */
interface Table {
  /** Quoted, with its schema. */
  readonly name: string;
  /** Quoted; without generated columns, which the database computes again. */
  readonly columns: readonly string[];
  /** The tables its foreign keys point to. */
  readonly needs: readonly string[];
}

/** Every process keeps the assets of its own build there; they are made again at a start. */
const WITHOUT_ROWS: ReadonlySet<string> = new Set(["public.build_assets"]);
const JOURNAL = "drizzle.__drizzle_migrations";
const ROWS_AT_ONCE = 200;
/** Without it nothing of a file stays, and no error says so. */
const LAST_LINE = "commit;\n";

/**
 * The whole database as SQL in one transaction: the migrations of this build, then every row in
 * place of what they seed, the identity sequences and the journal of migrations, so that a start
 * applies nothing again. Read in one transaction.
 *
 * @param client a connection that is used for nothing else meanwhile.
 * @throws MigrationError when the database does not have exactly the migrations of this build.
 */
async function* dumpStatements(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): AsyncGenerator<string> {
  await client.query("begin isolation level repeatable read read only");
  // Texts that mean the same on every server.
  await client.query("set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'");
  await client.query("set local extra_float_digits = 1; set local bytea_output = 'hex'");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  try {
    await refuseOtherBuild(client, migrations);
    const tables = await tablesOf(client);
    yield* opening(migrations);
    yield `truncate ${tables.map(({ name }) => name).join(", ")} restart identity;\n`;
    for (const table of inOrderOfNeed(tables)) yield* rowsOf(client, table);
    yield* sequencesOf(client);
    yield LAST_LINE;
  } finally {
    await client.query("rollback");
  }
}

async function refuseOtherBuild(client: pg.ClientBase, migrations: readonly Migration[]) {
  const { rows } = await client.query<{ journal: string | null }>(
    "select to_regclass($1)::text as journal",
    [JOURNAL],
  );
  const applied = rows[0]?.journal ? await appliedMigrations(client) : [];
  const { due } = planMigrations(migrations, applied);
  if (due.length > 0) {
    throw new MigrationError(
      `This database lacks migrations of this build: ${due.map(({ name }) => name).join(", ")}. ` +
        "Start the site on it once, stop it, and export then.",
    );
  }
  const known = new Set(migrations.map(({ writtenAt }) => writtenAt));
  if (applied.some(({ writtenAt }) => !known.has(writtenAt))) {
    throw new MigrationError(
      "This database has migrations that this build does not know. Export it with the newer build.",
    );
  }
}

function* opening(migrations: readonly Migration[]): Generator<string> {
  yield "-- The Washington Wine Country Guide: psql -v ON_ERROR_STOP=1 -f this-file, on an empty database.\n";
  yield "begin;\nset local client_encoding = 'UTF8';\nset local standard_conforming_strings = on;\n";
  // Notices are for the author of a migration.
  yield "set local client_min_messages = warning;\n";
  yield "set local timezone = 'UTC';\nset local datestyle = 'ISO, MDY';\n";
  yield "set local statement_timeout = 0;\ncreate schema drizzle;\n";
  yield `create table ${JOURNAL} (id serial primary key, hash text not null, created_at bigint);\n`;
  for (const { name, statements } of migrations) {
    yield `-- ${name}\n`;
    for (const text of statements) {
      // A last line that is a comment must not swallow the semicolon; a second one does no harm.
      if (text.trim()) yield `${text.trim()}\n;\n`;
    }
  }
}

async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct format('%I.%I', rn.nspname, r.relname)
        from pg_constraint k join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle')
    order by 1`);
  return rows;
}

/** Those that others point to come first, as the foreign keys are checked at each statement. */
function inOrderOfNeed(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)),
    );
    if (next.length === 0) throw new Error("The foreign keys of the tables form a circle.");
    for (const table of next) done.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

async function* rowsOf(client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  if (WITHOUT_ROWS.has(name)) return;
  const texts = columns.map((column) => `${column}::text`).join(", ");
  await client.query(`declare every_row no scroll cursor for select ${texts} from ${name}`);
  const into = `insert into ${name} (${columns.join(", ")}) overriding system value values`;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${ROWS_AT_ONCE} from every_row`,
      rowMode: "array",
    });
    if (rows.length === 0) break;
    // With `standard_conforming_strings` a quote is all that needs care; the column gives the type.
    yield `${into}\n${rows.map((row) => `(${row.map(quoteOrNull).join(", ")})`).join(",\n")};\n`;
  }
  await client.query("close every_row");
}

async function* sequencesOf(client: pg.ClientBase): AsyncGenerator<string> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'drizzle') and last_value is not null
    order by 1`);
  for (const { name, last } of rows) yield `select setval(${quote(name)}, ${last});\n`;
}

/** Longer than any import; the pool's own limit is for the requests of visitors. */
const LONG_MS = millisecondsInDay;

// What is written belongs to the operator alone.
process.umask(0o077);
const [command, ...args] = process.argv.slice(2);
const USAGE = "npm run data:export [-- file.sql]; npm run data:import -- file.sql";
let file: string | undefined;
await runCommand(() => {
  [file] = readCommandLine({ args, allowPositionals: true }, USAGE).positionals;
  return (command === "export" ? exportData : importData)(readConfig());
});

async function exportData(config: Config): Promise<string> {
  const target = file ?? join(config.dataDir, "export.sql");
  await withDatabase(config, (database) => exportTo(target, database));
  return (
    `${target} holds the whole site: accounts, sessions and trips; keep it as carefully as the database.\n` +
    `Load it into an empty Postgres: psql -v ON_ERROR_STOP=1 -f ${target} DATABASE_URL\n` +
    "Whoever is signed in stays so where the site keeps its SESSION_SECRET, or its DATA_DIR."
  );
}

async function exportTo(target: string, { pool }: Database): Promise<void> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  try {
    // "x": an older export is never written over.
    const output = (await open(target, "wx", 0o600)).createWriteStream({ flush: true });
    await pipeline(dumpStatements(client, migrations), output).catch(async (error: unknown) => {
      await rm(target);
      throw error;
    });
  } finally {
    client.release();
  }
}

async function importData(config: Config): Promise<string> {
  if (!file) throw new CommandError("Name the file: npm run data:import -- file.sql");
  if (config.databaseUrl) {
    throw new CommandError(
      "DATABASE_URL is set, and this fills the embedded database. Unset it, or load the file with " +
        `psql -v ON_ERROR_STOP=1 -f ${file} DATABASE_URL`,
    );
  }
  const text = await readFile(file, "utf8");
  if (!text.endsWith(LAST_LINE)) {
    throw new CommandError(
      `${file} is not a whole export: its last line is not "commit;". Copy or export it again.`,
    );
  }
  const fill = async ({ pool }: Database) => {
    const { rows } = await pool.query<{ tables: number }>(
      "select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')",
    );
    if (rows[0]?.tables !== 0) {
      throw new CommandError(
        `The database in ${config.dataDir} is not empty. Give DATA_DIR a new folder, or move the old one away.`,
      );
    }
    const whole = { text, query_timeout: LONG_MS };
    await pool.query(whole);
  };
  await withDatabase(config, fill, true);
  return `${config.dataDir} holds what ${file} held.`;
}
