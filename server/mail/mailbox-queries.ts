import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { mailRefusals } = schema;

/** When the owner of this mailbox said that no mail is wanted; undefined where nobody has. */
export async function findMailRefusal(db: Db, mailboxDigest: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ refusedAt: mailRefusals.refusedAt })
    .from(mailRefusals)
    .where(eq(mailRefusals.mailboxDigest, mailboxDigest));
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
