import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { DatedHours } from "#shared/domain/winery/dated-hours.ts";
import { DEPARTURE_KINDS } from "#shared/domain/winery/departure.ts";
import type { DayTexts, WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { createdAt, id, noTexts, updatedAt } from "./columns.ts";

/** A winery or tasting room (spec §3); `unknownFacts` names unknown facts. */
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
    /** Precise only to a few hundred meters: never show it as an exact pin. */
    locationIsApproximate: boolean("location_is_approximate").notNull().default(false),
    /** US dollars per person; null is free, unless `unknownFacts` names `tastingFee`. */
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
    /** The end of "$20 tasting, …": "waived with two bottles". */
    feeNote: text("fee_note"),
    /** Further details about bookings. */
    visitNote: text("visit_note"),
    /** Hours in prose, if they are seasonal or old. */
    hoursNote: text("hours_note"),
    /** Values of `SETTINGS`. */
    setting: text("setting").array().notNull().default(noTexts),
    /** Year. */
    founded: integer("founded"),
    winemaker: text("winemaker"),
    varietals: text("varietals").array().notNull().default(noTexts),
    specialties: text("specialties").array().notNull().default(noTexts),
    /** A text for each day; null for seasonal and unknown hours. */
    hours: jsonb("hours").$type<DayTexts>(),
    /** The same hours as minutes after local midnight. */
    openingHours: jsonb("opening_hours").$type<WeeklyHours>(),
    /** The hours as the source wrote them (OpenStreetMap `opening_hours` syntax). */
    hoursAsWritten: text("hours_as_written"),
    /** The same as rules by date; null if the week holds all year (docs/decisions/0023). */
    datedHours: jsonb("dated_hours").$type<DatedHours>(),
    /** A file of `client/public/illustrations`, which must not contradict the facts. */
    illustration: text("illustration"),
    unknownFacts: text("unknown_facts").array().notNull().default(noTexts),
    /** Why it is no longer in the guide; the row stays for saved trips. */
    leftKind: text("left_kind", { enum: DEPARTURE_KINDS }),
    /** A sentence or two for visitors. */
    leftReason: text("left_reason"),
    /** `2011-01`, `2024`. */
    leftSince: text("left_since"),
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
    check("wineries_founded_range", sql`${t.founded} between 1850 and 2100`),
    check("wineries_left_with_reason", sql`(${t.leftKind} is null) = (${t.leftReason} is null)`),
    check(
      "wineries_left_kind_known",
      sql`${t.leftKind} in ('closed', 'private', 'unconfirmed', 'not-a-winery')`,
    ),
    check("wineries_left_since_date", sql`${t.leftSince} ~ '^[0-9]{4}(-[0-9]{2})?$'`),
    check("wineries_fee_not_negative", sql`${t.tastingFee} >= 0`),
    check("wineries_rating_range", sql`${t.rating} between 0 and 5`),
    check("wineries_yelp_range", sql`${t.yelpRating} between 0 and 5`),
    check("wineries_wine_searcher_range", sql`${t.wineSearcherRating} between 0 and 100`),
  ],
);

/** A column for the winery that a row is about. The row goes with the winery. */
export const wineryReference = () =>
  integer("winery_id")
    .notNull()
    .references(() => wineries.id, { onDelete: "cascade" });
