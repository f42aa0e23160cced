import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { newsletterSubscriptions, users } = schema;

/**
 * Whether the owner of an address has ever shown to be one: by confirming the newsletter, or by
 * signing in with it where it is verified. Spelled in another way it is a stranger's again.
 */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const confirmed = db
    .select({ one: sql`1` })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(sql`lower(${newsletterSubscriptions.email})`, address),
        isNotNull(newsletterSubscriptions.confirmedAt),
      ),
    );
  const signedIn = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), eq(users.emailVerified, true)));
  const [answer] = await db
    .select({ known: sql<boolean>`${or(sql`exists (${confirmed})`, sql`exists (${signedIn})`)}` })
    .from(sql`(select 1) as one_row`);
  return answer?.known === true;
}
