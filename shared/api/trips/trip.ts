/** A trip as it is stored, sent and answered; the calls are in trips.ts. */

import { answersOf, type TripInput } from "#shared/domain/trips/trip-input.ts";
import { z } from "../../zod.ts";
import { bounded, listOf } from "../fields.ts";
import { winerySchema } from "../wineries.ts";
import { driveMatrixSchema, geometriesSchema } from "./drives.ts";
import {
  byWinery,
  listOfDays,
  lunchPlaceSchema,
  planFields,
  planRequestSchema,
} from "./plan-request.ts";
import { leftSchema, plannedDaySchema, reasonSchema, tripPlanSchema } from "./plans.ts";
import {
  arrangementSchema,
  dayLogSchema,
  dayPlacesSchema,
  madeChangeSchema,
  stopNoteSchema,
} from "./trip-changes.ts";
import { MAX_PREFERENCES, tripFormSchema } from "./trip-form.ts";
import { groupSchema } from "./trip-group.ts";

/** What may be in an address where a trip's token does; no other text is looked up. */
export const tripTokenSchema = z.string().min(1).max(100);

/** Kept by the browser that made the trip or opened its editing link; never part of a path. */
export const editKeyHeaders = z.object({
  "x-edit-key": z.string().max(100, "This is not an editing key").optional(),
});

const { drivingDistance, timeAvailable, budget, reservationPreference } = tripFormSchema.shape;

/** At most 100 characters; the empty text is no name. */
export const tripNameSchema = z.string().trim().max(100, "At most 100 characters");

/** The form's answers that no plan follows from (spec §3); each may be left out. */
export const answersSchema = z.object({
  drivingDistance: drivingDistance.nullish(),
  timeAvailable: timeAvailable.nullish(),
  budget: budget.nullish(),
  reservationPreference: reservationPreference.nullish(),
  region: z.string().trim().max(100, "At most 100 characters").nullish(),
  preferences: bounded(
    z.array(z.string().trim().min(1).max(100, "At most 100 characters")),
    MAX_PREFERENCES,
    `At most ${MAX_PREFERENCES} preferences`,
  ).default([]),
});

/** What is kept with a trip beside what its plan is asked of. */
export const keptFields = {
  /** Null where the plan is the best one, and not the visitor's own order. */
  arrangement: arrangementSchema.nullish(),
  /** By the winery's id; only the editors of the trip see them. */
  notes: byWinery(stopNoteSchema).nullish(),
  /** Where to eat and sleep, one entry for each day. */
  places: listOfDays(dayPlacesSchema).nullish(),
  /** What was said on the days of the trip. */
  dayLog: dayLogSchema.nullish(),
};

/**
 * A trip as it is sent: the body of `POST /api/plans` and what else is kept with it. What is left
 * out is taken for unset, also where the trip had it before.
 */
export const tripBodySchema = planRequestSchema.safeExtend({
  name: tripNameSchema.nullish(),
  /** The exact party, 1 to 50; null where nobody said. */
  guests: tripFormSchema.shape.guests.nullish(),
  answers: answersSchema.prefault({}),
  ...keptFields,
});

type TripBody = z.output<typeof tripBodySchema>;

/** What the editors decided in a trip that was sent; what it leaves out is unset. */
export function tripInputFrom(body: TripBody): TripInput {
  const { name, guests, answers, arrangement, notes, places, dayLog, ...request } = body;
  return {
    ...request,
    name: name || null,
    guests: guests ?? null,
    answers: answersOf(answers),
    arrangement: arrangement ?? null,
    ...(notes && { notes }),
    ...(places && { places }),
    ...(dayLog && { dayLog }),
  };
}

/** The form's answers as they are stored; null for one that was not given. */
export const savedAnswersSchema = z.object({
  drivingDistance: z.string().nullable(),
  timeAvailable: z.string().nullable(),
  budget: z.string().nullable(),
  reservationPreference: z.string().nullable(),
  region: z.string().nullable(),
  preferences: z.array(z.string()),
});

