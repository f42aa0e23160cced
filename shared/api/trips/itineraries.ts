import { MAX_DAYS, MAX_STOPS } from "#shared/domain/schedule/problem.ts";
import { answersOf, type TripInput, withAnsweredHours } from "#shared/domain/trips/trip-input.ts";
import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { bounded, emailSchema, idSchema, optionalDateSchema } from "../fields.ts";
import { itinerariesRoutes } from "../routes.ts";
import { byWinery, dayEndsSchema, listOfDays, scheduleParts } from "./plan-request.ts";
import { answersSchema, tripBodySchema, tripLinksSchema, tripNameSchema } from "./trip.ts";
import {
  arrangementSchema,
  dayLogSchema,
  dayPlacesSchema,
  stopNoteSchema,
} from "./trip-changes.ts";
import { MAX_FORM_DAYS, preferencesSchema, startCitySchema, tripFormSchema } from "./trip-form.ts";

/** How the visitor changed the plan, beside what the form asks; with `ends` a trip can have seven days. */
export const scheduleSchema = scheduleParts.extend({
  arrangement: arrangementSchema.nullish(),
  notes: byWinery(stopNoteSchema).nullish(),
  places: listOfDays(dayPlacesSchema).nullish(),
  dayLog: dayLogSchema.nullish(),
  ends: listOfDays(dayEndsSchema).nullish(),
});
const SCHEDULE_FIELDS: ReadonlySet<string> = new Set(Object.keys(scheduleSchema.shape));

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
    wineries: bounded(
      z.array(chosenWinerySchema).min(1, "Please select at least one winery for your trip."),
      MAX_STOPS,
      "Too many wineries for one trip",
    ),
    /**
     * Chosen by the caller for one press of Send: repeating it never sends a second mail. After a 504,
     * where nobody knows whether the mail arrived, another id sends it again once `Retry-After` is over.
     */
    requestId: z.uuid().optional(),
  })
  .refine(({ tripData, wineries }) => wineries.length <= tripData.days * tripData.wineriesPerDay, {
    path: ["wineries"],
    error: "More wineries than the trip's days and wineries per day allow",
  })
  .refine(({ wineries }) => new Set(wineries).size === wineries.length, {
    path: ["wineries"],
    error: "Each winery can be chosen once",
  })
  .refine(({ tripData: { days, schedule } }) => days <= MAX_FORM_DAYS || schedule?.ends, {
    path: ["tripData", "days"],
    error: `At most ${MAX_FORM_DAYS} days`,
  })
  .check(({ value, issues }) => {
    for (const { path, message } of scheduleFaults(tripOf(value.tripData, value.wineries))) {
      const at = ["tripData", "schedule", ...path];
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

/** What is wrong with a schedule for its trip; what is wrong with the trip itself is told at its own fields. */
export function scheduleFaults(trip: TripInput) {
  if (trip.wineries.length === 0) return [];
  const { error } = tripBodySchema.safeParse(trip);
  return (error?.issues ?? []).filter(({ path }) => SCHEDULE_FIELDS.has(String(path[0])));
}

export const itinerariesApi = defineApi({
  sendEmail: {
    ...itinerariesRoutes.sendEmail,
    body: sendEmailSchema,
    response: z.object({
      status: z.literal("sent"),
      /** Of the trip that was kept, where the caller named the press (`requestId`). */
      ...tripLinksSchema.partial().shape,
    }),
  },
});
