import { DEPARTURE_KINDS } from "#shared/domain/winery/departure.ts";
import { CHANGING_FACTS } from "#shared/domain/winery/fact-age.ts";
import { SURENESSES } from "#shared/domain/winery/fact-source.ts";
import { everyDay, WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { REPORTED_FACT_NAMES } from "#shared/domain/winery/reported-facts.ts";
import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { emailSchema, illustrationSchema, slugSchema } from "./fields.ts";
import { REPORT_MAX, REPORT_SOURCE_MAX } from "./limits.ts";
import { factReportsRoutes, wineriesRoutes } from "./routes.ts";

const dayTextsSchema = z.object(everyDay(() => z.string()));

const minuteOfDay = z.int().min(0).max(2880);

const dayHoursSchema = z
  .array(z.object({ opens: minuteOfDay, closes: minuteOfDay.nullable() }).readonly())
  .readonly()
  .nullable();

const weeklyHoursSchema = z.object(everyDay(() => dayHoursSchema));

/** `MM-DD` of every year, or `YYYY-MM-DD` of one. */
const day = z.string().regex(/^(?:\d{4}-)?\d{2}-\d{2}$/);

const dateSpanSchema = z.object({ from: day, until: day }).readonly();

const datedHoursSchema = z
  .array(
    z.object({
      /**
       * Federal holidays (the holiday itself and its observed date), or days, both ends included:
       * those of every year cross New Year if `until` comes first.
       */
      when: z.union([z.literal("holidays"), dateSpanSchema]),
      week: z.partialRecord(z.enum(WEEKDAYS), dayHoursSchema),
    }),
  )
  .readonly()
  .nullable();

export const factSourceSchema = z.object({
  /** A `WineryFact`, or one of those beside them (shared/domain/winery/fact-source.ts). */
  fact: z.string(),
  /** The values of a list (grapes, setting) that this source names; null for all. */
  items: z.array(z.string()).nullable(),
  name: z.string(),
  url: z.url().nullable(),
  /** A day, a month or a year. */
  date: z.string().nullable(),
  sureness: z.enum(SURENESSES),
});

export type FactSource = z.infer<typeof factSourceSchema>;

const factDate = z.string().nullable();

/** A winery (spec §3). Null means "none" only for facts not in `unknownFacts`. */
export const winerySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  avas: z.array(z.string()),
  description: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  county: z.string().nullable(),
  state: z.string(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.email().nullable(),
  website: z.url().nullable(),
  /** Decimal degrees as text (spec §3). */
  latitude: z.string(),
  longitude: z.string(),
  locationIsApproximate: z.boolean(),
  /** US dollars per person; null is free, unless `unknownFacts` names it. */
  tastingFee: z.number().nonnegative().nullable(),
  /** The end of "$20 tasting, …". */
  feeNote: z.string().nullable(),
  visitNote: z.string().nullable(),
  hoursNote: z.string().nullable(),
  /** Values of `SETTINGS`. */
  setting: z.array(z.string()),
  /** Year. */
  founded: z.int().nullable(),
  winemaker: z.string().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  yelpRating: z.number().min(0).max(5).nullable(),
  wineSearcherRating: z.number().min(0).max(100).nullable(),
  isFeatured: z.boolean(),
  reservationsRequired: z.boolean(),
  walkInsWelcome: z.boolean(),
  onlineSales: z.boolean(),
  wineClub: z.boolean(),
  shipsToState: z.boolean(),
  reservationUrl: z.url().nullable(),
  varietals: z.array(z.string()),
  specialties: z.array(z.string()),
  hours: dayTextsSchema.nullable(),
  openingHours: weeklyHoursSchema.nullable(),
  /**
   * Seasons, single dates and holidays: the last rule for a date decides; without one, hours are
   * unknown. Weekdays that a season omits are closed. `hours` and `openingHours` are those of the
   * current season. Null if the week holds all year.
   */
  datedHours: datedHoursSchema,
  /** The days of `hours` and `openingHours`; null all year. Unknown ends are null. */
  season: z.object({ from: day.nullable(), until: day.nullable() }).readonly().nullable(),
  illustration: illustrationSchema.nullable(),
  /** Unknown facts, and facts too old to count. */
  unknownFacts: z.array(z.string()),
  /** The dates of changing facts, also of old ones. */
  asOf: z.partialRecord(z.enum(CHANGING_FACTS), factDate),
});

export type Winery = z.infer<typeof winerySchema>;

const wineryDetailsSchema = winerySchema.extend({ sources: z.array(factSourceSchema) });

export type WineryDetails = z.infer<typeof wineryDetailsSchema>;

/** A winery that is no longer in the guide, and why. */
const departedWinerySchema = winerySchema
  .pick({ id: true, slug: true, name: true, city: true, region: true })
  .extend({
    kind: z.enum(DEPARTURE_KINDS),
    reason: z.string(),
    /** A year or a month, if known. */
    since: z.string().nullable(),
    source: factSourceSchema.pick({ name: true, url: true, date: true }).nullable(),
  });

export type DepartedWinery = z.infer<typeof departedWinerySchema>;

/** A winery near another one, with approximate figures. */
export const nearbyWinerySchema = z.object({
  winery: winerySchema.pick({
    id: true,
    slug: true,
    name: true,
    city: true,
    region: true,
    illustration: true,
  }),
  /** Whole miles; 0 is less than half of one. */
  miles: z.int().nonnegative(),
  /** In steps of five, without traffic, with a ferry's crossing and wait. */
  minutes: z.int().positive(),
  ferry: z.boolean(),
  /** Estimated from the straight line. */
  estimated: z.boolean(),
});

export type NearbyWinery = z.infer<typeof nearbyWinerySchema>;

const factReportSchema = z.object({
  fact: z.enum(REPORTED_FACT_NAMES, { error: "Choose what should be corrected" }),
  suggested: z
    .string({ error: "Tell us what is right" })
    .trim()
    .min(2, "Tell us what is right")
    .max(REPORT_MAX, `At most ${REPORT_MAX} characters`),
  /** How the visitor knows. */
  source: z
    .string()
    .trim()
    .max(REPORT_SOURCE_MAX, `At most ${REPORT_SOURCE_MAX} characters`)
    .optional(),
  /** Only for telling the visitor about the result. */
  email: emailSchema.optional(),
});

/** Corrections that visitors suggest. */
export const factReportsApi = defineApi(factReportsRoutes, {
  /** Stores a suggestion for the editors' digest. */
  report: {
    params: z.object({ slug: slugSchema }),
    body: factReportSchema,
    response: z.object({ status: z.literal("stored") }),
    status: 202,
  },
});

export const wineriesApi = defineApi(wineriesRoutes, {
  list: { response: z.array(winerySchema) },
  featured: { response: z.array(winerySchema) },
  /** By name; calls with their slugs return 410. */
  departed: { response: z.array(departedWinerySchema) },
  bySlug: {
    params: z.object({ slug: slugSchema }),
    response: wineryDetailsSchema,
  },
  /** At most six by road, nearest first; none without a road. Also for a winery that left. */
  nearby: {
    params: z.object({ slug: slugSchema }),
    response: z.array(nearbyWinerySchema),
  },
});
