import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ReportedFact } from "#shared/domain/winery/reported-facts.ts";
import { createdAt, id } from "./columns.ts";
import { wineries } from "./wineries.ts";

/** A correction that a visitor suggests (docs/editing.md). Nothing of it shows on the site by itself. */
export const factReports = pgTable(
  "fact_reports",
  {
    id: id(),
    wineryId: integer("winery_id")
      .notNull()
      .references(() => wineries.id),
    fact: text("fact").$type<ReportedFact>().notNull(),
    /** What the page said when the report came. */
    shown: text("shown").notNull(),
    /** What is right, in the visitor's words. */
    suggested: text("suggested").notNull(),
    /** How the visitor knows. */
    source: text("source"),
    /** Of a visitor who wants to hear of it. */
    email: text("email"),
    /** `waiting` until the editor has been mailed it; `corrected` once the visitor has been thanked. */
    state: text("state", { enum: ["waiting", "reported", "corrected"] })
      .notNull()
      .default("waiting"),
    /** The digest that takes it along, and until when no other may. */
    digest: uuid("digest"),
    claimedUntil: timestamp("claimed_until", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    index("fact_reports_waiting_idx").on(t.id).where(sql`${t.state} = 'waiting'`),
    index("fact_reports_created_at_idx").on(t.createdAt),
    check("fact_reports_state_known", sql`${t.state} in ('waiting', 'reported', 'corrected')`),
    check(
      "fact_reports_lengths",
      sql`length(${t.suggested}) <= 2000 and length(${t.source}) <= 300 and length(${t.email}) <= 254`,
    ),
  ],
);
