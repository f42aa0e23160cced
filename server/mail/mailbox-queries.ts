import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { type Db, schema } from "#server/platform/database/db.ts";

const { mailRefusals, newsletterSubscriptions, users } = schema;

/** When the owner of this mailbox said that no mail is wanted; undefined where nobody has. */
export async function findMailRefusal(db: Db, mailboxDigest: string): Promise<Date | undefined> {
  const row = await db.query.mailRefusals.findFirst({
    where: eq(mailRefusals.mailboxDigest, mailboxDigest),
  });
  return row?.refusedAt;
}

/** Notes that no mail is wanted; the first time stands. */
export async function addMailRefusal(db: Db, mailboxDigest: string, now: Date): Promise<void> {
  await db
    .insert(mailRefusals)
    .values({ mailboxDigest, refusedAt: now })
    .onConflictDoNothing({ target: mailRefusals.mailboxDigest });
}

/** Takes back the refusal of this moment; false where it is gone, or a later one stands. */
export async function removeMailRefusal(
  db: Db,
  mailboxDigest: string,
  refusedAt: Date,
): Promise<boolean> {
  const removed = await db
    .delete(mailRefusals)
    .where(
      and(eq(mailRefusals.mailboxDigest, mailboxDigest), eq(mailRefusals.refusedAt, refusedAt)),
    )
    .returning({ mailboxDigest: mailRefusals.mailboxDigest });
  return removed.length > 0;
}

/**
 * Whether the owner of an address has ever shown to be one: by confirming the newsletter, or by
 * signing in with it where it is verified. Spelled in another way it is a stranger's again.
 */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const isIt = (column: AnyPgColumn) => eq(sql`lower(${column})`, email.toLowerCase());
  const confirmed = db
    .select({ one: sql`1` })
    .from(newsletterSubscriptions)
    .where(
      and(isIt(newsletterSubscriptions.email), isNotNull(newsletterSubscriptions.confirmedAt)),
    );
  const signedIn = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(isIt(users.email), eq(users.emailVerified, true)));
  return (await unionAll(confirmed, signedIn).limit(1)).length > 0;
}
