import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt, noTexts, updatedAt } from "../columns.ts";
import { userReference } from "../references.ts";

/** A trip saved to an account: the form's answers, what follows from them, the chosen wineries. */
export const savedItineraries = pgTable(
  "saved_itineraries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userReference(),
    name: text("name").notNull(),
    guests: integer("guests").notNull(),
    startCity: text("start_city").notNull(),
    region: text("region"),
    drivingDistance: text("driving_distance").notNull(),
    timeAvailable: text("time_available").notNull(),
    budget: text("budget").notNull(),
    reservationPreference: text("reservation_preference").notNull(),
    wineriesPerDay: integer("wineries_per_day").notNull(),
    preferences: text("preferences").array().notNull().default(noTexts),
    days: integer("days").notNull(),
    startDate: date("start_date", { mode: "string" }),
    /** In the visitor's order; a winery that has left the guide since is passed over. */
    wineryIds: integer("winery_ids").array().notNull().default(sql`'{}'::integer[]`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set by deleting, so that it can be undone for a while; then the row goes. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (t) => [
    index("saved_itineraries_user_idx").on(t.userId, t.createdAt.desc()),
    index("saved_itineraries_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check("saved_itineraries_guests_range", sql`${t.guests} between 1 and 50`),
    check("saved_itineraries_pace_range", sql`${t.wineriesPerDay} between 1 and 4`),
    check("saved_itineraries_days_range", sql`${t.days} between 1 and 3`),
    check(
      "saved_itineraries_winery_cap",
      sql`cardinality(${t.wineryIds}) <= ${t.days} * ${t.wineriesPerDay}`,
    ),
  ],
);
