import { NOTICE_CODES, REASON_CODES } from "#shared/domain/schedule/plan.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { z } from "../../zod.ts";
import type { Api } from "../endpoint.ts";
import { listOf } from "../fields.ts";
import { driveMatrixSchema } from "./drives.ts";
import { planRequestSchema, weekdaySchema } from "./plan-request.ts";

const minutesOrNone = z.int().nullable();

export const reasonSchema = z.object({
  code: z.enum(REASON_CODES),
  /** Day index; null if it is about the trip. */
  day: z.int().nullable(),
  text: z.string(),
});

export const leftSchema = listOf(z.object({ wineryId: z.int(), reasons: listOf(reasonSchema) }));

const legShape = {
  travel: z.enum(["car", "foot"]),
  legMinutes: z.int(),
  legMiles: z.number(),
  ferry: z.boolean(),
};

const noticesSchema = listOf(z.object({ code: z.enum(NOTICE_CODES), text: z.string() }));

const hoursSchema = z.enum(["open", "unknown", "openEnded"]);

const plannedStopSchema = z.object({
  ...legShape,
  wineryId: z.int(),
  /** At the door, after parking. */
  arrive: z.int(),
  begin: z.int(),
  end: z.int(),
  parkMinutes: z.int(),
  waitMinutes: z.int(),
  hours: hoursSchema,
  /** The listed hours the visit lies in; null if unknown. */
  opening: z.object({ opens: z.int(), closes: z.int().nullable() }).readonly().nullable(),
  pinned: z.boolean(),
  notices: noticesSchema,
});

const plannedMealSchema = z.object({
  key: z.string(),
  name: z.string(),
  town: z.string(),
  /** There, and back to where they were; null if they continue from there. */
  there: z.object(legShape).readonly(),
  back: z.object(legShape).readonly().nullable(),
  hours: hoursSchema,
  notices: noticesSchema,
});

export const plannedDaySchema = z.object({
  date: z.iso.date().nullable(),
  weekday: z.enum(WEEKDAYS),
  holiday: z.string().nullable(),
  /** Names of where the day begins and ends. */
  from: z.string(),
  to: z.string(),
  /** Null, like `backAt` and `back`, for a day without a stop that ends where it begins. */
  leaveAt: minutesOrNone,
  backAt: minutesOrNone,
  driveMinutes: z.int(),
  miles: z.number(),
  waitMinutes: z.int(),
  stops: listOf(plannedStopSchema),
  lunchAt: minutesOrNone,
  /** What the break follows: nothing yet, the return, or the visit of a winery. */
  lunchPlace: z.union([z.enum(["before", "after"]), z.int()]).nullable(),
  meal: plannedMealSchema.readonly().nullable(),
  back: z.object(legShape).readonly().nullable(),
});

/** A plan (docs/schedule.md). Times are minutes after local midnight. */
const planSchema = z.object({
  days: listOf(plannedDaySchema),
  left: leftSchema,
  /** Conflicting pins; no stop is planned then. */
  contradictions: listOf(reasonSchema.extend({ wineryIds: z.array(z.int()).readonly() })),
  /** No better plan exists under the rules. */
  proof: z.object({ optimal: z.literal(true) }),
});

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
