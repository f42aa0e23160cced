import { and, eq } from "drizzle-orm";
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
