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

/** A visitor with an account, known by what their OpenID Connect provider calls them. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The provider: its issuer address, or `embedded` for the site's own sign-in. */
    issuer: text("issuer").notNull(),
    /** The provider's name for the person, which never changes. */
    subject: text("subject").notNull(),
    email: text("email"),
    /** Whether the provider vouches for the address; nothing but its confirmation is mailed before. */
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text("name"),
    picture: text("picture"),
    createdAt: createdAt(),
    /** When the provider last vouched for them; the profile above is as of then. */
    signedInAt: timestamp("signed_in_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique("users_issuer_subject_unique").on(t.issuer, t.subject),
    index("users_verified_email_idx").on(sql`lower(${t.email})`).where(sql`${t.emailVerified}`),
  ],
);

/** A session as connect-pg-simple keeps it; nobody who has never asked to sign in has one. */
export const sessions = pgTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").notNull(),
    expire: timestamp("expire", { withTimezone: true }).notNull(),
    /** Whose it is; null until the sign-in is complete. Sessions end with the account. */
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

/** A winery on somebody's trip list: what they mean to put into their next trip. */
export const tripListEntries = pgTable(
  "trip_list_entries",
  {
    userId: userReference(),
    wineryId: wineryReference(),
    /** Keeps the order in which wineries were added, also of those added at once. */
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wineryId] }),
    index("trip_list_entries_winery_idx").on(t.wineryId),
  ],
);
