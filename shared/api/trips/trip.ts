/** The schemas of trips; trips.ts has the calls. */

import { shownText } from "#shared/domain/trips/guest-name.ts";
import { answersOf, type TripInput } from "#shared/domain/trips/trip-input.ts";
import { z } from "../../zod.ts";
import { bounded, listOf } from "../fields.ts";
import { winerySchema } from "../wineries.ts";
import { driveMatrixSchema, geometriesSchema } from "./drives.ts";
import { leftSchema, plannedDaySchema, reasonSchema } from "./plan.ts";
import {
  byWinery,
  listOfDays,
  lunchPlaceSchema,
  optional,
  pinSchema,
  planFields,
  planRequestSchema,
  wishSchema,
} from "./plan-request.ts";
import { tripPlanSchema } from "./plans.ts";
import {
  arrangementSchema,
  dayLogSchema,
  dayMarkSchema,
  dayPlacesSchema,
  madeChangeSchema,
  stopNoteSchema,
} from "./trip-changes.ts";
import { MAX_PREFERENCES, tripFormSchema } from "./trip-form.ts";
import { groupSchema } from "./trip-group.ts";

export const tripTokenSchema = z.string().min(1).max(100);

/** Stored by the browser that created the trip or opened its editing link; never part of a path. */
export const editKeyHeaders = z.object({
  "x-edit-key": z.string().max(100, "This is not an editing key").optional(),
});

const { drivingDistance, timeAvailable, budget, reservationPreference } = tripFormSchema.shape;

/** The empty text is no name. */
export const tripNameSchema = z.string().overwrite(shownText).max(100, "At most 100 characters");

/** Answers of the form that do not affect the plan (spec §3). */
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

/** Fields of a trip beyond its plan request. */
export const keptFields = {
  /** The visitor's own order; null for the best one. */
  arrangement: arrangementSchema.nullish(),
  /** By winery id; only editors see them. */
  notes: optional(byWinery(stopNoteSchema)),
  /** Where to eat and sleep, by day. */
  places: optional(listOfDays(dayPlacesSchema)),
  dayLog: optional(dayLogSchema),
};

/** A trip as sent. Omitted fields are unset, even if the trip had them before. */
export const tripBodySchema = planRequestSchema.safeExtend({
  name: tripNameSchema.nullish(),
  guests: tripFormSchema.shape.guests.nullish(),
  answers: answersSchema.prefault({}),
  ...keptFields,
});

type TripBody = z.output<typeof tripBodySchema>;

export function tripInputFrom(body: TripBody): TripInput {
  const { name, guests, answers, arrangement, ...request } = body;
  return {
    ...request,
    name: name || null,
    guests: guests ?? null,
    answers: answersOf(answers),
    arrangement: arrangement ?? null,
  };
}

export const savedAnswersSchema = z.object({
  drivingDistance: z.string().nullable(),
  timeAvailable: z.string().nullable(),
  budget: z.string().nullable(),
  reservationPreference: z.string().nullable(),
  region: z.string().nullable(),
  preferences: z.array(z.string()),
});

/** A stored `PlanRequest`; `wineries` may be empty. */
const storedRequestSchema = z
  .object({
    ...planFields,
    // As stored; the town table may have changed since.
    ends: listOf(z.object({ from: z.string(), to: z.string() })),
    lunchPlaces: z.array(lunchPlaceSchema.nullable()).readonly(),
    // Trips of older builds may hold more than a request may.
    pins: listOf(pinSchema),
    wishes: z.record(z.string(), wishSchema),
  })
  .partial()
  .extend({
    base: z.string(),
    wineries: z.array(z.int()).readonly(),
    days: z.int(),
    wineriesPerDay: z.int(),
  });

/** An `Arranged` of the schedule without its score. */
const arrangedSchema = z.object({
  /** A day with a fault has no stops. */
  days: listOf(plannedDaySchema),
  faults: listOf(reasonSchema.extend({ wineryId: z.int() })),
  left: leftSchema,
});

/** Advice of the schedule; taken as the wish of an editor. */
const adviceSchema = z.object({
  wineryId: z.int(),
  wish: z.enum(["must", "skip"]),
  guests: z.array(z.string()).readonly(),
  /** Null if a must does not fit at any cost. */
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

/** `/trip/{token}`, and with `#edit={key}` to edit. */
export const tripLinksSchema = z.object({ url: z.string(), editUrl: z.string() });

/** A trip as anybody with its link sees it, complete enough to show and plan it offline. */
export const tripSchema = z.object({
  /** Identifies the trip's events in calendars; gives no access. */
  calendarId: z.uuid(),
  /** `/trip/{token}`. */
  url: z.string(),
  /** `/trip/{token}#edit={key}`; null without edit access. */
  editUrl: z.string().nullable(),
  /** For the owner, or with the editing key. */
  mayEdit: z.boolean(),
  isOwner: z.boolean(),
  /** Whether it is in an account; such trips do not expire. */
  hasOwner: z.boolean(),
  /** Increases by one with each change. */
  version: z.int(),
  /** Increases with each change and guest's mark: the SEQUENCE of the calendar. */
  sequence: z.int(),
  name: z.string().nullable(),
  guests: z.int().nullable(),
  answers: savedAnswersSchema,
  request: storedRequestSchema,
  /** The request's wineries that are still in the guide. */
  wineries: z.array(winerySchema),
  /** Ids that have left the guide since; the plan skips them. */
  departed: z.array(z.int()),
  /** Null, like `plan`, without wineries. */
  drives: driveMatrixSchema.nullable(),
  /** Geometries of the shown plan's drives. */
  courses: geometriesSchema,
  /** The best plan. */
  plan: tripPlanSchema.nullable(),
  /** The visitor's own order; without faults it replaces the best plan. */
  arrangement: z.array(z.array(z.int())).nullable(),
  arranged: arrangedSchema.nullable(),
  /** Null without edit access. */
  notes: z.record(z.string(), stopNoteSchema).nullable(),
  /** Where to eat and sleep, by day. */
  places: z.array(dayPlacesSchema),
  dayLog: listOf(dayMarkSchema).optional(),
  group: groupSchema,
  /** From guests' marks, most wished first. */
  advice: z.array(adviceSchema),
  /** Newest first; empty without edit access. */
  history: z.array(madeChangeSchema),
  /** The last day of the trip; null with an owner. */
  expiresOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Trip = z.infer<typeof tripSchema>;
