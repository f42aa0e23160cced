import { z } from "zod";
import { defineApi } from "./endpoint.ts";
import { slugSchema } from "./fields.ts";

const dayTextsSchema = z.object({
  monday: z.string(),
  tuesday: z.string(),
  wednesday: z.string(),
  thursday: z.string(),
  friday: z.string(),
  saturday: z.string(),
  sunday: z.string(),
});

const minuteOfDay = z.int().min(0).max(2880);

const dayHoursSchema = z
  .array(z.object({ opens: minuteOfDay, closes: minuteOfDay.nullable() }).readonly())
  .readonly()
  .nullable();

const weeklyHoursSchema = z.object({
  monday: dayHoursSchema,
  tuesday: dayHoursSchema,
  wednesday: dayHoursSchema,
  thursday: dayHoursSchema,
  friday: dayHoursSchema,
  saturday: dayHoursSchema,
  sunday: dayHoursSchema,
});

const factSourceSchema = z.object({
  facts: z.array(z.string()).readonly(),
  name: z.string(),
  url: z.url().nullable(),
  date: z.string().nullable(),
});

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
  unknownFacts: z.array(z.string()),
  sources: z.array(factSourceSchema),
  verifiedOn: z.iso.date().nullable(),
});

export type Winery = z.infer<typeof winerySchema>;

/** A winery near another one, by road: figures to be told with "about". */
export const nearbyWinerySchema = z.object({
  winery: winerySchema.pick({ id: true, slug: true, name: true, city: true, region: true }),
  /** Whole miles; 0 is less than half of one. */
  miles: z.int().nonnegative(),
  /** In steps of five, at least five; without traffic. A ferry's crossing and wait are included. */
  minutes: z.int().positive(),
  ferry: z.boolean(),
  /** Whether it rests on the straight line, by streets that the road network does not have. */
  estimated: z.boolean(),
});

export type NearbyWinery = z.infer<typeof nearbyWinerySchema>;

export const wineriesApi = defineApi({
  list: { method: "GET", path: "/api/wineries", response: z.array(winerySchema) },
  featured: { method: "GET", path: "/api/wineries/featured", response: z.array(winerySchema) },
  bySlug: {
    method: "GET",
    path: "/api/wineries/slug/:slug",
    params: z.object({ slug: slugSchema }),
    response: winerySchema,
  },
  /** The nearest others by road, nearest first, at most six; none for a winery without a road. */
  nearby: {
    method: "GET",
    path: "/api/wineries/slug/:slug/nearby",
    params: z.object({ slug: slugSchema }),
    response: z.array(nearbyWinerySchema),
  },
});
