import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { pruneEnded } from "#server/platform/database/prune-ended.ts";
import { digestOf } from "#server/platform/secret.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import type { TripColumns } from "./trip-row.ts";

const { itineraries, tripChanges, tripGuests, users } = schema;

export type TripRow = typeof itineraries.$inferSelect;
type NewTrip = typeof itineraries.$inferInsert;

const isThere = isNull(itineraries.deletedAt);

/** One change of a trip's history. */
type MadeChange = Pick<
  typeof tripChanges.$inferSelect,
  "id" | "version" | "madeAt" | "madeBy" | "text" | "inverse"
>;

/** A trip with what guests and editors did to it, all as of one moment. */
export interface RowWithHistory extends TripRow {
  /** Its guests in the order in which they came. */
  readonly groupGuests: readonly Pick<typeof tripGuests.$inferSelect, "id" | "name" | "marks">[];
  /** Its last changes, newest first. */
  readonly history: readonly MadeChange[];
  /** Ids of the changes asked about that it already has. */
  readonly applied: readonly string[];
}

/** Changes of the history that are answered. */
const SHOWN_CHANGES = 20;

/** Written with the tables' names, which Drizzle leaves out of a query of one table. */
const groupGuests = sql<RowWithHistory["groupGuests"]>`(
  select coalesce(
    json_agg(json_build_object('id', g.id, 'name', g.name, 'marks', g.marks) order by g.created_at, g.id),
    '[]'
  )
  from trip_guests g where g.itinerary_id = itineraries.id
)`;

