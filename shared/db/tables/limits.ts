import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
