import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
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
export interface Use<L extends Limit = Limit> {
  readonly limit: L;
  readonly granted: boolean;
  readonly resetsAt: Date;
}

/**
 * Counts one use. Counting and comparing are one statement, so requests that arrive at once, at any
 * number of processes, get no more than `max` between them.
 */
export async function takeFromLimit(db: Db, limit: Limit, now: Date): Promise<Use> {
  const [use] = await takeFromLimits(db, [limit], now);
  return use ?? { limit, granted: false, resetsAt: now };
}

/**
 * Counts one use of each limit that has any left, in one statement and in the order given; the
 * answers stand in that order too. Where all or none are wanted, a refusal has to undo the rest.
 */
export async function takeFromLimits<L extends Limit>(
  db: Db,
  limits: readonly L[],
  now: Date,
): Promise<Use<L>[]> {
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
  const full = limits.filter(({ key }) => !taken.has(key));
  const open = full.length > 0 ? await findOpenWindows(db, full, now) : undefined;
  return limits.map((limit) => {
    const resetsAt = taken.get(limit.key) ?? open?.get(limit.key)?.resetsAt ?? now;
    return { limit, granted: taken.has(limit.key), resetsAt };
  });
}

/** The open windows of limits, by key: how often each was used, and when it ends. */
export async function findOpenWindows(db: Db, limits: readonly Pick<Limit, "key">[], now: Date) {
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.resetsAt, now)));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Opens a window, or lets an open one last as long from now. */
export async function prolongWindow(db: Db, { key, windowMs }: Limit, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + windowMs);
  await db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt } });
}

/** Takes uses back, unless their windows have ended meanwhile. */
export async function refundUses(db: Db, uses: readonly Use[]): Promise<void> {
  for (const { limit, resetsAt } of uses) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(and(eq(rateLimits.key, limit.key), eq(rateLimits.resetsAt, resetsAt)));
  }
}

/** Removes windows that have ended. */
export function pruneLimits(db: Db, now: Date): Promise<void> {
  return pruneEnded(db, rateLimits, rateLimits.key, lte(rateLimits.resetsAt, now));
}
