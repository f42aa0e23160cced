import { townNameOf } from "#shared/domain/places/place-name.ts";
import { MAX_DAYS } from "#shared/domain/schedule/problem.ts";
import { answersOf, type TripInput, withAnsweredHours } from "#shared/domain/trips/trip-input.ts";
import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, idSchema, optionalDateSchema } from "../fields.ts";
import { itinerariesRoutes } from "../routes.ts";
import { planFields, scheduleParts, wineriesSchema } from "./plan-request.ts";
import {
  answersSchema,
  keptFields,
  tripBodySchema,
  tripLinksSchema,
  tripNameSchema,
} from "./trip.ts";
import { preferencesSchema, startCitySchema, tripFormSchema } from "./trip-form.ts";

/** How the visitor changed the plan, beside what the form asks; with `ends` a trip can have seven days. */
export const scheduleSchema = scheduleParts.extend({
  ...keptFields,
  ends: planFields.ends.nullish(),
});

/** The part of a trip that is mailed, as `send-email` receives it (spec §7); the optional parts are this project's. */
const mailedTripSchema = z.object({
  startCity: startCitySchema,
  preferences: preferencesSchema.default([]),
  /** 1 to 3; where the schedule has `ends`, as many as these. */
  days: z.int().min(1).max(MAX_DAYS),
  wineriesPerDay: tripFormSchema.shape.wineriesPerDay,
  guests: tripFormSchema.shape.guests.nullish(),
  startDate: optionalDateSchema.nullish(),
  name: tripNameSchema.nullish(),
  ...answersSchema.omit({ preferences: true }).shape,
  schedule: scheduleSchema.nullish(),
});

/** A chosen winery: its id, alone or inside the full object; nothing else of it is read. */
const chosenWinerySchema = z.union(
  [idSchema, z.object({ id: idSchema }).transform((winery) => winery.id)],
  { error: "Send the winery's id, or the winery with its id" },
);

export const sendEmailSchema = z
  .object({
    email: emailSchema,
    tripData: mailedTripSchema,
    wineries: wineriesSchema(chosenWinerySchema).refine((ids) => ids.length > 0, {
      error: "Please select at least one winery for your trip.",
    }),
    /**
     * Chosen by the caller for one press of Send: repeating it never sends a second mail. After a 504,
     * where nobody knows whether the mail arrived, another id sends it again once `Retry-After` is over.
     */
    requestId: z.uuid().optional(),
  })
  .check(({ value, issues }) => {
    const { tripData, wineries } = value;
    for (const { path, message } of faultsOfSaid(tripOf(tripData, wineries))) {
      const at = path[0] === "wineries" ? path : ["tripData", ...path];
      issues.push({ code: "custom", input: value, path: at, message });
    }
  });

/** What the specified calls say of a trip. */
type SaidOfTrip = z.output<typeof mailedTripSchema>;

/** The trip that a specified call is about. */
export function tripOf(said: SaidOfTrip, wineries: readonly number[]): TripInput {
  const { arrangement = null, notes, places, dayLog, ends, ...schedule } = said.schedule ?? {};
  return withAnsweredHours({
    ...schedule,
    ...(notes && { notes }),
    ...(places && { places }),
    ...(dayLog && { dayLog }),
    ...(ends && { ends }),
    ...(said.startDate && { startDate: said.startDate, startWeekday: undefined }),
    base: ends?.[0]?.from ?? said.startCity,
    wineries,
    days: ends?.length ?? said.days,
    wineriesPerDay: said.wineriesPerDay,
    name: said.name || null,
    guests: said.guests ?? null,
    answers: answersOf(said),
    arrangement,
  });
}

const SCHEDULE_FIELDS: ReadonlySet<PropertyKey> = new Set(Object.keys(scheduleSchema.shape));

/**
 * What is wrong with the trip of a specified call as a whole, its schedule's fields under `schedule`; what
 * is wrong with one of the others is told at that field.
 */
export function faultsOfSaid(trip: TripInput) {
  if (trip.wineries.length === 0) return [];
  const { error } = tripBodySchema.safeParse({ ...trip, base: townNameOf(trip.base) });
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const [field = ""] = path;
    if (SCHEDULE_FIELDS.has(field)) return { path: ["schedule", ...path], message };
    return field === "days" || field === "wineries" ? { path, message } : [];
  });
}

export const itinerariesApi = defineApi(itinerariesRoutes, {
  sendEmail: {
    body: sendEmailSchema,
    response: z.object({
      status: z.literal("sent"),
      /** Of the trip that was kept, where the caller named the press (`requestId`). */
      ...tripLinksSchema.partial().shape,
    }),
  },
});
