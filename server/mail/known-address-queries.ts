import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/db.ts";

const { newsletterSubscriptions } = schema;

/**
 * Whether the owner of an address has ever shown to be one, by confirming the newsletter. Spelled in
 * another way it is a stranger's again.
 */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const [row] = await db
    .select({ one: sql`1` })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(sql`lower(${newsletterSubscriptions.email})`, address),
        isNotNull(newsletterSubscriptions.confirmedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
