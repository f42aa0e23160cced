import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { userReference, wineryReference } from "./references.ts";

/** A winery somebody marked as a favorite. */
export const favorites = pgTable(
  "favorites",
  {
    userId: userReference(),
    wineryId: wineryReference(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wineryId] }),
    index("favorites_winery_idx").on(t.wineryId),
  ],
);

/** A winery on somebody's trip list: what they mean to put into their next trip. */
export const tripListEntries = pgTable(
  "trip_list_entries",
  {
    userId: userReference(),
    wineryId: wineryReference(),
    /** Keeps the order in which wineries were added, also of those added at once. */
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wineryId] }),
    index("trip_list_entries_winery_idx").on(t.wineryId),
  ],
);
