import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { schema } from "#shared/db/tables/schema.ts";

/** A pool, an embedded database or a transaction on either: queries cannot tell them apart. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export { schema };
