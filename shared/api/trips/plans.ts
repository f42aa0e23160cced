import { z } from "../../zod.ts";
import type { Api } from "../endpoint.ts";
import { listOf } from "../fields.ts";
import { driveMatrixSchema } from "./drives.ts";
import { planSchema } from "./plan.ts";
import { planRequestSchema, weekdaySchema } from "./plan-request.ts";

const repairSchema = z.object({
  code: z.string(),
  text: z.string(),
  change: z.record(z.string(), z.unknown()),
  effect: z.object({ stops: z.int(), driveMinutes: z.int() }),
});

const weekdayOutcomeSchema = z.object({
  weekday: weekdaySchema,
  /** Null if the pins conflict. */
  score: z
    .object({
      must: z.int(),
      stops: z.int(),
      known: z.int(),
      driveMinutes: z.int(),
      waitMinutes: z.int(),
      lastBack: z.int(),
    })
    .nullable(),
});

/** A plan with its repairs, as a `TripPlan` of the schedule. */
export const tripPlanSchema = planSchema.extend({
  /** At most five, best first; apply with `{ ...request, ...change }`. */
  repairs: listOf(repairSchema),
  startWeekday: weekdaySchema,
  /** Without a date and a weekday: the seven starting weekdays, Monday first. */
  weekdays: listOf(weekdayOutcomeSchema).nullable(),
});

export const plansApi = {
  /** Computes the best plan; stores nothing and needs no account. Limited by network. */
  solve: {
    method: "POST",
    path: "/api/plans",
    body: planRequestSchema,
    response: tripPlanSchema.extend({
      /** The plan's drives, so that it can be changed without another request. */
      drives: driveMatrixSchema,
    }),
  },
} as const satisfies Api;
