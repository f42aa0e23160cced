import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { createdAt, id, noTexts, updatedAt } from "./columns.ts";

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
    /** The file of `client/public/illustrations` it opens with; null opens with the title. */
    illustration: text("illustration"),
    /** Read by the release before; to be dropped with a later one. */
    opener: text("opener"),
    tags: text("tags").array().notNull().default(noTexts),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("posts_published_at_idx").on(t.publishedAt.desc()),
    check("posts_published_at_finite", sql`isfinite(${t.publishedAt})`),
    check("posts_slug_format", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** A ready-made trip with wineries, days and bases chosen by the editors. */
export const readyTrips = pgTable(
  "ready_trips",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    /** Where it is, as a reader says it: `Walla Walla`. */
    region: text("region").notNull(),
    /** A sentence or two, for lists and under the title. */
    standfirst: text("standfirst").notNull(),
    /** A few paragraphs: why these wineries, and why to start on that day. */
    words: text("words").notNull(),
    /** The file of `client/public/illustrations` it opens with. */
    illustration: text("illustration").notNull(),
    /** Read by the release before; to be dropped with a later one. */
    opener: text("opener"),
    /** Shown on the home page. */
    isFeatured: boolean("is_featured").notNull().default(false),
    /** Slugs of the articles that end with it. */
    articles: text("articles").array().notNull().default(noTexts),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check("ready_trips_slug_format", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
);

/** The days of a ready-made trip at one base. */
export const readyTripStays = pgTable(
  "ready_trip_stays",
  {
    id: id(),
    readyTripId: integer("ready_trip_id")
      .notNull()
      .references(() => readyTrips.id, { onDelete: "cascade" }),
    /** From 1, in the order of the trip. */
    position: integer("position").notNull(),
    /** A town of the town table. */
    base: text("base").notNull(),
    /** An answer of the trip form; the number of days follows from it (spec §5). */
    timeAvailable: text("time_available").notNull(),
    wineriesPerDay: integer("wineries_per_day").notNull(),
    /** An answer of the trip form that every one of its wineries satisfies. */
    drivingDistance: text("driving_distance").notNull(),
    startWeekday: text("start_weekday", { enum: WEEKDAYS }).notNull(),
    /** Slugs, in the order of the text. */
    wineries: text("wineries").array().notNull(),
  },
  (t) => [
    index("ready_trip_stays_trip_idx").on(t.readyTripId, t.position),
    check("ready_trip_stays_position", sql`${t.position} between 1 and 3`),
    check("ready_trip_stays_per_day", sql`${t.wineriesPerDay} between 1 and 4`),
    check("ready_trip_stays_wineries", sql`cardinality(${t.wineries}) between 1 and 12`),
    check(
      "ready_trip_stays_weekday",
      sql`${t.startWeekday} in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')`,
    ),
  ],
);
