import { index, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

/** A Washington city, town or census-designated place, for the city search (spec §4). */
export const cities = pgTable(
  "cities",
  {
    id: id(),
    name: text("name").notNull(),
    /** The name in lower case without accents or punctuation: what the search compares. */
    searchName: text("search_name").notNull(),
    county: text("county").notNull(),
    /** The most specific AVA around the place, where there is one. */
    region: text("region"),
    latitude: numeric("latitude", { precision: 9, scale: 6 }).notNull(),
    longitude: numeric("longitude", { precision: 9, scale: 6 }).notNull(),
  },
  (t) => [
    unique("cities_name_county_unique").on(t.name, t.county),
    index("cities_search_name_idx").on(t.searchName.op("text_pattern_ops")),
  ],
);
