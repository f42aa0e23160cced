import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { illustrationSchema, slugSchema } from "./fields.ts";
import { readyTripsRoutes } from "./routes.ts";
import { weekdaySchema } from "./trips/plan-request.ts";
import { plannedDaySchema } from "./trips/plans.ts";
import { winerySchema } from "./wineries.ts";

const staySchema = z.object({
  /** A town of the town table. */
  base: z.string(),
  /** An answer of the trip form, from which the number of days follows. */
  timeAvailable: z.string(),
  /** An answer of the trip form. */
  drivingDistance: z.string(),
  wineriesPerDay: z.int(),
  startWeekday: weekdaySchema,
  /** Ids, in the order of the text. */
  wineries: z.array(z.int()).readonly(),
});

/** A ready-made trip on a list. */
export const readyTripSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** Where it is: "Walla Walla". */
  region: z.string(),
  standfirst: z.string(),
  /** The illustration at its head. */
  illustration: illustrationSchema,
  /** Shown on the home page. */
  isFeatured: z.boolean(),
  /** Slugs of the articles at whose ends it stands. */
  articles: z.array(z.string()).readonly(),
  /** The days at each base, in their order. */
  stays: z.array(staySchema.readonly()).min(1).readonly(),
});

const plannedStaySchema = staySchema.extend({
  /** Its days as the schedule has worked them out. */
  days: z.array(plannedDaySchema.readonly()).readonly(),
  /** The weekdays on which it can begin with every visit made, Monday first. */
  startsOn: z.array(weekdaySchema).readonly(),
});

/** The whole trip, as its page shows it, stay by stay. */
export const readyTripSchema = readyTripSummarySchema.extend({
  /** Paragraphs. */
  words: z.array(z.string()).readonly(),
  stays: z.array(plannedStaySchema.readonly()).min(1).readonly(),
  /** The wineries of all stays, each once. */
  wineries: z
    .array(
      winerySchema.pick({
        id: true,
        slug: true,
        name: true,
        city: true,
        region: true,
        latitude: true,
        longitude: true,
        asOf: true,
      }),
    )
    .readonly(),
});

export type ReadyTripSummary = z.infer<typeof readyTripSummarySchema>;
export type ReadyTrip = z.infer<typeof readyTripSchema>;

export const readyTripsApi = defineApi(readyTripsRoutes, {
  /** The shortest first. */
  list: { response: z.array(readyTripSummarySchema) },
  /** With its plan, which holds for any week: opening hours are a week's. */
  bySlug: {
    params: z.object({ slug: slugSchema }),
    response: readyTripSchema,
  },
});
