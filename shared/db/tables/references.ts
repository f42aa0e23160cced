import { integer, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";
import { wineries } from "./wineries.ts";

/** Whose the row is; it goes with the account. */
export const userReference = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The winery the row is about; it goes with the winery. */
export const wineryReference = () =>
  integer("winery_id")
    .notNull()
    .references(() => wineries.id, { onDelete: "cascade" });
