import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { DELIVERY_STATES, type DeliveryState } from "#shared/db/tables/newsletter.ts";
import { type Subscription, subscriptionOf } from "./newsletter-queries.ts";

const {
  newsletterIssues,
  newsletterDeliveries: deliveries,
  newsletterSubscriptions: subscriptions,
  wineries,
} = schema;

const isReader = and(isNotNull(subscriptions.confirmedAt), isNotNull(subscriptions.email));

export type IssueRow = typeof newsletterIssues.$inferSelect;

/** Deliveries by state; `uncertain` are those whose sender died between the last line and the answer. */
export type DeliveryCounts = Readonly<Record<DeliveryState | "uncertain", number>>;

export const findIssue = (db: Db, name: string) =>
  db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.name, name) });

/** Selects the wineries that get the season mail. */
export type SelectWineries = (tx: Db) => PromiseLike<readonly { readonly id: number }[]>;

/** The readers of an issue that starts now: confirmed addresses, or the wineries that are asked. */
export async function countReaders(db: Db, select?: SelectWineries): Promise<number> {
  return select ? (await select(db)).length : db.$count(subscriptions, isReader);
}

/**
 * Starts an issue: stores one delivery for each current subscriber, or for each winery that is asked. With
 * several senders, the first one does it.
 */
export async function startIssue(
  db: Db,
  issue: Pick<IssueRow, "name" | "digest">,
  now: Date,
  select?: SelectWineries,
): Promise<IssueRow> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(newsletterIssues)
      .values({ ...issue, startedAt: now })
      .onConflictDoNothing()
      .returning();
    const row = begun ?? (await findIssue(tx, issue.name));
    if (!row) throw new Error("an issue disappeared while it was started");
    if (begun && select) {
      const rows = (await select(tx)).map(({ id }) => ({ issueId: row.id, wineryId: id }));
      if (rows.length > 0) await tx.insert(deliveries).values(rows);
    } else if (begun) {
      await tx.execute(
        sql`insert into ${deliveries} (letter_id, subscription_id) select ${row.id}::int, ${subscriptions.id} from ${subscriptions} where ${isReader}`,
      );
    }
    return row;
  });
}

/** The remaining readers get this text. */
export async function correctIssue(db: Db, id: number, digest: string): Promise<void> {
  await db.update(newsletterIssues).set({ digest }).where(eq(newsletterIssues.id, id));
}

/** Makes whatever an earlier run put off due at once. */
export async function bringForward(db: Db, issueId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ tryAt: now, tries: 0 })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.state, "later")));
}

/** Ends all claims, for a database that only this process has open: their senders have died. */
export async function endClaims(db: Db, issueId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ claimedUntil: now })
    .where(and(eq(deliveries.issueId, issueId), isNotNull(deliveries.claimedUntil)));
}

export async function countDeliveries(db: Db, issueId: number, now: Date): Promise<DeliveryCounts> {
  const isOver = sql`${deliveries.state} = 'handed' and ${deliveries.claimedUntil} <= ${now.toISOString()}`;
  const state = sql<
    keyof DeliveryCounts
  >`case when ${isOver} then 'uncertain' else ${deliveries.state} end`;
  const rows = await db
    .select({ state, count: count() })
    .from(deliveries)
    .where(eq(deliveries.issueId, issueId))
    .groupBy(sql`1`);
  const none = [...DELIVERY_STATES, "uncertain"].map((each) => [each, 0]);
  const some = rows.map((row) => [row.state, row.count]);
  return Object.fromEntries([...none, ...some]) as DeliveryCounts;
}

/** Who gets a delivery: a subscriber, or a winery for the season mail. */
export interface Reader extends Subscription {
  /** Of a winery, which is on no list: its unsubscribe token is empty. */
  readonly wineryId?: number;
}

/** A delivery that a sender has claimed. */
export type Claim = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** A run of the sender. */
interface Holder {
  readonly issueId: number;
  readonly run: string;
}

/**
 * Claims one free delivery until `until`. A claim that has expired belongs to a sender that died before it
 * handed the mail over, so the delivery is free again; once handed over (`markHanded`) it is not.
 */
export async function claimDelivery(db: Db, { issueId, run }: Holder, until: Date, now: Date) {
  const isFree = or(
    eq(deliveries.state, "waiting"),
    and(eq(deliveries.state, "claimed"), lte(deliveries.claimedUntil, now)),
    and(eq(deliveries.state, "later"), lte(deliveries.tryAt, now)),
  );
  const free = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, issueId), isFree))
    .orderBy(deliveries.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(deliveries)
    .set({
      state: "claimed",
      run,
      claimedUntil: until,
      tryAt: null,
      tries: sql`${deliveries.tries} + 1`,
    })
    .where(eq(deliveries.id, sql`(${free})`))
    .returning();
  if (!claimed) return undefined;
  const { id, tries, subscriptionId } = claimed;
  return {
    id,
    /** Attempts of this run, this one included. */
    tries,
    subscriptionId,
    /** Null where the reader has left the list, or the winery the guide, since. */
    reader: await findReader(db, claimed),
  };
}

