import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { OPENERS } from "#shared/domain/site/openers.ts";
import { createdAt, id, noTexts, updatedAt } from "../columns.ts";

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
    /** The drawing it opens with, a name of `OPENERS`; null opens with the title. */
    opener: text("opener", { enum: OPENERS }),
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
