import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import type { DayTexts, WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import type { FactSource } from "#shared/domain/winery/winery-facts.ts";
import { createdAt, id, noTexts, updatedAt } from "../columns.ts";

/** One winery or tasting room (spec §3). Absent facts are named in `unknownFacts`, never guessed. */
export const wineries = pgTable(
  "wineries",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    /** The most specific AVA at the site, or an area name outside every AVA. */
    region: text("region").notNull(),
    /** Every AVA the site lies in, from the widest to the most specific. */
    avas: text("avas").array().notNull().default(noTexts),
    description: text("description"),
    address: text("address").notNull(),
    city: text("city").notNull(),
    county: text("county"),
    state: text("state").notNull().default("WA"),
    zipCode: text("zip_code"),
    phone: text("phone"),
    email: text("email"),
    website: text("website"),
    latitude: numeric("latitude", { precision: 9, scale: 6 }).notNull(),
    longitude: numeric("longitude", { precision: 9, scale: 6 }).notNull(),
    /** The position is good to a few hundred meters only: never draw it as an exact pin. */
    locationIsApproximate: boolean("location_is_approximate").notNull().default(false),
    /** US dollars a person; null is free, unless `unknownFacts` names `tastingFee`. */
    tastingFee: numeric("tasting_fee", { precision: 6, scale: 2, mode: "number" }),
    rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }),
    yelpRating: numeric("yelp_rating", { precision: 2, scale: 1, mode: "number" }),
    wineSearcherRating: integer("wine_searcher_rating"),
    isFeatured: boolean("is_featured").notNull().default(false),
    reservationsRequired: boolean("reservations_required").notNull().default(false),
    walkInsWelcome: boolean("walk_ins_welcome").notNull().default(false),
    onlineSales: boolean("online_sales").notNull().default(false),
    wineClub: boolean("wine_club").notNull().default(false),
    shipsToState: boolean("ships_to_state").notNull().default(false),
    reservationUrl: text("reservation_url"),
    varietals: text("varietals").array().notNull().default(noTexts),
    specialties: text("specialties").array().notNull().default(noTexts),
    /** What a visitor reads, a line for each day; null when nobody has verified the hours. */
    hours: jsonb("hours").$type<DayTexts>(),
    /** What the code reasons with: the same hours as minutes after local midnight. */
    openingHours: jsonb("opening_hours").$type<WeeklyHours>(),
    /** The hours as the source wrote them (OpenStreetMap `opening_hours` syntax). */
    hoursAsWritten: text("hours_as_written"),
    unknownFacts: text("unknown_facts").array().notNull().default(noTexts),
    sources: jsonb("sources").$type<FactSource[]>().notNull().default([]),
    /** The newest date on which any of the facts was read from its source. */
    verifiedOn: date("verified_on", { mode: "string" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("wineries_name_idx").on(t.name),
    index("wineries_region_idx").on(t.region),
    index("wineries_city_idx").on(t.city),
    index("wineries_featured_idx").on(t.name).where(sql`${t.isFeatured}`),
    check("wineries_slug_format", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("wineries_latitude_range", sql`${t.latitude} between -90 and 90`),
    check("wineries_longitude_range", sql`${t.longitude} between -180 and 180`),
    check("wineries_fee_not_negative", sql`${t.tastingFee} >= 0`),
    check("wineries_rating_range", sql`${t.rating} between 0 and 5`),
    check("wineries_yelp_range", sql`${t.yelpRating} between 0 and 5`),
    check("wineries_wine_searcher_range", sql`${t.wineSearcherRating} between 0 and 100`),
  ],
);
