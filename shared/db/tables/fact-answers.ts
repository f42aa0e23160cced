import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";
import { createdAt, id } from "./columns.ts";
import { wineryReference } from "./references.ts";

/** What a winery answered to a season mail. Nothing of it shows on the site by itself: an editor writes a migration of it. */
export const factAnswers = pgTable(
  "fact_answers",
  {
    id: id(),
    wineryId: wineryReference(),
    /** The season that was asked about: `2027-summer`. */
    season: text("season").notNull(),
    answers: jsonb("answers").$type<FactAnswers>().notNull(),
    /** Whatever else the winery wrote. */
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
