import { z } from "zod";
import { defineApi } from "./endpoint.ts";
import { emailSchema, idSchema, optionalDateSchema } from "./fields.ts";

/** Most days a trip can have (spec §5: derived days are 1, 2 or 3). */
export const MAX_TRIP_DAYS = 3;
export const MAX_WINERIES_PER_DAY = 4;
export const MAX_GUESTS = 50;

const requiredText = (message: string) => z.string({ error: message }).trim().min(1, message);

/** The trip form (spec §5); its messages are the specification's. */
export const tripFormSchema = z.object({
  name: requiredText("Trip name is required").max(100, "At most 100 characters"),
  guests: z
    .number({ error: "At least 1 guest" })
    .int("Whole guests only")
    .min(1, "At least 1 guest")
    .max(MAX_GUESTS, "Maximum 50 guests"),
  accommodation: requiredText("Starting location is required").max(100, "At most 100 characters"),
  region: z.string().max(100, "At most 100 characters").optional(),
  drivingDistance: requiredText("Driving distance preference is required").max(50),
  timeAvailable: requiredText("Time available is required").max(50),
  budget: requiredText("Budget range is required").max(50),
  reservationPreference: requiredText("Reservation preference is required").max(50),
  wineriesPerDay: z
    .number({ error: "At least 1 winery" })
    .int("Whole wineries only")
    .min(1, "At least 1 winery")
    .max(MAX_WINERIES_PER_DAY, "Maximum 4 wineries per day"),
  preferences: z.string().max(500, "At most 500 characters").optional(),
  /** First day of the trip as an ISO date; added by this project (docs/readings.md, days). */
  startDate: optionalDateSchema.optional(),
});

export type TripForm = z.infer<typeof tripFormSchema>;

const preferenceList = z
  .union([z.string().max(500), z.array(z.string().max(100)).max(40)])
  .transform((value) => (typeof value === "string" ? value.split(",") : value))
  .transform((list) => list.map((text) => text.trim()).filter((text) => text !== ""));

/** The trip as `send-email` receives it (spec §7); the optional parts are this project's. */
export const tripDataSchema = z.object({
  startCity: requiredText("Starting location is required").max(100, "At most 100 characters"),
  preferences: preferenceList.default([]),
  days: z.int().min(1).max(MAX_TRIP_DAYS),
  wineriesPerDay: z.int().min(1).max(MAX_WINERIES_PER_DAY, "Maximum 4 wineries per day"),
  guests: z.int().min(1, "At least 1 guest").max(MAX_GUESTS, "Maximum 50 guests").optional(),
  startDate: optionalDateSchema.nullish(),
});

export type TripData = z.output<typeof tripDataSchema>;

/** A chosen winery: its id, alone or inside the full object; nothing else of it is read. */
const chosenWinerySchema = z.union(
  [idSchema, z.object({ id: idSchema }).transform((winery) => winery.id)],
  { error: "Send the winery's id, or the winery with its id" },
);

export const sendEmailSchema = z
  .object({
    email: emailSchema,
    tripData: tripDataSchema,
    wineries: z
      .array(chosenWinerySchema)
      .min(1, "Please select at least one winery for your trip.")
      .max(MAX_TRIP_DAYS * MAX_WINERIES_PER_DAY, "Too many wineries for one trip"),
    /** Chosen by the caller for one press of Send: repeating it never sends a second mail. */
    requestId: z.uuid().optional(),
  })
  .refine(({ tripData, wineries }) => wineries.length <= tripData.days * tripData.wineriesPerDay, {
    path: ["wineries"],
    error: "More wineries than the trip's days and wineries per day allow",
  })
  .refine(({ wineries }) => new Set(wineries).size === wineries.length, {
    path: ["wineries"],
    error: "Each winery can be chosen once",
  });

export const itinerariesApi = defineApi({
  sendEmail: {
    method: "POST",
    path: "/api/itineraries/send-email",
    body: sendEmailSchema,
    response: z.object({ status: z.literal("sent") }),
  },
});
