import { boolean, customType, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
