/**
 * The tables. Every change here becomes a migration (`npm run db:generate -- --name verb_noun`);
 * `npm run check` fails while the two differ. Rules the database can keep are kept by the database.
 */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DayTexts, WeeklyHours } from "#shared/domain/opening-hours.ts";
import type { FactSource } from "#shared/domain/winery-facts.ts";

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
    /** The position is good to a few hundred metres only: never draw it as an exact pin. */
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