const history = sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', c.id, 'version', c.version, 'madeAt', c.made_at, 'madeBy', c.made_by,
        'text', c.text, 'inverse', c.inverse
      ) order by c.position desc
    ),
    '[]'
  )
  from (
    select * from trip_changes h where h.itinerary_id = itineraries.id
    order by h.position desc limit ${SHOWN_CHANGES}
  ) c
)`.mapWith((changes: readonly MadeChange[]) =>
  changes.map((change) => ({ ...change, madeAt: new Date(change.madeAt) })),
);

const appliedOf = (ids: readonly string[]) => sql<string[]>`(
  select coalesce(json_agg(k.id), '[]') from trip_changes k
  where k.itinerary_id = itineraries.id and ${ids.length > 0 ? inArray(sql`k.id`, [...ids]) : sql`false`}
)`;

async function findWhole(
  db: Db,
  which: SQL | undefined,
  changes: readonly string[] = [],
): Promise<RowWithHistory | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(itineraries), groupGuests, history, applied: appliedOf(changes) })
    .from(itineraries)
    .where(which);
  return row;
}

/**
 * The trip a token leads to: none for one that is unknown, was revoked, or whose trip is over.
 *
 * @param changes ids of changes to find in it.
 */
export function findTripByToken(
  db: Db,
  token: string,
  now: Date,
  changes?: readonly string[],
): Promise<RowWithHistory | undefined> {
  const digest = digestOf(token);
  const { viewDigest, formerViewDigests, expiresOn } = itineraries;
  const which = and(
    // The partial index's own condition, without which it is not used.
    or(
      eq(viewDigest, digest),
      and(sql`${formerViewDigests} <> '{}'`, arrayContains(formerViewDigests, [digest])),
    ),
    isThere,
    or(isNull(expiresOn), gte(expiresOn, clockInWashington(now).date)),
  );
  return findWhole(db, which, changes);
}

/** A trip by its id, which no link holds; also one that was deleted and is still stored. */
export function findStoredTrip(
  db: Db,
  id: string,
  changes?: readonly string[],
): Promise<RowWithHistory | undefined> {
  return findWhole(db, eq(itineraries.id, id), changes);
}

/** Changes that a trip remembers; what is sent again after so many others is taken for new. */
const REMEMBERED = 200;

/** What became of a trip. */
interface ChangedTrip {
  /** Null where the trip stays as it was. */
  readonly columns: TripColumns | null;
  /** The last day of a trip that nobody owns; it may have been claimed since it was read. */
  readonly expiresOn: CalendarDate;
  readonly made: readonly Pick<MadeChange, "id" | "text" | "inverse">[];
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Writes a trip's next version with the changes that made it, in one statement that holds no
 * connection between its turns.
 *
 * @returns undefined where somebody else has changed the trip since it was read: read it again.
 */
export async function writeTrip(
  db: Db,
  row: RowWithHistory,
  { columns, expiresOn, made, by, now }: ChangedTrip,
): Promise<RowWithHistory | undefined> {
  const { id, version: before } = row;
  const version = columns ? before + 1 : before;
  const expiry = sql`case when ${itineraries.userId} is null then ${expiresOn}::date end`;
  const written = db.$with("written").as(
    db
      .update(itineraries)
      .set({ ...columns, ...(columns && { expiresOn: expiry, updatedAt: now }), version })
      .where(and(eq(itineraries.id, id), eq(itineraries.version, before), isThere))
      .returning(),
  );
  const kept = db.$with("kept", {}).as(sql`
    insert into trip_changes (itinerary_id, id, version, made_at, made_by, text, inverse)
    select written.id, (m.made->>'id')::uuid, written.version, ${now.toISOString()}::timestamptz, ${by}::text,
      m.made->>'text', m.made->'inverse'
    from written, jsonb_array_elements(${JSON.stringify(made)}::jsonb) with ordinality as m (made, rank)
    order by m.rank
    on conflict do nothing`);
  const forgotten = db.$with("forgotten", {}).as(sql`
    delete from trip_changes using written
    where itinerary_id = written.id and position <= (
      select position from trip_changes where itinerary_id = ${id}
      order by position desc offset ${REMEMBERED - made.length} limit 1
    )`);
  const [after] = await db.with(written, kept, forgotten).select().from(written);
  if (!after) return undefined;
  const latest = made.map((change) => ({ ...change, version, madeAt: now, madeBy: by })).reverse();
  return {
    ...row,
    ...after,
    // As of when the guests were read: whoever is told of a later mark reads again.
    groupChanges: row.groupChanges,
    history: [...latest, ...row.history].slice(0, SHOWN_CHANGES),
  };
}

/** All changes that a trip remembers, newest first. */
export const listChanges = (db: Db, tripId: string) =>
  db.query.tripChanges.findMany({
    where: eq(tripChanges.itineraryId, tripId),
    orderBy: desc(tripChanges.position),
    limit: REMEMBERED,
  });

/** Removes a trip that nobody owns and nobody has changed since it was made. */
export async function discardTrip(db: Db, id: string): Promise<void> {
  await db
    .delete(itineraries)
    .where(and(eq(itineraries.id, id), isNull(itineraries.userId), eq(itineraries.version, 1)));
}

/** Whether the account may hold another trip; it holds no more until the transaction ends. */
async function hasRoom(tx: Db, userId: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const held = await tx.$count(itineraries, and(eq(itineraries.userId, userId), isThere));
  return held < MAX_SAVED_ITINERARIES;
}

/**
 * Stores a trip; "known" where one with its id is stored already, "full" when its account, if it has one,
 * holds as many as it can, also when several are sent at once.
 */
export async function insertTrip(db: Db, trip: NewTrip): Promise<TripRow | "full" | "known"> {
  const insert = async (tx: Db) => {
    const isNew = tx
      .insert(itineraries)
      .values(trip)
      .onConflictDoNothing({ target: itineraries.id });
    const [row] = await isNew.returning();
    return row ?? "known";
  };
  const { userId } = trip;
  if (!userId) return insert(db);
  return db.transaction(async (tx) => ((await hasRoom(tx, userId)) ? insert(tx) : "full"));
}

/** Ends the trip's links; the row stays for a while, so that its owner can bring it back. */
export async function markTripDeleted(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(itineraries)
    .set({ deletedAt: now })
    .where(and(eq(itineraries.id, id), isThere));
}

/**
 * Writes other links, unless somebody did so meanwhile.
 *
 * @returns whether they were written.
 */
export async function writeLinks(
  db: Db,
  { id, viewEpoch, editEpoch }: Pick<TripRow, "id" | "viewEpoch" | "editEpoch">,
  links: Partial<TripRow>,
): Promise<boolean> {
  const isAsRead = and(eq(itineraries.viewEpoch, viewEpoch), eq(itineraries.editEpoch, editEpoch));
  const rows = await db
    .update(itineraries)
    .set(links)
    .where(and(eq(itineraries.id, id), isAsRead, isThere))
    .returning({ id: itineraries.id });
  return rows.length === 1;
}

/** One trip of one account; nobody else's id finds it. */
interface OwnRow {
  readonly id: string;
  readonly userId: string;
}

/** Gives a trip nobody owns to an account; "full" when the account holds as many as it can. */
export const claimTrip = (db: Db, own: OwnRow) =>
  intoAccount(db, own, and(isNull(itineraries.userId), isThere));

/** Brings back a trip of the account that was deleted after `since`; "full" when it holds too many others. */
export const restoreTrip = (db: Db, own: OwnRow, since: Date) =>
  intoAccount(db, own, and(eq(itineraries.userId, own.userId), gt(itineraries.deletedAt, since)));

function intoAccount(db: Db, { id, userId }: OwnRow, which: SQL | undefined) {
  return db.transaction(async (tx) => {
    if (!(await hasRoom(tx, userId))) return "full" as const;
    const [row] = await tx
      .update(itineraries)
      .set({ userId, expiresOn: null, deletedAt: null })
      .where(and(eq(itineraries.id, id), which))
      .returning();
    return row;
  });
}

/**
 * Removes for good what was deleted up to `deletedUntil`, and anonymous trips whose last day of
 * keeping was before `today`; for the housekeeping timer, of any number of processes.
 */
export function pruneTrips(db: Db, deletedUntil: Date, today: CalendarDate): Promise<void> {
  const { id, deletedAt, expiresOn } = itineraries;
  return pruneEnded(db, itineraries, id, or(lte(deletedAt, deletedUntil), lt(expiresOn, today)));
}

/** Removes changes that were made before from the history of trips; for the housekeeping timer. */
export function pruneHistory(db: Db, before: Date): Promise<void> {
  return pruneEnded(db, tripChanges, tripChanges.id, lt(tripChanges.madeAt, before));
}

/** What a page must know to tell whether it shows a trip as it is by now. */
export interface ShownState extends Pick<TripRow, "id" | "version" | "viewDigest"> {
  /** Goes up with each change and each mark. */
  readonly sequence: number;
}

/** The states of those of these trips that are there. */
export function listTripStates(db: Db, ids: readonly string[]): Promise<ShownState[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, version, groupChanges, viewDigest } = itineraries;
  return db
    .select({ id, version, viewDigest, sequence: sql<number>`${version} + ${groupChanges}` })
    .from(itineraries)
    .where(and(inArray(id, [...ids]), isThere));
}
