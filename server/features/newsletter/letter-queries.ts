import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { LETTER_STATES, type LetterState } from "#shared/db/tables/newsletter.ts";

const { letters, letterDeliveries: deliveries, newsletterSubscriptions: subscriptions } = schema;

const isReader = and(isNotNull(subscriptions.confirmedAt), isNotNull(subscriptions.email));

export type LetterRow = typeof letters.$inferSelect;

/** How many copies are in each state; `uncertain` are those whose sender ended between last line and answer. */
export type LetterCounts = Readonly<Record<LetterState | "uncertain", number>>;

export async function findLetter(db: Db, name: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.name, name));
  return row;
}

/** Confirmed addresses, which a letter that begins now would go to. */
export async function countReaders(db: Db): Promise<number> {
  return db.$count(subscriptions, isReader);
}

/** The wineries that a season letter goes to, in place of the subscribers. */
type AskedWineries = (tx: Db) => PromiseLike<readonly { readonly id: number }[]>;

/**
 * Begins a letter: one copy for each subscriber of this moment, or for each winery that is asked. The first
 * of several senders does it.
 */
export async function beginLetter(
  db: Db,
  letter: { readonly name: string; readonly digest: string },
  now: Date,
  asked?: AskedWineries,
): Promise<LetterRow> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(letters)
      .values({ ...letter, startedAt: now })
      .onConflictDoNothing()
      .returning();
    if (begun && asked) {
      const copies = (await asked(tx)).map(({ id }) => ({ letterId: begun.id, wineryId: id }));
      if (copies.length > 0) await tx.insert(deliveries).values(copies);
      return begun;
    }
    if (begun) {
      await tx.execute(
        sql`insert into ${deliveries} (letter_id, subscription_id) select ${begun.id}::int, ${subscriptions.id} from ${subscriptions} where ${isReader}`,
      );
      return begun;
    }
    const [present] = await tx.select().from(letters).where(eq(letters.name, letter.name));
    if (!present) throw new Error("a letter disappeared while it was begun");
    return present;
  });
}

/** From now on the letter has this text: who has the old one keeps it. */
export async function correctLetter(db: Db, id: number, digest: string): Promise<void> {
  await db.update(letters).set({ digest }).where(eq(letters.id, id));
}

/** Whatever an earlier run put off is due at once. */
export async function bringForward(db: Db, letterId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ tryAt: now, tries: 0 })
    .where(and(eq(deliveries.letterId, letterId), eq(deliveries.state, "later")));
}

/** Ends the claims of senders that cannot live: those on a folder that this process holds alone. */
export async function endClaims(db: Db, letterId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ claimedUntil: now })
    .where(and(eq(deliveries.letterId, letterId), isNotNull(deliveries.claimedUntil)));
}

/** How a letter stands. */
export async function countDeliveries(db: Db, letterId: number, now: Date): Promise<LetterCounts> {
  const over = sql`${deliveries.state} = 'handed' and ${deliveries.claimedUntil} <= ${now.toISOString()}`;
  const rows = await db
    .select({
      state: deliveries.state,
      count: sql<number>`count(*)::int`,
      over: sql<number>`(count(*) filter (where ${over}))::int`,
    })
    .from(deliveries)
    .where(eq(deliveries.letterId, letterId))
    .groupBy(deliveries.state);
  const none = [...LETTER_STATES, "uncertain" as const].map((state) => [state, 0] as const);
  const counts = Object.fromEntries(none) as Record<LetterState | "uncertain", number>;
  for (const { state, count, over: ended } of rows) {
    counts[state] += count - ended;
    counts.uncertain += ended;
  }
  return counts;
}
