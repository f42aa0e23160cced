/** The trip form (spec §3, §5). */

import { townProblem } from "#shared/domain/places/town-spelling.ts";
import { shownText } from "#shared/domain/trips/guest-name.ts";
import { splitList } from "#shared/domain/trips/trip-rules.ts";
import { z } from "../../zod.ts";
import { bounded, optionalDateSchema } from "../fields.ts";
import { MAX_GUESTS } from "../limits.ts";

export const MAX_WINERIES_PER_DAY = 4;
export const MAX_PREFERENCES = 40;

const MAX_TOWN_LENGTH = 100;

const townName = z
  .string({ error: "Starting location is required" })
  .trim()
  .min(1, { error: "Starting location is required", abort: true })
  .max(MAX_TOWN_LENGTH, { error: `At most ${MAX_TOWN_LENGTH} characters`, abort: true });

/** The one town of a request, as "Walla Walla" or "Clear Lake (Skagit County)"; guesses what was meant. */
export const startCitySchema = townName.superRefine((text, context) => {
  const message = townProblem(text);
  if (message) context.addIssue({ code: "custom", message });
});

/** A town where a request may name many. */
export const townSchema = townName.superRefine((text, context) => {
  const message = townProblem(text, false);
  if (message) context.addIssue({ code: "custom", message });
});

const requiredText = (message: string) =>
  z.string({ error: message }).overwrite(shownText).min(1, message);

/** The trip form (spec §5); its messages are the specification's. */
export const tripFormSchema = z.object({
  name: requiredText("Trip name is required").max(100, "At most 100 characters"),
  guests: z
    .number({ error: "At least 1 guest" })
    .int("Enter a whole number of guests")
    .min(1, "At least 1 guest")
    .max(MAX_GUESTS, "Maximum 50 guests"),
  accommodation: startCitySchema,
  region: z.string().max(100, "At most 100 characters").optional(),
  drivingDistance: requiredText("Driving distance preference is required").max(50),
  timeAvailable: requiredText("Time available is required").max(50),
  budget: requiredText("Budget range is required").max(50),
  reservationPreference: requiredText("Reservation preference is required").max(50),
  wineriesPerDay: z
    .number({ error: "At least 1 winery" })
    .int("Enter a whole number of wineries")
    .min(1, "At least 1 winery")
    .max(MAX_WINERIES_PER_DAY, "Maximum 4 wineries per day"),
  preferences: z.string().max(500, "At most 500 characters").optional(),
  /** The first day; added by this project (docs/readings.md, days). */
  startDate: optionalDateSchema.optional(),
});

export type TripForm = z.infer<typeof tripFormSchema>;

/** Comma-separated, as in the form, or a list; parsed to a list. */
export const preferencesSchema = z
  .union(
    [
      z.string().max(500, "At most 500 characters"),
      bounded(
        z.array(z.string().max(100, "At most 100 characters")),
        MAX_PREFERENCES,
        `At most ${MAX_PREFERENCES} preferences`,
      ),
    ],
    { error: "Send preferences as a list, or as one text with commas" },
  )
  .transform((value) => splitList(typeof value === "string" ? value : value.join(",")));
