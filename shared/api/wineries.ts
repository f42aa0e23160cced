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

/** `MM-DD` of every year, or a date of one. */
const day = z.string().regex(/^(?:\d{4}-)?\d{2}-\d{2}$/);

const dateSpanSchema = z.object({ from: day, until: day }).readonly();

const datedHoursSchema = z
  .array(
    z.object({
      /** Both ends included; of every year, `from` after `until` runs across New Year. */
      when: z.union([z.literal("holidays"), dateSpanSchema]),
      week: z.partialRecord(z.enum(WEEKDAYS), dayHoursSchema),
    }),
  )
  .readonly()
  .nullable();

/** Where a fact comes from, as visitors read it. */
export const factSourceSchema = z.object({
  fact: z.string(),
  /** Of a list (grapes, setting), the values that this source names; null for the whole fact. */
  items: z.array(z.string()).nullable(),
  name: z.string(),
  url: z.url().nullable(),
  /** As the source dates itself: a day, a month or a year. */
  date: z.string().nullable(),
  sureness: z.enum(SURENESSES),
});

const factDate = z.string().nullable();

/** A winery as visitors see it (spec §3). Null is "none" only for facts not in `unknownFacts`. */
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
  /** Decimal degrees as text, to be parsed to numbers (spec §3). */
  latitude: z.string(),
  longitude: z.string(),
  locationIsApproximate: z.boolean(),
  /** US dollars a person; null means free, unless `unknownFacts` names it. */
  tastingFee: z.number().nonnegative().nullable(),
  /** The end of "$20 tasting, …". */
  feeNote: z.string().nullable(),
  visitNote: z.string().nullable(),
  hoursNote: z.string().nullable(),
  /** In the words of `SETTINGS`. */
  setting: z.array(z.string()),
  /** The year in which it was founded. */
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
   * Seasons, single dates and holidays: on a date the last rule that speaks of it decides, and where none
   * does, nobody knows; a weekday that its season leaves out is closed. `hours` and `openingHours` are those of
   * the season now. Null: the week holds all year.
   */
  datedHours: datedHoursSchema,
  /** The days that `hours` and `openingHours` are of; null where they hold all year, an end that nobody knows too. */
  season: z.object({ from: day.nullable(), until: day.nullable() }).readonly().nullable(),
  /** The illustration on its card and page; null where none has been chosen. */
  illustration: illustrationSchema.nullable(),
  /** What nobody has verified, and what was verified so long ago that it says nothing of today. */
  unknownFacts: z.array(z.string()),
  /** Of when the changing facts are; an old one stands here and in `unknownFacts`. */
  asOf: z.partialRecord(z.enum(CHANGING_FACTS), factDate),
});

export type Winery = z.infer<typeof winerySchema>;

/** A winery with the sources of all its facts, for its page. */
const wineryDetailsSchema = winerySchema.extend({ sources: z.array(factSourceSchema) });

export type WineryDetails = z.infer<typeof wineryDetailsSchema>;

/** A winery that is no longer in the guide: its name stays, and the page says why. */
const departedWinerySchema = winerySchema
  .pick({ id: true, slug: true, name: true, city: true, region: true })
  .extend({
    kind: z.enum(DEPARTURE_KINDS),
    reason: z.string(),
    /** A year or a month, where it is known. */
    since: z.string().nullable(),
    source: factSourceSchema.pick({ name: true, url: true, date: true }).nullable(),
  });

export type DepartedWinery = z.infer<typeof departedWinerySchema>;

/** A winery near another one, by road: figures to be told with "about". */
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
  /** In steps of five, at least five; without traffic. A ferry's crossing and wait are included. */
  minutes: z.int().positive(),
  ferry: z.boolean(),
  /** Whether it rests on the straight line, by streets that the road network does not have. */
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
  /** Of a visitor who wants to hear what comes of it; used for nothing else. */
  email: emailSchema.optional(),
});

/** What visitors suggest to correct of a winery. */
export const factReportsApi = defineApi(factReportsRoutes, {
  /** Stores a suggestion for the editor, who gets all of them as a digest. */
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
  /** Wineries that left, by name; calls for any of them by slug are answered with 410. */
  departed: { response: z.array(departedWinerySchema) },
  bySlug: {
    params: z.object({ slug: slugSchema }),
    response: wineryDetailsSchema,
  },
  /**
   * The nearest others by road, nearest first, at most six; none for a winery without a road. Also
   * answered for a winery that left.
   */
  nearby: {
    params: z.object({ slug: slugSchema }),
    response: z.array(nearbyWinerySchema),
  },
});
