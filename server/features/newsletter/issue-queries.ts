import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { DELIVERY_STATES, type DeliveryState } from "#shared/db/tables/newsletter.ts";

const {
  newsletterIssues,
  newsletterDeliveries: deliveries,
  newsletterSubscriptions: subscriptions,
} = schema;

const isReader = and(isNotNull(subscriptions.confirmedAt), isNotNull(subscriptions.email));

export type IssueRow = typeof newsletterIssues.$inferSelect;

/** How many deliveries are in each state; `uncertain` are those whose sender ended between last line and answer. */
export type DeliveryCounts = Readonly<Record<DeliveryState | "uncertain", number>>;

export async function findIssue(db: Db, name: string): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.name, name));
  return row;
}

/** Confirmed addresses, which an issue that begins now would go to. */
export async function countReaders(db: Db): Promise<number> {
  return db.$count(subscriptions, isReader);
}

/** The wineries that a season mail goes to, in place of the subscribers. */
type AskedWineries = (tx: Db) => PromiseLike<readonly { readonly id: number }[]>;

/**
 * Begins an issue: one delivery for each subscriber of this moment, or for each winery that is asked. The first
 * of several senders does it.
 */
export async function startIssue(
  db: Db,
  issue: { readonly name: string; readonly digest: string },
  now: Date,
  asked?: AskedWineries,
): Promise<IssueRow> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(newsletterIssues)
      .values({ ...issue, startedAt: now })
      .onConflictDoNothing()
      .returning();
    if (begun && asked) {
      const rows = (await asked(tx)).map(({ id }) => ({ issueId: begun.id, wineryId: id }));
      if (rows.length > 0) await tx.insert(deliveries).values(rows);
      return begun;
    }
    if (begun) {
      await tx.execute(
        sql`insert into ${deliveries} (letter_id, subscription_id) select ${begun.id}::int, ${subscriptions.id} from ${subscriptions} where ${isReader}`,
      );
      return begun;
    }
    const [present] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.name, issue.name));
    if (!present) throw new Error("an issue disappeared while it was started");
    return present;
  });
}

/** From now on the issue has this text: who has the old one keeps it. */
export async function correctIssue(db: Db, id: number, digest: string): Promise<void> {
  await db.update(newsletterIssues).set({ digest }).where(eq(newsletterIssues.id, id));
}

/** Whatever an earlier run put off is due at once. */
export async function bringForward(db: Db, issueId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ tryAt: now, tries: 0 })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.state, "later")));
}

/** Ends the claims of senders that cannot live: those on a folder that this process holds alone. */
export async function endClaims(db: Db, issueId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ claimedUntil: now })
    .where(and(eq(deliveries.issueId, issueId), isNotNull(deliveries.claimedUntil)));
}

/** How an issue stands. */
export async function countDeliveries(db: Db, issueId: number, now: Date): Promise<DeliveryCounts> {
  const over = sql`${deliveries.state} = 'handed' and ${deliveries.claimedUntil} <= ${now.toISOString()}`;
  const rows = await db
    .select({
      state: deliveries.state,
      count: sql<number>`count(*)::int`,
      over: sql<number>`(count(*) filter (where ${over}))::int`,
    })
    .from(deliveries)
    .where(eq(deliveries.issueId, issueId))
    .groupBy(deliveries.state);
  const none = [...DELIVERY_STATES, "uncertain" as const].map((state) => [state, 0] as const);
  const counts = Object.fromEntries(none) as Record<DeliveryState | "uncertain", number>;
  for (const { state, count, over: ended } of rows) {
    counts[state] += count - ended;
    counts.uncertain += ended;
  }
  return counts;
}
