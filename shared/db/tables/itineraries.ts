import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DayMark, DayPlaces, StopNote, TripPatch } from "#shared/api/trips/trip-changes.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import { createdAt, noTexts, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

type Schedule = Omit<PlanRequest, "base" | "days" | "startDate" | "wineries" | "wineriesPerDay">;

/**
 * A trip that was saved, mailed or shared. It has private links, and an owner if somebody signed in
 * created or claimed it. Link tokens are derived from the installation's secret, the id and an
 * epoch; only their digests are stored. A trigger notifies `trip_events` of changes (migration
 * 0035).
 */
export const itineraries = pgTable(
  "itineraries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null for an anonymous trip. Trips are deleted with the account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Increases with each change, for optimistic locking. */
    version: integer("version").notNull().default(1),
    name: text("name"),
    guests: integer("guests"),
    startCity: text("start_city").notNull(),
    region: text("region"),
    drivingDistance: text("driving_distance"),
    timeAvailable: text("time_available"),
    budget: text("budget"),
    reservationPreference: text("reservation_preference"),
    preferences: text("preferences").array().notNull().default(noTexts),
    wineriesPerDay: integer("wineries_per_day").notNull(),
    days: integer("days").notNull(),
    startDate: date("start_date", { mode: "string" }),
    /** In the visitor's order; may contain wineries that have left the guide. */
    wineryIds: integer("winery_ids").array().notNull().default(sql`'{}'::integer[]`),
    /** The optional fields of the plan request. */
    schedule: jsonb("schedule").$type<Schedule>().notNull().default({}),
    /** The visitor's own order by day; null for the best plan. */
    arrangement: jsonb("arrangement").$type<readonly (readonly number[])[]>(),
    /** The editors' private notes, by winery id. */
    notes: jsonb("notes").$type<Readonly<Record<string, StopNote>>>(),
    /** Where to eat and sleep, by day. */
    places: jsonb("places").$type<readonly DayPlaces[]>(),
    dayLog: jsonb("day_log").$type<readonly DayMark[]>(),
    /** Increased to replace a link. */
    viewEpoch: integer("view_epoch").notNull().default(1),
    editEpoch: integer("edit_epoch").notNull().default(1),
    /** SHA-256 of the link's token, in hexadecimal; null until the owner first sees the link. */
    viewDigest: text("view_digest"),
    editDigest: text("edit_digest"),
    /** Links from before the installation's secret changed, and the request that renewed them (`linkOfRequest`). */
    formerViewDigests: text("former_view_digests").array().notNull().default(noTexts),
    formerEditDigests: text("former_edit_digests").array().notNull().default(noTexts),
    votingOpen: boolean("voting_open").notNull().default(true),
    /** Increases when guests change the plan. */
    groupChanges: integer("group_changes").notNull().default(0),
    /** The last day of an anonymous trip. */
    expiresOn: date("expires_on", { mode: "string" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Deleted trips can be restored for a while. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (t) => [
    unique("itineraries_view_digest_unique").on(t.viewDigest),
    // Partial, so that Postgres does not expect thousands of hits in a large table.
    index("itineraries_former_views_idx")
      .using("gin", t.formerViewDigests)
      .where(sql`${t.formerViewDigests} <> '{}'`),
    index("itineraries_user_idx").on(t.userId, t.createdAt.desc()),
    index("itineraries_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index("itineraries_expires_idx").on(t.expiresOn).where(sql`${t.expiresOn} is not null`),
    check("itineraries_name_length", sql`length(${t.name}) between 1 and 100`),
    check("itineraries_guests_range", sql`${t.guests} between 1 and 50`),
    check("itineraries_pace_range", sql`${t.wineriesPerDay} between 1 and 4`),
    check("itineraries_days_range", sql`${t.days} between 1 and 7`),
    check(
      "itineraries_winery_cap",
      sql`cardinality(${t.wineryIds}) <= least(14, ${t.days} * ${t.wineriesPerDay})`,
    ),
    check(
      "itineraries_anonymous_expire",
      sql`(${t.userId} is null) = (${t.expiresOn} is not null)`,
    ),
    check(
      "itineraries_anonymous_have_links",
      sql`${t.userId} is not null or (${t.viewDigest} is not null and ${t.editDigest} is not null)`,
    ),
  ],
);

/** The last changes of a trip, for its history and to recognize changes that are sent again. */
export const tripChanges = pgTable(
  "trip_changes",
  {
    itineraryId: uuid("itinerary_id")
      .notNull()
      .references(() => itineraries.id, { onDelete: "cascade" }),
    /** From the client. */
    id: uuid("id").notNull(),
    /** The order of changes; the trip's row is locked meanwhile. */
    position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The first version of the trip with it. */
    version: integer("version").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Null if unknown. */
    madeBy: text("made_by"),
    /** "moved Gramercy to Sunday", to follow the name. */
    text: text("text").notNull(),
    /** For an undo. */
    inverse: jsonb("inverse").$type<TripPatch>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itineraryId, t.id] }),
    index("trip_changes_order_idx").on(t.itineraryId, t.position.desc()),
    index("trip_changes_made_idx").on(t.madeAt),
  ],
);

/** A guest who marked a trip's wineries, without an account. */
export const tripGuests = pgTable(
  "trip_guests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    itineraryId: uuid("itinerary_id")
      .notNull()
      .references(() => itineraries.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256 of the key in the guest's browser, in hexadecimal. */
    keyDigest: text("key_digest").notNull(),
    /** By winery id. */
    marks: jsonb("marks").$type<Readonly<Record<string, Wish>>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("trip_guests_key_unique").on(t.itineraryId, t.keyDigest),
    uniqueIndex("trip_guests_name_unique").on(t.itineraryId, sql`lower(${t.name})`),
    check("trip_guests_name_length", sql`length(${t.name}) between 1 and 40`),
  ],
);
