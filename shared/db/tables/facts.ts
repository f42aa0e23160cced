import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";
import { SURENESSES } from "#shared/domain/winery/fact-source.ts";
import type { ReportedFact } from "#shared/domain/winery/reported-facts.ts";
import { createdAt, id } from "./columns.ts";
import { wineries, wineryReference } from "./wineries.ts";

/** The sources of a winery's facts. */
export const factSources = pgTable(
  "fact_sources",
  {
    id: id(),
    wineryId: wineryReference(),
    /** A fact of `FACTS`, or one of those beside them (shared/domain/winery/fact-source.ts). */
    fact: text("fact").notNull(),
    /** The values of a list that this source names; null for all. */
    items: text("items").array(),
    name: text("name").notNull(),
    url: text("url"),
    /** A day, a month or a year; null if undated. */
    date: text("date"),
    sureness: text("sureness", { enum: SURENESSES }).notNull(),
    /** For editors: further details, and contradictions. */
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

/** A winery's answers to a season mail. An editor turns accepted ones into a migration. */
export const factAnswers = pgTable(
  "fact_answers",
  {
    id: id(),
    wineryId: wineryReference(),
    /** The season that was asked about: `2027-summer`. */
    season: text("season").notNull(),
    answers: jsonb("answers").$type<FactAnswers>().notNull(),
    note: text("note"),
    /** `asked` back; `accepted` into a migration; `dropped`, or replaced by a later one. */
    state: text("state", { enum: ["waiting", "asked", "accepted", "dropped"] })
      .notNull()
      .default("waiting"),
    createdAt: createdAt(),
    handledAt: timestamp("handled_at", { withTimezone: true }),
  },
  (t) => [
    index("fact_answers_winery_idx").on(t.wineryId, t.season),
    check(
      "fact_answers_state_known",
      sql`${t.state} in ('waiting', 'asked', 'accepted', 'dropped')`,
    ),
    check("fact_answers_note_length", sql`length(${t.note}) <= 1000`),
  ],
);

/** A correction that a visitor suggests (docs/editing.md), for the editors alone. */
export const factReports = pgTable(
  "fact_reports",
  {
    id: id(),
    wineryId: integer("winery_id")
      .notNull()
      .references(() => wineries.id),
    fact: text("fact").$type<ReportedFact>().notNull(),
    /** What the page said at the time. */
    shown: text("shown").notNull(),
    /** What is right, in the visitor's words. */
    suggested: text("suggested").notNull(),
    source: text("source"),
    /** For thanking the visitor. */
    email: text("email"),
    /** `reported` after mail to the editor; `corrected` after thanks to the visitor. */
    state: text("state", { enum: ["waiting", "reported", "corrected"] })
      .notNull()
      .default("waiting"),
    /** The digest that has claimed it, and until when. */
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
