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

/** A trip saved to an account: the form's answers (spec §3) and what follows from them. */
export const savedItinerarySchema = z.object({
  id: z.uuid(),
  /** `/trip/{token}`: the trip's page, for whoever has the address. */
  url: z.string(),
  /** As typed, or made of where the trip starts. */
  name: z.string(),
  /** Null, like the other answers, where a trip was shared without them. */
  guests: z.int().nullable(),
  /** The starting location; `startCity` is its other name (spec §3 Trip data). */
  accommodation: z.string(),
  startCity: z.string(),
  /** Where it goes, by its towns: "Walla Walla", "Seattle through Yakima to Walla Walla". */
  route: z.string(),
  ...savedAnswersSchema.shape,
  wineriesPerDay: z.int(),
  days: z.int(),
  startDate: z.iso.date().nullable(),
  /** The chosen wineries in the visitor's order. */
  wineryIds: z.array(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type SavedItinerary = z.infer<typeof savedItinerarySchema>;

/** Most trips an account keeps. */
export const MAX_SAVED_ITINERARIES = 200;

const wineryIdsSchema = wineriesSchema(idSchema);

/**
 * The trip form's fields; the derived ones (`startCity`, `days`, `endDate`, spec §7) may come along
 * and are worked out again, so they cannot contradict the form.
 */
const createItinerarySchema = tripFormSchema
  .extend({
    preferences: preferencesSchema.default([]),
    startDate: optionalDateSchema.nullish(),
    wineryIds: wineryIdsSchema.default([]),
    /** How the visitor changed the plan, as `send-email` takes it. */
    schedule: scheduleSchema.nullish(),
    /**
     * Of the page that this plan has already, as after `send-email`: that trip is taken into the account,
     * with its editing key in `X-Edit-Key`, and no second one is made. One that is gone, or somebody
     * else's, is passed over.
     */
    token: tripTokenSchema.optional(),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of faultsOfSaid(savedTripOf(value))) {
      const at = path[0] === "wineries" ? ["wineryIds", ...path.slice(1)] : path;
      issues.push({ code: "custom", input: value, path: at, message });
    }
  });

/** The trip that a submitted form describes; everything that follows from it is worked out here. */
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

/** A call about a trip of the account. */
const ofOwn = {
  auth: "required",
  params: z.object({ id: z.uuid("This is not the id of a trip") }),
} as const;

/** A trip that was deleted and can still be brought back. */
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
  /** Deleted in the last ten minutes, the newest first: what can still be brought back. */
  deleted: { auth: "required", response: z.array(deletedItinerarySchema) },
  byId: { ...ofOwn, response: savedItinerarySchema },
  /** Changes what is given and leaves the rest. */
  update: {
    ...ofOwn,
    body: z.object({
      name: tripFormSchema.shape.name.optional(),
      startDate: optionalDateSchema.nullish(),
      wineryIds: wineryIdsSchema.optional(),
    }),
    response: savedItinerarySchema,
  },
  /** The trip can be brought back for ten minutes; then it is gone for good. */
  remove: { ...ofOwn },
  restore: { ...ofOwn, response: savedItinerarySchema },
});
