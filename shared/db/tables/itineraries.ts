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
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import type { TripPatch } from "#shared/domain/trips/trip-change.ts";
import type { DayPlaces, StopNote } from "#shared/domain/trips/trip-input.ts";
import { createdAt, noTexts, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

type Schedule = Omit<PlanRequest, "base" | "days" | "startDate" | "wineries" | "wineriesPerDay">;

/**
 * An itinerary, however it was made: by saving, mailing or sharing. It has a private link always, and
 * an owner where somebody who was signed in made or claimed it. The tokens in its links are derived
 * from the installation's secret, the id and an epoch; kept are their digests.
 *
 * Each change of a row tells `trip_events` of it, by a trigger (migration 0035).
 */
export const itineraries = pgTable(
  "itineraries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null for an anonymous trip. A trip goes with the account of its owner. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Goes up by one with each change, so that no change is made to what its author has not seen. */
    version: integer("version").notNull().default(1),
    name: text("name"),
    /** The exact party; null where nobody said. */
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
    /** In the visitor's order; a winery that has left the guide since is passed over. */
    wineryIds: integer("winery_ids").array().notNull().default(sql`'{}'::integer[]`),
    /** The rest of what the plan is asked of: what a visitor may leave unsaid. */
    schedule: jsonb("schedule").$type<Schedule>().notNull().default({}),
    /** The visitor's own order, the winery ids of each day; null for the best plan. */
    arrangement: jsonb("arrangement").$type<readonly (readonly number[])[]>(),
    /** What the editors keep about stops, by the winery's id; never sent to anybody else. */
    notes: jsonb("notes").$type<Readonly<Record<string, StopNote>>>(),
    /** Where to eat and sleep, one for each day. */
    places: jsonb("places").$type<readonly DayPlaces[]>(),
    /** What was said on the days of the trip, in that order. */
    dayLog: jsonb("day_log").$type<readonly DayMark[]>(),
    /** Raised to end a link and make another. */
    viewEpoch: integer("view_epoch").notNull().default(1),
    editEpoch: integer("edit_epoch").notNull().default(1),
    /** SHA-256 of the token in the link, in hexadecimal; null until the owner first sees the link. */
    viewDigest: text("view_digest"),
    editDigest: text("edit_digest"),
    /** Of links from before the installation's secret was another one: they go on. */
    formerViewDigests: text("former_view_digests").array().notNull().default(noTexts),
    formerEditDigests: text("former_edit_digests").array().notNull().default(noTexts),
    /** Whether guests may make and change marks. */
    votingOpen: boolean("voting_open").notNull().default(true),
    /** How often guests have changed the plan; it goes up only. */
    groupChanges: integer("group_changes").notNull().default(0),
    /** The day after which an anonymous trip is gone. */
    expiresOn: date("expires_on", { mode: "string" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set by deleting, so that it can be undone for a while; then the row goes. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (t) => [
    unique("itineraries_view_digest_unique").on(t.viewDigest),
    // Of the few that have any, so that Postgres does not reckon with thousands of hits in a large table.
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

/**
 * The last changes of a trip: its history, and what tells a change that is sent again from a new one.
 * They go with the trip, and by themselves after a while.
 */
export const tripChanges = pgTable(
  "trip_changes",
  {
    itineraryId: uuid("itinerary_id")
      .notNull()
      .references(() => itineraries.id, { onDelete: "cascade" }),
    /** Given by whoever made the change. */
    id: uuid("id").notNull(),
    /** The order in which changes were made: the trip's row is locked meanwhile. */
    position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The version of the trip that has it first. */
    version: integer("version").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Null where nobody said who they are. */
    madeBy: text("made_by"),
    /** What follows the name: "moved Gramercy to Sunday". */
    text: text("text").notNull(),
    /** What takes it back. */
    inverse: jsonb("inverse").$type<TripPatch>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itineraryId, t.id] }),
    index("trip_changes_order_idx").on(t.itineraryId, t.position.desc()),
    index("trip_changes_made_idx").on(t.madeAt),
  ],
);

/** Somebody who marked a trip's wineries under a typed name, without an account. */
export const tripGuests = pgTable(
  "trip_guests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    itineraryId: uuid("itinerary_id")
      .notNull()
      .references(() => itineraries.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256 of the key the guest's browser keeps, in hexadecimal. */
    keyDigest: text("key_digest").notNull(),
    /** By the winery's id. */
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
