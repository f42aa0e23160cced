import { addMilliseconds, subMilliseconds } from "date-fns";
import { millisecondsInHour } from "date-fns/constants";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { factReports, wineries } = schema;

const read = {
  ...getTableColumns(factReports),
  winery: { slug: wineries.slug, name: wineries.name, leftKind: wineries.leftKind },
};

/** A report as its editor reads it. */
export type WineryReport = Awaited<ReturnType<typeof listUnthanked>>[number];

export async function insertFactReport(
  db: Db,
  report: typeof factReports.$inferInsert,
): Promise<void> {
  await db.insert(factReports).values(report);
}

/** Reports wait so long for others to come along. */
const GATHER_MS = millisecondsInHour;
/** Longer than a mail may take: whoever holds reports for longer has died. */
const CLAIM_MS = 600_000;
/** As many as an editor reads at once, in a mail that no program cuts. */
const MOST = 50;

/**
 * Takes the reports of one digest, oldest first, so that no other process mails them: as many as are
 * waiting, once the oldest has waited long enough. Those of a process that died are taken again.
 *
 * @param digest names the digest that takes them along.
 */
export async function claimFactReports(db: Db, digest: string, now: Date): Promise<WineryReport[]> {
  const isFree = and(
    eq(factReports.state, "waiting"),
    or(isNull(factReports.claimedUntil), lte(factReports.claimedUntil, now)),
  );
  const isDue = sql`exists (select 1 from ${factReports} where ${isFree} and ${lte(factReports.createdAt, subMilliseconds(now, GATHER_MS))})`;
  const next = db
    .select({ id: factReports.id })
    .from(factReports)
    .where(and(isFree, isDue))
    .orderBy(asc(factReports.id))
    .limit(MOST)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(factReports)
    .set({ digest, claimedUntil: addMilliseconds(now, CLAIM_MS) })
    .from(wineries)
    .where(and(inArray(factReports.id, next), eq(wineries.id, factReports.wineryId)))
    .returning(read);
  return claimed.sort((one, other) => one.id - other.id);
}

/** Reports whose visitors left an address and have not heard what came of them, the newest first. */
export async function listUnthanked(db: Db, most: number) {
  return db
    .select(read)
    .from(factReports)
    .innerJoin(wineries, eq(wineries.id, factReports.wineryId))
    .where(and(eq(factReports.state, "reported"), isNotNull(factReports.email)))
    .orderBy(desc(factReports.id))
    .limit(most);
}

/** Takes a report whose visitor is thanked now; false where another process does. */
export async function claimThanks(db: Db, id: number): Promise<boolean> {
  const claimed = await db
    .update(factReports)
    .set({ state: "corrected" })
    .where(and(eq(factReports.id, id), eq(factReports.state, "reported")))
    .returning({ id: factReports.id });
  return claimed.length > 0;
}

/** Notes that the digest has been mailed. */
export async function settleFactReports(db: Db, digest: string): Promise<void> {
  await db
    .update(factReports)
    .set({ state: "reported", claimedUntil: null })
    .where(eq(factReports.digest, digest));
}

/** Gives the reports of a digest that was not mailed back to the next one. */
export async function releaseFactReports(db: Db, digest: string): Promise<void> {
  await db
    .update(factReports)
    .set({ claimedUntil: null })
    .where(and(eq(factReports.digest, digest), eq(factReports.state, "waiting")));
}

/** Forgets reports, with the addresses in them, that were stored before then. */
export async function pruneFactReports(db: Db, storedBefore: Date): Promise<void> {
  await db.delete(factReports).where(lt(factReports.createdAt, storedBefore));
}
