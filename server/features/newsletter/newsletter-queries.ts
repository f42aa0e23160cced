import { randomBytes } from "node:crypto";
import { addDays, subDays } from "date-fns";
import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { digestOf } from "#server/platform/secret.ts";

const { newsletterConfirmations: confirmations, newsletterSubscriptions: subscriptions } = schema;

/** How long the link of a confirmation mail works. */
export const CONFIRMATION_DAYS = 7;
/** How long an expired link is still told apart from an unknown one. */
const REMEMBERED_DAYS = 30;

const isUnconfirmed = isNull(subscriptions.confirmedAt);

export type Subscription = NonNullable<ReturnType<typeof subscriptionOf>>;

const newToken = () => randomBytes(32).toString("base64url");

/** What mail to a subscriber needs; undefined for one who has left. */
export const subscriptionOf = ({ email, unsubscribeToken }: typeof subscriptions.$inferSelect) =>
  email ? { email, unsubscribeToken } : undefined;

/**
 * Stores a sign-up for the newsletter.
 *
 * @returns the token of a new confirmation link, or the confirmed subscription of the address.
 */
export async function askForNewsletter(
  db: Db,
  subscriber: { readonly email: string; readonly source: string | undefined },
  now: Date,
): Promise<{ readonly token: string } | { readonly subscribed: Subscription }> {
  return db.transaction(async (tx) => {
    await tx
      .insert(subscriptions)
      .values({
        email: subscriber.email,
        source: subscriber.source ?? null,
        unsubscribeToken: newToken(),
        createdAt: now,
      })
      .onConflictDoNothing();
    // Locked, so that nobody prunes the row before it has its new link.
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(eq(sql`lower(${subscriptions.email})`, subscriber.email.toLowerCase()))
      .for("update");
    const subscribed = row && subscriptionOf(row);
    if (!subscribed) throw new Error("the subscription was removed while it was being asked for");
    if (row.confirmedAt) return { subscribed };
    const token = newToken();
    await tx.insert(confirmations).values({
      tokenHash: digestOf(token),
      subscriptionId: row.id,
      expiresAt: addDays(now, CONFIRMATION_DAYS),
      createdAt: now,
    });
    return { token };
  });
}

/** What a confirmation link comes to. */
export async function findConfirmationState(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({
      expiresAt: confirmations.expiresAt,
      confirmedAt: subscriptions.confirmedAt,
      email: subscriptions.email,
    })
    .from(confirmations)
    .leftJoin(subscriptions, eq(subscriptions.id, confirmations.subscriptionId))
    .where(eq(confirmations.tokenHash, digestOf(token)));
  if (!row) return "unknown" as const;
  // The address of one who has left is forgotten: their old link must not bring them back.
  if (!row.email) return "expired" as const;
  if (row.confirmedAt) return "confirmed" as const;
  return row.expiresAt <= now ? ("expired" as const) : ("pending" as const);
}

/** Confirms a subscription, and returns it the first time, so that it is welcomed once. */
export async function confirmSubscription(
  db: Db,
  token: string,
  now: Date,
): Promise<Subscription | undefined> {
  const linked = db
    .select({ id: confirmations.subscriptionId })
    .from(confirmations)
    .where(and(eq(confirmations.tokenHash, digestOf(token)), gt(confirmations.expiresAt, now)));
  const [row] = await db
    .update(subscriptions)
    .set({ confirmedAt: now })
    .where(and(inArray(subscriptions.id, linked), isUnconfirmed, isNotNull(subscriptions.email)))
    .returning();
  return row && subscriptionOf(row);
}

/** Ends a subscription and forgets its address; true also where it had ended before. */
export async function endSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(subscriptions)
    .set({
      email: null,
      unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, ${now.toISOString()})`,
    })
    .where(eq(subscriptions.unsubscribeToken, token))
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}

/** Removes addresses that nobody confirmed in time, and links long expired. */
export async function pruneNewsletter(db: Db, now: Date): Promise<void> {
  const isOpen = gt(confirmations.expiresAt, now);
  const links = db
    .select({ one: sql`1` })
    .from(confirmations)
    .where(and(eq(confirmations.subscriptionId, subscriptions.id), isOpen));
  const isOld = lte(subscriptions.createdAt, subDays(now, CONFIRMATION_DAYS));
  const unconfirmed = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isUnconfirmed, isNull(subscriptions.unsubscribedAt), isOld, notExists(links)))
    .for("update", { skipLocked: true });
  await db.delete(subscriptions).where(inArray(subscriptions.id, unconfirmed));
  await db.delete(confirmations).where(lte(confirmations.expiresAt, subDays(now, REMEMBERED_DAYS)));
}
