import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { wineryReference } from "./wineries.ts";

/** A visitor with an account at an OpenID Connect provider. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The provider: its issuer address, or `embedded` for the site's own sign-in. */
    issuer: text("issuer").notNull(),
    /** The provider's stable id of the person. */
    subject: text("subject").notNull(),
    email: text("email"),
    /** Until verified, only the confirmation is mailed to the address. */
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text("name"),
    picture: text("picture"),
    createdAt: createdAt(),
    /** The last sign-in; the profile is as of then. */
    signedInAt: timestamp("signed_in_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique("users_issuer_subject_unique").on(t.issuer, t.subject),
    index("users_verified_email_idx").on(sql`lower(${t.email})`).where(sql`${t.emailVerified}`),
  ],
);

/** A session of connect-pg-simple; only visitors who sign in have one. */
export const sessions = pgTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").notNull(),
    expire: timestamp("expire", { withTimezone: true }).notNull(),
    /** Null until the sign-in is complete. */
    userId: uuid("user_id")
      .generatedAlwaysAs(sql`((sess -> 'passport' ->> 'user')::uuid)`)
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [index("sessions_expire_idx").on(t.expire), index("sessions_user_idx").on(t.userId)],
);

/** A column for the account that a row belongs to. The row goes with the account. */
const userReference = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A winery somebody marked as a favorite. */
export const favorites = pgTable(
  "favorites",
  {
    userId: userReference(),
    wineryId: wineryReference(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wineryId] }),
    index("favorites_winery_idx").on(t.wineryId),
  ],
);

/** A winery on somebody's list for the next trip. */
export const tripListEntries = pgTable(
  "trip_list_entries",
  {
    userId: userReference(),
    wineryId: wineryReference(),
    /** Keeps the order of adding, also of wineries added at once. */
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wineryId] }),
    index("trip_list_entries_winery_idx").on(t.wineryId),
  ],
);
