import { and, desc, eq, gt, gte, inArray, lte, or, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { pruneEnded } from "#server/platform/database/prune-ended.ts";

const { rateLimits } = schema;

/** So many times in a window that opens with the first. */
export interface Limit {
  /** What is counted and for whom; never an address in clear. */
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

/** One use of a limit, or the refusal of it; `resetsAt` is the end of its window. */
export interface Taken {
  readonly granted: boolean;
  readonly resetsAt: Date;
}

/**
 * Counts one use. Counting and comparing are one statement, so requests that arrive at once, at any
 * number of processes, get no more than `max` between them.
 */
export async function takeFromLimit(db: Db, limit: Limit, now: Date): Promise<Taken> {
  const [taken] = await takeFromLimits(db, [limit], now);
  return taken ?? { granted: false, resetsAt: now };
}

/**
 * Counts one use of each limit that has any left, in one statement and in the order given; the
 * answers stand in that order too. Where all or none are wanted, a refusal has to undo the rest.
 */
export async function takeFromLimits(
  db: Db,
  limits: readonly Limit[],
  now: Date,
): Promise<Taken[]> {
  if (limits.length === 0) return [];
  const over = lte(rateLimits.resetsAt, now);
  const max = sql.join(
    limits.map((limit) => sql`when ${limit.key} then ${limit.max}::integer`),
    sql` `,
  );
  const rows = await db
    .insert(rateLimits)
    .values(
      limits.map(({ key, windowMs }) => ({
        key,
        count: 1,
        resetsAt: new Date(now.getTime() + windowMs),
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
      setWhere: sql`${over} or ${rateLimits.count} < case ${rateLimits.key} ${max} end`,
    })
    .returning({ key: rateLimits.key, resetsAt: rateLimits.resetsAt });
  const taken = new Map(rows.map(({ key, resetsAt }) => [key, resetsAt]));
  const full = limits.map(({ key }) => key).filter((key) => !taken.has(key));
  const resets = full.length > 0 ? await resetsOf(db, full) : new Map<string, Date>();
  return limits.map(({ key }) => {
    const resetsAt = taken.get(key);
    return resetsAt
      ? { granted: true, resetsAt }
      : { granted: false, resetsAt: resets.get(key) ?? now };
  });
}

async function resetsOf(db: Db, keys: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ key: rateLimits.key, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]));
  return new Map(rows.map(({ key, resetsAt }) => [key, resetsAt]));
}

/** When all of these limits will have something left; undefined where they have now. */
export async function findFullUntil(
  db: Db,
  limits: readonly Limit[],
  now: Date,
): Promise<Date | undefined> {
  const isFull = limits.map(({ key, max }) =>
    and(eq(rateLimits.key, key), gte(rateLimits.count, max)),
  );
  const rows = await db
    .select({ resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(and(or(...isFull), gt(rateLimits.resetsAt, now)))
    .orderBy(desc(rateLimits.resetsAt))
    .limit(1);
  return rows[0]?.resetsAt;
}

/** How often something has been counted under a key in its open window. */
export async function countOf(db: Db, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, now)));
  return row?.count ?? 0;
}

/** Takes one use back, unless its window has ended meanwhile. */
export async function refundToLimit(db: Db, limit: Limit, { resetsAt }: Taken): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, limit.key), eq(rateLimits.resetsAt, resetsAt)));
}

/** Removes windows that have ended. */
export function pruneLimits(db: Db, now: Date): Promise<void> {
  return pruneEnded(db, rateLimits, { key: rateLimits.key, endsAt: rateLimits.resetsAt }, now);
}
