/** Columns that several tables have. */
import { sql } from "drizzle-orm";
import { integer, timestamp } from "drizzle-orm/pg-core";

/** When the row was written. */
export const createdAt = () =>
  timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/** When the row was last written. */
export const updatedAt = () =>
  timestamp("updated_at", { withTimezone: true }).notNull().defaultNow();

/** A key the database counts. */
export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

/** The default of a list of texts. */
export const noTexts = sql`'{}'::text[]`;
