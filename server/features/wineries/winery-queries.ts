import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import { invalidSource, invalidWinery, validBy } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import {
  inSeasonOn,
  type ShownSpan,
  seasonOn,
  shownSpan,
} from "#shared/domain/winery/dated-hours.ts";
import { CHANGING_FACTS, type FactDates, oldFacts } from "#shared/domain/winery/fact-age.ts";
import { formatWeek } from "#shared/domain/winery/opening-hours.ts";

const { factSources, placesToEatAndStay, posts, readyTrips, readyTripStays, wineries } = schema;

export type WineryRow = typeof wineries.$inferSelect;
export type FactSourceRow = typeof factSources.$inferSelect;

/** A winery with the newest date of each of its changing facts, and of all its sources (`2026-08-16`, `2021`). */
type DatedWinery = WineryRow & { readonly asOf: FactDates; readonly newestSource: string | null };

/** A winery as visitors see it: facts too old to speak for today count as unknown. */
export type WineryDto = DatedWinery & {
  /** The days that the hours told are of; null where they hold all year. */
  readonly season: ShownSpan | null;
};

const isValid = validBy(invalidWinery);

/** A winery that left keeps its row, for the names in saved trips; no list of the guide has it. */
const isInGuide = isNull(wineries.leftKind);

/**
 * The newest date of each changing fact; a source without a date is older than any. Written with the
 * tables' names, which Drizzle leaves out of a query of one table: `id` alone would be the inner one's.
 */
const newestDates = sql<FactDates>`(
  select coalesce(json_object_agg(newest.fact, newest.date), '{}')
  from (
    select s.fact, max(s.date) as date
    from fact_sources s
    where s.winery_id = wineries.id and ${inArray(sql`s.fact`, [...CHANGING_FACTS])}
    group by s.fact
  ) as newest
)`;

const newestSource = sql<string | null>`(
  select max(s.date) from fact_sources s where s.winery_id = wineries.id
)`;

/** Wineries by name, by default all there are, also those that left. */
export function listWineryRows(db: Db, which?: SQL): Promise<DatedWinery[]> {
  return db
    .select({ ...getTableColumns(wineries), asOf: newestDates, newestSource })
    .from(wineries)
    .where(which)
    .orderBy(asc(wineries.name), asc(wineries.id));
}

/** Those that can be shown, as visitors see them on a day. */
export function wineryDtosOn(today: CalendarDate, rows: readonly DatedWinery[]): WineryDto[] {
  return rows.filter(isValid).map((row) => {
    const old = oldFacts(row.asOf, today);
    const { openingHours: week, datedHours } = inSeasonOn(row, today);
    const season = seasonOn(datedHours, today);
    // Old hours are told, and nothing is worked out from them; hours of one year end with it.
    const isOver = datedHours?.length === 0;
    const isOld = old.includes("hours");
    return {
      ...row,
      unknownFacts: [...new Set([...row.unknownFacts, ...old, ...(isOver ? ["hours"] : [])])],
      hours: datedHours ? week && formatWeek(week) : row.hours,
      openingHours: isOld ? null : week,
      datedHours: isOld || isOver ? null : (datedHours ?? null),
      season: !isOld && season && datedHours ? shownSpan(datedHours, season) : null,
    };
  });
}

/** All wineries of the guide by name, or the one of an id, as visitors see them at `now`. */
export async function listWineries(db: Db, now: Date, id?: number): Promise<WineryDto[]> {
  const which = id === undefined ? isInGuide : and(isInGuide, eq(wineries.id, id));
  return wineryDtosOn(clockInWashington(now).date, await listWineryRows(db, which));
}

/** Where each fact of a winery comes from, in the order in which the facts were entered. */
export async function listFactSources(db: Db, wineryId: number): Promise<FactSourceRow[]> {
  const rows = await db.query.factSources.findMany({
    where: eq(factSources.wineryId, wineryId),
    orderBy: asc(factSources.id),
  });
  return rows.filter(validBy(invalidSource));
}

/** The wineries that left the guide, by name, each with its first source. The contract picks what is sent. */
export async function listDepartedWineries(db: Db) {
  const rows = await listWineryRows(db, isNotNull(wineries.leftKind));
  const sources = await db.query.factSources.findMany({
    where: eq(factSources.fact, "left"),
    orderBy: asc(factSources.id),
  });
  return rows.flatMap((winery) => {
    const { leftKind: kind, leftReason: reason, leftSince: since } = winery;
    if (kind === null || reason === null) return [];
    const source = sources.find(({ wineryId }) => wineryId === winery.id);
    const isShown = source && invalidSource(source).length === 0;
    return [{ ...winery, kind, reason, since, source: isShown ? source : null }];
  });
}

const CONTENT = [factSources, placesToEatAndStay, posts, readyTrips, readyTripStays, wineries];

/**
 * A hash of all content: it changes when a row does, and when an article's date publishes it. The database
 * computes it from every row, at a tenth of what reading them costs.
 */
export async function findContentVersion(db: Db, now: Date): Promise<string> {
  const digests = CONTENT.map(
    (table) =>
      sql`select sum(hash_record_extended(whole_row, 0)) as digest from ${table} as whole_row`,
  );
  const published = sql`select count(*) as digest from ${posts} where ${lte(posts.publishedAt, now)}`;
  const [row] = await db
    .select({ version: sql<string>`coalesce(sum(digest), 0)::text` })
    .from(sql`(${sql.join([...digests, published], sql` union all `)}) as digests`);
  return row?.version ?? "";
}
