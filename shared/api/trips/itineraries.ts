import { z } from "zod";
import { HALF_DAY } from "#shared/domain/schedule/plan-request.ts";
import { isHalfDay } from "#shared/domain/trip/trip-rules.ts";
import { defineApi } from "../endpoint.ts";
import { bounded, emailSchema, idSchema, optionalDateSchema } from "../fields.ts";
import { scheduleParts } from "./plan-request.ts";
import { answersSchema, arrangementSchema, tripBodySchema, tripNameSchema } from "./trip.ts";
import {
  MAX_TRIP_DAYS,
  MAX_WINERIES_PER_DAY,
  preferencesSchema,
  startCitySchema,
  tripFormSchema,
} from "./trip-form.ts";

const scheduleSchema = scheduleParts.extend({ arrangement: arrangementSchema.nullish() });
const SCHEDULE_FIELDS: ReadonlySet<string> = new Set(Object.keys(scheduleSchema.shape));

/** The part of a trip that is mailed, as `send-email` receives it (spec §7); the optional parts are this project's. */
const mailedTripSchema = z.object({
  startCity: startCitySchema,
  preferences: preferencesSchema.default([]),
  days: z.int().min(1).max(MAX_TRIP_DAYS),
  wineriesPerDay: tripFormSchema.shape.wineriesPerDay,
  guests: tripFormSchema.shape.guests.nullish(),
  startDate: optionalDateSchema.nullish(),
  name: tripNameSchema.nullish(),
  ...answersSchema.omit({ preferences: true }).shape,
  /** How the visitor changed the plan before mailing it. */
  schedule: scheduleSchema.nullish(),
});

type MailedTrip = z.output<typeof mailedTripSchema>;

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
      MAX_TRIP_DAYS * MAX_WINERIES_PER_DAY,
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
  .check(({ value, issues }) => {
    const trip = tripBodySchema.safeParse(tripOf(value));
    for (const { path, message } of trip.error?.issues ?? []) {
      // What is not of the schedule is told at its own field.
      if (!SCHEDULE_FIELDS.has(String(path[0]))) continue;
      issues.push({
        code: "custom",
        input: value,
        path: ["tripData", "schedule", ...path],
        message,
      });
    }
  });

interface AskedMail {
  readonly tripData: MailedTrip;
  readonly wineries: readonly number[];
}

/** The trip that a mail is asked for, as `POST /api/trips` takes one. */
export function tripOf({ tripData, wineries }: AskedMail): z.input<typeof tripBodySchema> {
  const { startCity, schedule, startDate, preferences, ...trip } = tripData;
  const { days, wineriesPerDay, guests, name, ...answers } = trip;
  return {
    ...(isHalfDay(answers.timeAvailable ?? "") && {
      dayStart: HALF_DAY.start,
      dayEnd: HALF_DAY.end,
    }),
    ...schedule,
    ...(startDate && { startDate, startWeekday: undefined }),
    ...{ base: startCity, wineries: [...wineries], days, wineriesPerDay, guests, name },
    answers: { ...answers, preferences },
  };
}

export const itinerariesApi = defineApi({
  sendEmail: {
    method: "POST",
    path: "/api/itineraries/send-email",
    body: sendEmailSchema,
    response: z.object({ status: z.literal("sent") }),
  },
});
