import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { illustrationSchema, slugSchema } from "./fields.ts";
import { readyTripsRoutes } from "./routes.ts";
import { plannedDaySchema } from "./trips/plan.ts";
import { weekdaySchema } from "./trips/plan-request.ts";
import { winerySchema } from "./wineries.ts";

const staySchema = z.object({
  /** A town of the town table. */
  base: z.string(),
  /** Answers of the trip form; the number of days follows from the first. */
  timeAvailable: z.string(),
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
  illustration: illustrationSchema,
  /** Shown on the home page. */
  isFeatured: z.boolean(),
  /** Slugs of the articles that end with it. */
  articles: z.array(z.string()).readonly(),
  /** The days at each base, in order. */
  stays: z.array(staySchema.readonly()).min(1).readonly(),
});

const plannedStaySchema = staySchema.extend({
  days: z.array(plannedDaySchema.readonly()).readonly(),
  /** The weekdays on which it can start with all its visits, Monday first. */
  startsOn: z.array(weekdaySchema).readonly(),
});

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
  /** With a plan by weekly opening hours. */
  bySlug: {
    params: z.object({ slug: slugSchema }),
    response: readyTripSchema,
  },
});