/** What the plan is made of: a `PlanRequest` of the schedule; `wineries` may be empty in a saved trip. */
const storedRequestSchema = z
  .object({
    ...planFields,
    // As it was stored, by the table of towns as it was then.
    ends: listOf(z.object({ from: z.string(), to: z.string() })),
    lunchPlaces: z.array(lunchPlaceSchema.nullable()).readonly(),
  })
  .partial()
  .extend({
    base: z.string(),
    wineries: z.array(z.int()).readonly(),
    days: z.int(),
    wineriesPerDay: z.int(),
  });

/** The visitor's own order, timed: an `Arranged` of the schedule without its score. */
const arrangedSchema = z.object({
  /** A day with a fault has no times and no stops. */
  days: listOf(plannedDaySchema),
  faults: listOf(reasonSchema.extend({ wineryId: z.int() })),
  left: leftSchema,
});

/** An `Advice` of the schedule: `{ ...request, ...change }` takes it. */
const adviceSchema = z.object({
  wineryId: z.int(),
  wish: z.enum(["must", "skip"]),
  /** The names of who wishes it. */
  guests: z.array(z.string()).readonly(),
  change: z.record(z.string(), z.unknown()),
  /** Null where a must does not fit, whatever it costs. */
  effect: z
    .object({
      stops: z.int(),
      driveMinutes: z.int(),
      moreDriveMinutes: z.int(),
      day: z.int(),
      backAt: z.int().nullable(),
      joining: z.array(z.int()).readonly(),
      leaving: z.array(z.int()).readonly(),
    })
    .nullable(),
  text: z.string(),
});

/** `/trip/{token}`, and the same with `#edit={key}`: whoever has that may change the trip. */
export const tripLinksSchema = z.object({ url: z.string(), editUrl: z.string() });

/** A trip as everybody with its link sees it, complete enough to be shown and planned again offline. */
export const tripSchema = z.object({
  /** The row's id: names the trip's events in calendars as long as it lives, and opens nothing. */
  calendarId: z.uuid(),
  /** `/trip/{token}`: whoever has it may see the trip. */
  url: z.string(),
  /** `/trip/{token}#edit={key}`; null for who may not edit. */
  editUrl: z.string().nullable(),
  /** Whether this visitor is the owner, or sent the editing key. */
  mayEdit: z.boolean(),
  isOwner: z.boolean(),
  /** Whether it stands in somebody's account; such a trip does not expire. */
  hasOwner: z.boolean(),
  /** Goes up by one with each change; `PUT` names the one it changes. */
  version: z.int(),
  /** Goes up with each change and with each mark of a guest: the SEQUENCE of the calendar. */
  sequence: z.int(),
  name: z.string().nullable(),
  guests: z.int().nullable(),
  answers: savedAnswersSchema,
  request: storedRequestSchema,
  /** The wineries of the request that are in the guide, in its order. */
  wineries: z.array(winerySchema),
  /** The ids of the request that have left the guide since; the plan passes them over. */
  departed: z.array(z.int()),
  /** The drives the plan rests on; null, like `plan`, for a trip without a winery. */
  drives: driveMatrixSchema.nullable(),
  /** The geometries of the drives in the plan that is shown, for its map. */
  courses: geometriesSchema,
  /** The best plan. */
  plan: tripPlanSchema.nullable(),
  /** The visitor's own order, where there is one: without faults it replaces the best plan. */
  arrangement: z.array(z.array(z.int())).nullable(),
  arranged: arrangedSchema.nullable(),
  /** Of the editors; null for who may not edit. */
  notes: z.record(z.string(), stopNoteSchema).nullable(),
  /** Where to eat and sleep, day by day. */
  places: z.array(dayPlacesSchema),
  /** What was said on its days, in that order: how today goes. */
  dayLog: dayLogSchema.optional(),
  group: groupSchema,
  /** What marks of guests would come to, for the editors to take or leave; most wished first. */
  advice: z.array(adviceSchema),
  /** The last changes, newest first; empty for who may not edit. */
  history: z.array(madeChangeSchema),
  /** The day after which the trip is gone; null for one with an owner. */
  expiresOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Trip = z.infer<typeof tripSchema>;
