import { randomBytes } from "node:crypto";
import { addHours } from "date-fns";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { digestOf } from "#server/platform/secret.ts";

const { signInAccounts, signInLinks } = schema;

type LinkPurpose = "confirm" | "reset";

/** How long a mailed link works. */
export const LINK_HOURS = { confirm: 7 * 24, reset: 1 } as const;

/** Makes a link for an account; answers its token, which is kept nowhere else. */
export async function insertLink(
  db: Db,
  link: { readonly purpose: LinkPurpose; readonly accountId: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = addHours(now, LINK_HOURS[link.purpose]);
  await db.insert(signInLinks).values({ ...link, tokenHash: digestOf(token), expiresAt });
  return token;
}

const isOpen = isNull(signInLinks.usedAt);

interface Link {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

const isLink = ({ purpose, token }: Link) =>
  and(eq(signInLinks.tokenHash, digestOf(token)), eq(signInLinks.purpose, purpose));

/** Whether a link works; one that did is `used` after that, and `expired` when it is too old. */
export async function findLinkState(
  db: Db,
  link: Link,
  now: Date,
): Promise<"open" | "used" | "expired" | "unknown"> {
  const row = await db.query.signInLinks.findFirst({ where: isLink(link) });
  if (!row) return "unknown";
  if (row.usedAt) return "used";
  return row.expiresAt > now ? "open" : "expired";
}

/**
 * Uses a link up, for the first who asks only; answers its account. Another link to the same address waits until
 * the transaction ends: each of two that are pressed at once would remove the other's account.
 */
export async function takeLink(db: Db, link: Link, now: Date): Promise<string | undefined> {
  const { id, email } = signInAccounts;
  const address = sql`(select lower(${email}) from ${signInAccounts} join ${signInLinks}
    on ${id} = ${signInLinks.accountId} where ${isLink(link)})`;
  const isOfAddress = sql`lower(${email}) = ${address}`;
  await db.select({ id }).from(signInAccounts).where(isOfAddress).orderBy(id).for("update");
  const [row] = await db
    .update(signInLinks)
    .set({ usedAt: now })
    .where(and(isLink(link), isOpen, gt(signInLinks.expiresAt, now)))
    .returning({ accountId: signInLinks.accountId });
  return row?.accountId;
}

/** Uses up all links of an account for this purpose: an older mail must not work after a newer. */
export async function endLinks(
  db: Db,
  { purpose, accountId }: { readonly purpose: LinkPurpose; readonly accountId: string },
  now: Date,
): Promise<void> {
  await db
    .update(signInLinks)
    .set({ usedAt: now })
    .where(and(eq(signInLinks.accountId, accountId), eq(signInLinks.purpose, purpose), isOpen));
}
