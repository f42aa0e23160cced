import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { SURENESSES } from "#shared/domain/winery/fact-source.ts";
import { wineryReference } from "./references.ts";

/** Where each fact of a winery comes from and when its source says that it was so. */
export const factSources = pgTable(
  "fact_sources",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    wineryId: wineryReference(),
    /** A fact of `FACTS`, or one of those beside them (shared/domain/winery/fact-source.ts). */
    fact: text("fact").notNull(),
    /** Of a list, the values that this source names; null for the whole fact. */
    items: text("items").array(),
    name: text("name").notNull(),
    url: text("url"),
    /** As the source dates itself: a day, a month or a year; null where it gives none. */
    date: text("date"),
    sureness: text("sureness", { enum: SURENESSES }).notNull(),
    /** For editors: what the source says besides, and what contradicts it. */
    note: text("note"),
  },
  (t) => [
    index("fact_sources_winery_idx").on(t.wineryId, t.fact),
    check(
      "fact_sources_date_format",
      sql`${t.date} ~ '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$'`,
    ),
    check("fact_sources_sureness_known", sql`${t.sureness} in ('high', 'medium', 'low')`),
  ],
);