async function findReader(
  db: Db,
  { subscriptionId, wineryId }: typeof deliveries.$inferSelect,
): Promise<Reader | null> {
  if (wineryId !== null) {
    const winery = await db.query.wineries.findFirst({
      where: and(eq(wineries.id, wineryId), isNull(wineries.leftKind)),
    });
    return winery?.email ? { email: winery.email, unsubscribeToken: "", wineryId } : null;
  }
  if (subscriptionId === null) return null;
  const row = await db.query.newsletterSubscriptions.findFirst({
    where: eq(subscriptions.id, subscriptionId),
  });
  return (row && subscriptionOf(row)) ?? null;
}

type Held = Pick<typeof deliveries.$inferSelect, "id"> & Pick<Holder, "run">;

/** A delivery that this run has claimed, where it is as the conditions say. */
const heldBy = ({ id, run }: Held, ...conditions: Parameters<typeof and>) =>
  and(eq(deliveries.id, id), eq(deliveries.run, run), ...conditions);

/**
 * Records that the mail server may have the mail from now on.
 *
 * @returns false where the claim has expired: the mail must not go out, since another run may send it.
 */
export async function markHanded(db: Db, id: string, run: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(deliveries)
    .set({ state: "handed" })
    .where(heldBy({ id, run }, eq(deliveries.state, "claimed"), gt(deliveries.claimedUntil, now)))
    .returning({ id: deliveries.id });
  return marked.length > 0;
}

/** The outcome of a delivery. */
export interface Outcome {
  /**
   * `handed`: the connection ended between the last line and the answer, so nobody knows; `refused`: the
   * server takes no mail for the address; `later`: not delivered, to be tried again.
   */
  readonly state: Extract<DeliveryState, "handed" | "sent" | "later" | "refused" | "left">;
  /** What the mail server said, without the address. */
  readonly reply?: string | undefined;
  /** When to try again; null leaves it to the next run. */
  readonly tryAt: Date | null;
}

/** Records the outcome of a delivery, unless another run has taken it over. */
export async function settleDelivery(
  db: Db,
  claim: Held,
  { state, reply, tryAt }: Outcome,
  now: Date,
): Promise<void> {
  await db
    .update(deliveries)
    .set({ state, reply, tryAt, claimedUntil: now, settledAt: now })
    .where(heldBy(claim, inArray(deliveries.state, ["claimed", "handed"])));
}

/** An address leaves the list when this many of its newest issues were refused. */
const REFUSALS_TO_LEAVE = 2;

/**
 * Ends a subscription whose last issues were all refused, and forgets the address, as if its owner had left.
 *
 * @returns whether it was ended.
 */
export async function endIfRefusedAgain(
  db: Db,
  subscriptionId: number,
  now: Date,
): Promise<boolean> {
  const isTheirs = eq(deliveries.subscriptionId, subscriptionId);
  const newest = await db
    .select({ state: deliveries.state })
    .from(deliveries)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, deliveries.issueId))
    .where(and(isTheirs, inArray(deliveries.state, ["refused", "sent"])))
    .orderBy(desc(newsletterIssues.startedAt), desc(newsletterIssues.id))
    .limit(REFUSALS_TO_LEAVE);
  const refused = newest.filter(({ state }) => state === "refused");
  if (refused.length < REFUSALS_TO_LEAVE) return false;
  const ended = await db
    .update(subscriptions)
    .set({ email: null, unsubscribedAt: now })
    .where(and(eq(subscriptions.id, subscriptionId), isNull(subscriptions.unsubscribedAt)))
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}

/** What a run waits for once there is no delivery left to claim. */
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Deliveries that will be free later, or settled; undefined where there are none. */
export async function findWaiting(db: Db, { issueId, run }: Holder, now: Date) {
  const until = sql<
    Date | string | null
  >`min(coalesce(${deliveries.tryAt}, ${deliveries.claimedUntil}))`;
  const isLater = eq(deliveries.state, "later");
  const isAwaited = or(
    eq(deliveries.state, "claimed"),
    and(eq(deliveries.state, "handed"), gt(deliveries.claimedUntil, now)),
    and(isLater, isNotNull(deliveries.tryAt)),
  );
  const [row] = await db
    .select({
      until,
      /** Deliveries of other senders, which may have died. */
      held: sql<number>`(count(*) filter (where not ${isLater} and ${deliveries.run} <> ${run}))::int`,
      /** Deliveries to be retried at a set time. */
      putOff: sql<number>`(count(*) filter (where ${isLater}))::int`,
    })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, issueId), isAwaited));
  return row?.until ? { ...row, until: new Date(row.until) } : undefined;
}
