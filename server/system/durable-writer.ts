/**
 * Writes rows one after another and prints each one's key once the database has acknowledged it,
 * until it is killed. Run by `durability.test.ts`.
 */
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { migrateDatabase } from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const logger = createLogger("silent");
const { db, pool } = await openDatabase({ dataDir, databaseUrl }, logger);
await migrateDatabase(pool, logger);
for (let number = 0; ; number++) {
  const key = `${process.pid}-${number}`;
  await db.execute(sql`insert into rate_limits (key, count, resets_at) values (${key}, 1, now())`);
  process.stdout.write(`${key}\n`);
}
