/** What all processes of the site share. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** Requests counted in a window of time. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** `mail:address:<hmac>`, never an address in plain text. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("rate_limits_resets_at_idx").on(t.resetsAt),
    check("rate_limits_count_not_negative", sql`${t.count} >= 0`),
  ],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/** The hashed files of recent builds, so that each process can serve all of them. */
export const buildAssets = pgTable("build_assets", {
  /** As a browser asks for it: `/assets/index-D1TBOvLl.js`. */
  path: text("path").primaryKey(),
  body: bytes("body").notNull(),
  /** Whether the body is compressed by Brotli. */
  compressed: boolean("compressed").notNull(),
  /** When a process of its build last started. */
  servedAt: timestamp("served_at", { withTimezone: true }).notNull(),
});
