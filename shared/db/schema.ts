/**
 * The tables. Every change here becomes a migration (`npm run db:generate -- --name verb_noun`);
 * `npm run check` fails while the two differ. Rules the database can keep are kept by the database.
 */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DayTexts, WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import type { FactSource } from "#shared/domain/winery/winery-facts.ts";

/** Why a mail was not sent, kept for those who asked for the same one meanwhile. */
export interface MailFailure {
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfter?: number;
}

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
const updatedAt = () => timestamp("updated_at", { withTimezone: true }).notNull().defaultNow();
const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
const noTexts = sql`'{}'::text[]`;
const userReference = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const wineryReference = () =>
  integer("winery_id")
    .notNull()
    .references(() => wineries.id, { onDelete: "cascade" });

/** One winery or tasting room (spec §3). Absent facts are named in `unknownFacts`, never guessed. */
export const wineries = pgTable(
  "wineries",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    /** The most specific AVA at the site, or an area name outside every AVA. */
    region: text("region").notNull(),
    /** Every AVA the site lies in, from the widest to the most specific. */
    avas: text("avas").array().notNull().default(noTexts),
    description: text("description"),
    address: text("address").notNull(),
    city: text("city").notNull(),
    county: text("county"),
    state: text("state").notNull().default("WA"),
    zipCode: text("zip_code"),
    phone: text("phone"),
    email: text("email"),
    website: text("website"),
    latitude: numeric("latitude", { precision: 9, scale: 6 }).notNull(),
    longitude: numeric("longitude", { precision: 9, scale: 6 }).notNull(),
    /** The position is good to a few hundred meters only: never draw it as an exact pin. */
    locationIsApproximate: boolean("location_is_approximate").notNull().default(false),
    /** US dollars a person; null is free, unless `unknownFacts` names `tastingFee`. */
    tastingFee: numeric("tasting_fee", { precision: 6, scale: 2, mode: "number" }),
    rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }),
    yelpRating: numeric("yelp_rating", { precision: 2, scale: 1, mode: "number" }),
    wineSearcherRating: integer("wine_searcher_rating"),
    isFeatured: boolean("is_featured").notNull().default(false),
    reservationsRequired: boolean("reservations_required").notNull().default(false),
    walkInsWelcome: boolean("walk_ins_welcome").notNull().default(false),
    onlineSales: boolean("online_sales").notNull().default(false),
    wineClub: boolean("wine_club").notNull().default(false),
    shipsToState: boolean("ships_to_state").notNull().default(false),
    reservationUrl: text("reservation_url"),
    varietals: text("varietals").array().notNull().default(noTexts),
    specialties: text("specialties").array().notNull().default(noTexts),
    /** What a visitor reads, a line for each day; null when nobody has verified the hours. */
    hours: jsonb("hours").$type<DayTexts>(),
    /** What the code reasons with: the same hours as minutes after local midnight. */
    openingHours: jsonb("opening_hours").$type<WeeklyHours>(),
    /** The hours as the source wrote them (OpenStreetMap `opening_hours` syntax). */
    hoursAsWritten: text("hours_as_written"),
    unknownFacts: text("unknown_facts").array().notNull().default(noTexts),
    sources: jsonb("sources").$type<FactSource[]>().notNull().default([]),
    /** The newest date on which any of the facts was read from its source. */
    verifiedOn: date("verified_on", { mode: "string" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("wineries_name_idx").on(t.name),
    index("wineries_region_idx").on(t.region),
    index("wineries_city_idx").on(t.city),
    index("wineries_featured_idx").on(t.name).where(sql`${t.isFeatured}`),
    check("wineries_slug_format", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("wineries_latitude_range", sql`${t.latitude} between -90 and 90`),
    check("wineries_longitude_range", sql`${t.longitude} between -180 and 180`),
    check("wineries_fee_not_negative", sql`${t.tastingFee} >= 0`),
    check("wineries_rating_range", sql`${t.rating} between 0 and 5`),
    check("wineries_yelp_range", sql`${t.yelpRating} between 0 and 5`),
    check("wineries_wine_searcher_range", sql`${t.wineSearcherRating} between 0 and 100`),
  ],
);

/** A Washington city, town or census-designated place, for the city search (spec §4). */
export const cities = pgTable(
  "cities",
  {
    id: id(),
    name: text("name").notNull(),
    /** The name in lower case without accents or punctuation: what the search compares. */
    searchName: text("search_name").notNull(),
    county: text("county").notNull(),
    /** The most specific AVA around the place, where there is one. */
    region: text("region"),
    latitude: numeric("latitude", { precision: 9, scale: 6 }).notNull(),
    longitude: numeric("longitude", { precision: 9, scale: 6 }).notNull(),
  },
  (t) => [
    unique("cities_name_county_unique").on(t.name, t.county),
    index("cities_search_name_idx").on(t.searchName.op("text_pattern_ops")),
  ],
);

/** An article (spec §3 Blog post). A post without `publishedAt` is a draft. */
export const posts = pgTable(
  "posts",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    excerpt: text("excerpt"),
    content: text("content").notNull(),
    authorId: text("author_id").notNull(),
    authorName: text("author_name").notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    readTime: text("read_time").notNull().default("5 min"),
    tags: text("tags").array().notNull().default(noTexts),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("posts_published_at_idx").on(t.publishedAt.desc()),
    check("posts_slug_format", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** How often something was asked for in a window of time; shared by all processes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is limited and for whom, never an address in clear: `mail:address:<hmac>`. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("rate_limits_resets_at_idx").on(t.resetsAt),
    check("rate_limits_count_not_negative", sql`${t.count} >= 0`),
  ],
);

/** One request to mail something, so that pressing Send twice sends once. */
export const mailRequests = pgTable(
  "mail_requests",
  {
    /** A keyed digest of the whole request, with the caller's own id of it where there is one. */
    key: text("key").primaryKey(),
    /** Which try holds the row: one that has expired must not answer for the next. */
    attempt: uuid("attempt").notNull().defaultRandom(),
    /** `sending` until the mail server has answered; the next request takes over after `failed`. */
    status: text("status", { enum: ["sending", "sent", "failed"] }).notNull(),
    /** What those who waited for a failed try are told. */
    failure: jsonb("failure").$type<MailFailure>(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mail_requests_expires_at_idx").on(t.expiresAt),
    check("mail_requests_status_known", sql`${t.status} in ('sending', 'sent', 'failed')`),
    check("mail_requests_failure_said", sql`(${t.status} = 'failed') = (${t.failure} is not null)`),
  ],
);

/** A mailbox whose owner wants no mail of any kind from here (docs/mail.md). */
export const mailRefusals = pgTable("mail_refusals", {
  /** A slow digest of the mailbox, the same for all its spellings: no address in clear. */
  mailboxDigest: text("mailbox_digest").primaryKey(),
  /** Milliseconds are all the link holds that takes it back. */
  refusedAt: timestamp("refused_at", { withTimezone: true, precision: 3 }).notNull(),
});

/**
 * Somebody who asked for the newsletter: waiting for confirmation, subscribed, or gone. Of one who
 * has gone the address is forgotten; the row stays so that their link still says so.
 */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: id(),
    /** The only table that keeps an address in clear, since it is written to. */
    email: text("email"),
    /** Where on the site it was typed. */
    source: text("source"),
    /** Part of the link in every newsletter, so in clear; it can do nothing but unsubscribe. */
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    unsubscribedAt: timestamp("unsubscribed_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("newsletter_subscriptions_email_unique").on(sql`lower(${t.email})`),
    index("newsletter_subscriptions_unconfirmed_idx")
      .on(t.id)
      .where(sql`${t.confirmedAt} is null and ${t.unsubscribedAt} is null`),
    check(
      "newsletter_subscriptions_forgotten_when_gone",
      sql`(${t.email} is null) = (${t.unsubscribedAt} is not null)`,
    ),
    check("newsletter_subscriptions_email_length", sql`length(${t.email}) between 3 and 254`),
  ],
);

/** A link mailed to confirm a subscription; an expired one outlives the address it was sent to. */
export const newsletterConfirmations = pgTable(
  "newsletter_confirmations",
  {
    /** SHA-256 of the token in the link, in hexadecimal: the token itself is kept nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    subscriptionId: integer("subscription_id").references(() => newsletterSubscriptions.id, {
      onDelete: "set null",
    }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("newsletter_confirmations_subscription_idx").on(t.subscriptionId),
    index("newsletter_confirmations_expires_at_idx").on(t.expiresAt),
  ],
);

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

/**
 * An account of the site's own sign-in: who may sign in with which password. Until the address is
 * confirmed by mail it may stand in several accounts, so that nobody blocks its owner.
 */
export const signInAccounts = pgTable(
  "sign_in_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    name: text("name"),
    /** Argon2id in PHC string form, parameters and salt included. */
    passwordHash: text("password_hash").notNull(),
    /** When its owner confirmed the address; null while nobody has. */
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sign_in_accounts_email_unique")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerifiedAt} is not null`),
    index("sign_in_accounts_email_idx").on(sql`lower(${t.email})`),
    check("sign_in_accounts_email_length", sql`length(${t.email}) between 3 and 254`),
  ],
);

/** A link mailed by the site's own sign-in: to confirm an address, or to choose a new password. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** SHA-256 of the token in the link, in hexadecimal: the token itself is kept nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: ["confirm", "reset"] }).notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => signInAccounts.id, { onDelete: "cascade" }),
    usedAt: timestamp("used_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("sign_in_links_account_idx").on(t.accountId),
    index("sign_in_links_expires_at_idx").on(t.expiresAt),
    check("sign_in_links_purpose_known", sql`${t.purpose} in ('confirm', 'reset')`),
  ],
);

/** What the site's own sign-in must remember for a while: codes, grants, interactions, tokens. */
export const signInRecords = pgTable(
  "sign_in_records",
  {
    /** The provider's model: `AuthorizationCode`, `Interaction`, … */
    model: text("model").notNull(),
    id: text("id").notNull(),
    /** JSON as text: parameters a stranger sent may hold U+0000, which `jsonb` refuses. */
    payload: text("payload").notNull(),
    grantId: text("grant_id"),
    uid: text("uid"),
    accountId: uuid("account_id").references(() => signInAccounts.id, { onDelete: "cascade" }),
    consumedAt: timestamp("consumed_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index("sign_in_records_grant_idx").on(t.grantId),
    index("sign_in_records_uid_idx").on(t.uid),
    index("sign_in_records_account_idx").on(t.accountId),
    index("sign_in_records_expires_at_idx").on(t.expiresAt),
  ],
);

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

/** A trip saved to an account: the form's answers, what follows from them, the chosen wineries. */
export const savedItineraries = pgTable(
  "saved_itineraries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userReference(),
    name: text("name").notNull(),
    guests: integer("guests").notNull(),
    startCity: text("start_city").notNull(),
    region: text("region"),
    drivingDistance: text("driving_distance").notNull(),
    timeAvailable: text("time_available").notNull(),
    budget: text("budget").notNull(),
    reservationPreference: text("reservation_preference").notNull(),
    wineriesPerDay: integer("wineries_per_day").notNull(),
    preferences: text("preferences").array().notNull().default(noTexts),
    days: integer("days").notNull(),
    startDate: date("start_date", { mode: "string" }),
    /** In the visitor's order; a winery that has left the guide since is passed over. */
    wineryIds: integer("winery_ids").array().notNull().default(sql`'{}'::integer[]`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set by deleting, so that it can be undone for a while; then the row goes. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (t) => [
    index("saved_itineraries_user_idx").on(t.userId, t.createdAt.desc()),
    index("saved_itineraries_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check("saved_itineraries_guests_range", sql`${t.guests} between 1 and 50`),
    check("saved_itineraries_pace_range", sql`${t.wineriesPerDay} between 1 and 4`),
    check("saved_itineraries_days_range", sql`${t.days} between 1 and 3`),
    check(
      "saved_itineraries_winery_cap",
      sql`cardinality(${t.wineryIds}) <= ${t.days} * ${t.wineriesPerDay}`,
    ),
  ],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/** The hashed files of the builds that run or ran lately, so that each process can serve any of them. */
export const buildAssets = pgTable("build_assets", {
  /** As a browser asks for it: `/assets/index-D1TBOvLl.js`. */
  path: text("path").primaryKey(),
  body: bytes("body").notNull(),
  /** Whether the body is compressed by Brotli. */
  compressed: boolean("compressed").notNull(),
  /** When a process of its build last started. */
  servedAt: timestamp("served_at", { withTimezone: true }).notNull(),
});
