import { sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { factSources, placesToEatAndStay, posts, readyTrips, readyTripStays, wineries } = schema;
const CONTENT = [factSources, placesToEatAndStay, posts, readyTrips, readyTripStays, wineries];

/**
 * Names the state of the content: the same for as long as no row of it changes. The database looks at every
 * row for it and answers with one number, which costs a tenth of reading them.
 */
export async function findContentVersion(db: Db): Promise<string> {
  const digests = CONTENT.map(
    (table) =>
      sql`select sum(hash_record_extended(whole_row, 0)) as digest from ${table} as whole_row`,
  );
  const [row] = await db
    .select({ version: sql<string>`coalesce(sum(digest), 0)::text` })
    .from(sql`(${sql.join(digests, sql` union all `)}) as digests`);
  return row?.version ?? "";
}
