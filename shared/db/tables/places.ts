import { sql } from "drizzle-orm";
import { boolean, check, index, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { PLACE_CATEGORIES, PLACE_KINDS } from "#shared/domain/places/eat-and-stay.ts";
import { SURENESSES } from "#shared/domain/winery/fact-source.ts";
import { createdAt, id, updatedAt } from "./columns.ts";

/** A place to eat or to stay; unknown facts are null. */
export const placesToEatAndStay = pgTable(
  "places_to_eat_and_stay",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    kind: text("kind", { enum: PLACE_KINDS }).notNull(),
    category: text("category", { enum: PLACE_CATEGORIES }).notNull(),
    /** A town of the town table. */
    town: text("town").notNull(),
    /** Follows the town's name: "downtown", "about 6 miles north of town". */
    area: text("area"),
    street: text("street"),
    /** Null for the town's center. */
    latitude: numeric("latitude", { precision: 9, scale: 6 }),
    longitude: numeric("longitude", { precision: 9, scale: 6 }),
    phone: text("phone"),
    website: text("website"),
    servesLunch: boolean("serves_lunch"),
    servesDinner: boolean("serves_dinner"),
    /** A sentence or two for visitors, with the year of what may change. */
    note: text("note"),
    /** A sentence; closed places are not shown. */
    closedReason: text("closed_reason"),
    /** The newest source that names it. */
    sourceName: text("source_name").notNull(),
    sourceUrl: text("source_url"),
    /** A day, a month or a year; null if undated. */
    sourceDate: text("source_date"),
    /** `low` ones are not shown: outdated, only announced, or contradicted. */
    sureness: text("sureness", { enum: SURENESSES }).notNull(),
    /** For editors: other sources, and further details. */
    editorNote: text("editor_note"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("places_to_eat_and_stay_slug_format", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("places_to_eat_and_stay_kind_known", sql`${t.kind} in ('eat', 'stay', 'both')`),
    check(
      "places_to_eat_and_stay_position_whole",
      sql`(${t.latitude} is null) = (${t.longitude} is null)`,
    ),
    check("places_to_eat_and_stay_sureness_known", sql`${t.sureness} in ('high', 'medium', 'low')`),
    check(
      "places_to_eat_and_stay_date_format",
      sql`${t.sourceDate} ~ '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$'`,
    ),
  ],
);

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
