import { and, asc, eq, gte, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { ConfirmedFact } from "#shared/domain/winery/confirmed-facts.ts";

const { factAnswers, factReports, factSources, newsletterDeliveries, newsletterIssues, wineries } =
  schema;
const { favorites, itineraries, posts, readyTripStays } = schema;

export type FactAnswerRow = typeof factAnswers.$inferSelect;

export async function insertFactAnswer(
  db: Db,
  answer: Pick<FactAnswerRow, "wineryId" | "season" | "answers" | "note" | "createdAt">,
): Promise<void> {
  await db.insert(factAnswers).values(answer);
}

/** Nobody has worked the answer off. */
const isOpen = inArray(factAnswers.state, ["waiting", "asked"]);

/** All answers that nobody has worked off, oldest first. */
export const listOpenAnswers = (db: Db) =>
  db.query.factAnswers.findMany({ where: isOpen, orderBy: asc(factAnswers.id) });

/** Open answers of wineries that left the guide since. */
export async function listDepartedAnswers(db: Db) {
  return db
    .select({ row: factAnswers, name: wineries.name, slug: wineries.slug, left: wineries.leftKind })
    .from(factAnswers)
    .innerJoin(wineries, eq(wineries.id, factAnswers.wineryId))
    .where(and(isNotNull(wineries.leftKind), isOpen))
    .orderBy(asc(factAnswers.id));
}

/** Stores what became of an open answer. @returns false if another editor has settled it. */
export async function settleAnswer(
  db: Db,
  id: number,
  change: Partial<Pick<FactAnswerRow, "state" | "answers">>,
  now: Date,
): Promise<boolean> {
  const settled = await db
    .update(factAnswers)
    .set({ ...change, handledAt: now })
    .where(and(eq(factAnswers.id, id), isOpen))
    .returning({ id: factAnswers.id });
  return settled.length > 0;
}

interface Decided extends Pick<FactAnswerRow, "id" | "wineryId" | "season"> {
  readonly facts: readonly ConfirmedFact[];
}

/**
 * Takes facts that an editor has decided out of all answers of a winery and season. An answer with nothing
 * left is done with: `accepted` where the facts came from it, else `dropped`, unless it holds a note.
 *
 * @returns false if another editor has settled the answer.
 */
export async function settleFacts(
  db: Db,
  { id, wineryId, season, facts }: Decided,
  now: Date,
): Promise<boolean> {
  const isIt = eq(factAnswers.id, id);
  const left = sql`${factAnswers.answers} - string_to_array(${facts.join(",")}, ',')`;
  const isDone = sql`(${left} = '{}' and (${isIt} or ${factAnswers.note} is null))`;
  const settled = await db
    .update(factAnswers)
    .set({
      // What is done with stays as it was answered.
      answers: sql`case when ${isDone} then ${factAnswers.answers} else ${left} end`,
      state: sql`case when not ${isDone} then ${factAnswers.state} when ${isIt} then 'accepted' else 'dropped' end`,
      handledAt: now,
    })
    .where(and(eq(factAnswers.wineryId, wineryId), eq(factAnswers.season, season), isOpen))
    .returning({ id: factAnswers.id });
  return settled.some((row) => row.id === id);
}

/** What visitors suggested of wineries since a day. */
export const listReportsSince = (db: Db, since: Date) =>
  db.query.factReports.findMany({ where: gte(factReports.createdAt, since) });

/**
 * Selects the wineries that a season mail that begins now goes to: those of the guide with an address.
 *
 * @param remindsOf the name of the request that a reminder reminds of: those that got it and have not answered.
 */
export function selectRecipients(db: Db, season: string, remindsOf: string | undefined) {
  const answered = db
    .select({ one: sql`1` })
    .from(factAnswers)
    .where(and(eq(factAnswers.wineryId, wineries.id), eq(factAnswers.season, season)));
  const wasSent = sql`exists (select 1 from ${newsletterDeliveries} join ${newsletterIssues} on ${newsletterIssues.id} = ${newsletterDeliveries.issueId} where ${newsletterIssues.name} = ${remindsOf} and ${newsletterDeliveries.wineryId} = ${wineries.id} and ${newsletterDeliveries.state} = 'sent')`;
  const areAsked = [isNotNull(wineries.email), isNull(wineries.leftKind), notExists(answered)];
  const which = and(...areAsked, remindsOf === undefined ? undefined : wasSent);
  return db.select({ id: wineries.id }).from(wineries).where(which);
}

/** Wineries of the guide by their ids, with the sources of their facts; one that left is missing. */
export async function findConfirmableWineries(db: Db, ids: readonly number[]) {
  const rows = await db.query.wineries.findMany({
    where: and(inArray(wineries.id, [...ids]), isNull(wineries.leftKind)),
  });
  const sources = await db.query.factSources.findMany({
    where: inArray(factSources.wineryId, [...ids]),
  });
  const found = rows.map((winery) => ({
    winery,
    sources: sources.filter(({ wineryId }) => wineryId === winery.id),
  }));
  return new Map(found.map((each) => [each.winery.id, each]));
}

/** The names of all wineries, by their ids. */
export async function readWineryNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query.wineries.findMany({ columns: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All wineries of the guide with the sources of their facts, and what leads visitors to each. */
export async function readCallFacts(db: Db) {
  return {
    wineries: await db.select().from(wineries).where(isNull(wineries.leftKind)),
    sources: await db.select().from(factSources),
    articles: await db.select({ content: posts.content }).from(posts),
    stays: await db.select({ slugs: readyTripStays.wineries }).from(readyTripStays),
    trips: await db.select({ ids: itineraries.wineryIds }).from(itineraries),
    hearts: await db.select({ id: favorites.wineryId }).from(favorites),
  };
}
