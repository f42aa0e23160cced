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

/** The visitor's changes of the plan beyond the form; with `ends`, a trip can have seven days. */
export const scheduleSchema = scheduleParts.extend({
  ...keptFields,
  ends: planFields.ends.nullish(),
});

/** A trip in the body of `send-email` (spec §7); the optional fields are this project's. */
const mailedTripSchema = z.object({
  startCity: startCitySchema,
  preferences: preferencesSchema.default([]),
  /** 1 to 3; with `schedule.ends`, their number. */
  days: z.int().min(1).max(MAX_DAYS),
  wineriesPerDay: tripFormSchema.shape.wineriesPerDay,
  guests: tripFormSchema.shape.guests.nullish(),
  startDate: optionalDateSchema.nullish(),
  name: tripNameSchema.nullish(),
  ...answersSchema.omit({ preferences: true }).shape,
  schedule: scheduleSchema.nullish(),
});

/** A winery's id, alone or in an object whose other fields are ignored. */
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
     * An idempotency key: repeating it never sends a second mail. After a 504, when the mail may
     * have arrived or not, a new one sends it again after `Retry-After`.
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

/** The trip of a call in the specification's form. */
export function tripOf(
  said: z.output<typeof mailedTripSchema>,
  wineries: readonly number[],
): TripInput {
  const { arrangement = null, ends, ...schedule } = said.schedule ?? {};
  return withAnsweredHours({
    ...schedule,
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

/** What is wrong with such a trip as a whole; the call's own schema checks single fields. */
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
      /** The stored trip's links, if the caller sent a `requestId`. */
      ...tripLinksSchema.partial().shape,
    }),
  },
});
