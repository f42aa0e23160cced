import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { daysFor } from "#shared/domain/trips/trip-rules.ts";
import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { idSchema, optionalDateSchema } from "../fields.ts";
import { savedItinerariesRoutes } from "../routes.ts";
import { faultsOfSaid, scheduleSchema, tripOf } from "./itineraries.ts";
import { wineriesSchema } from "./plan-request.ts";
import { editKeyHeaders, savedAnswersSchema, tripTokenSchema } from "./trip.ts";
import { preferencesSchema, tripFormSchema } from "./trip-form.ts";

/** A trip in an account: the form's answers (spec §3) and what follows from them. */
export const savedItinerarySchema = z.object({
  id: z.uuid(),
  /** `/trip/{token}`. */
  url: z.string(),
  /** As typed, or generated. */
  name: z.string(),
  /** Null, like the other answers, if not given. */
  guests: z.int().nullable(),
  /** The starting location under both its names (spec §3 Trip data). */
  accommodation: z.string(),
  startCity: z.string(),
  /** "Walla Walla", "Seattle through Yakima to Walla Walla". */
  route: z.string(),
  ...savedAnswersSchema.shape,
  wineriesPerDay: z.int(),
  days: z.int(),
  startDate: z.iso.date().nullable(),
  /** In the visitor's order. */
  wineryIds: z.array(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type SavedItinerary = z.infer<typeof savedItinerarySchema>;

export const MAX_SAVED_ITINERARIES = 200;

const wineryIdsSchema = wineriesSchema(idSchema);

/** The trip form; derived fields (spec §7) may be sent and are ignored. */
const createItinerarySchema = tripFormSchema
  .extend({
    preferences: preferencesSchema.default([]),
    startDate: optionalDateSchema.nullish(),
    wineryIds: wineryIdsSchema.default([]),
    schedule: scheduleSchema.nullish(),
    /**
     * The plan's existing page, as after `send-email`: with its editing key in `X-Edit-Key`, that
     * trip is moved to the account instead of creating another. Ignored if gone or somebody else's.
     */
    token: tripTokenSchema.optional(),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of faultsOfSaid(savedTripOf(value))) {
      const at = path[0] === "wineries" ? ["wineryIds", ...path.slice(1)] : path;
      issues.push({ code: "custom", input: value, path: at, message });
    }
  });

export function savedTripOf(
  form: {
    readonly accommodation: string;
    readonly timeAvailable: string;
    readonly wineryIds: readonly number[];
  } & Omit<Parameters<typeof tripOf>[0], "startCity" | "days">,
): TripInput {
  const { accommodation, timeAvailable, wineryIds } = form;
  return tripOf({ ...form, startCity: accommodation, days: daysFor(timeAvailable) }, wineryIds);
}

const ofOwn = {
  auth: "required",
  params: z.object({ id: z.uuid("This is not the id of a trip") }),
} as const;

/** A deleted trip that can still be restored. */
const deletedItinerarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
});

export const savedItinerariesApi = defineApi(savedItinerariesRoutes, {
  create: {
    auth: "required",
    headers: editKeyHeaders,
    body: createItinerarySchema,
    response: savedItinerarySchema,
    status: 201,
  },
  /** Newest first. */
  list: { auth: "required", response: z.array(savedItinerarySchema) },
  /** Deleted in the last ten minutes, newest first. */
  deleted: { auth: "required", response: z.array(deletedItinerarySchema) },
  byId: { ...ofOwn, response: savedItinerarySchema },
  update: {
    ...ofOwn,
    body: z.object({
      name: tripFormSchema.shape.name.optional(),
      startDate: optionalDateSchema.nullish(),
      wineryIds: wineryIdsSchema.optional(),
    }),
    response: savedItinerarySchema,
  },
  /** The trip can be restored for ten minutes. */
  remove: { ...ofOwn },
  restore: { ...ofOwn, response: savedItinerarySchema },
});
