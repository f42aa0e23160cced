import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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
