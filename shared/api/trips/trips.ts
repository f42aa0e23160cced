import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema } from "../fields.ts";
import { problemSchema } from "../problem.ts";
import { tripEventsRoutes, tripsRoutes } from "../routes.ts";
import {
  editKeyHeaders,
  tripBodySchema,
  tripLinksSchema,
  tripSchema,
  tripTokenSchema,
} from "./trip.ts";
import { tripChangesBodySchema } from "./trip-changes.ts";
import { guestKeyHeaders, guestMarksSchema, guestParams, votingSchema } from "./trip-group.ts";

const tokenParams = z.object({ token: tripTokenSchema });

/** A call about one trip, by whoever has its link, or its editing key too. */
const ofTrip = { params: tokenParams, headers: editKeyHeaders };

/** The version a change is made to, as it was read; 412 when the trip has another by now. */
const versionSchema = z.int("Send the version of the trip you changed").min(1).optional();

/** The answer of 412: the trip as it is by now, beside what every problem says. */
export const tripChangedSchema = problemSchema.extend({ trip: tripSchema });

/**
 * Trips with private links. An unknown, a revoked and an expired token have one and the same answer,
 * 404. Who sends the editing key, or is signed in as the owner, may edit; anybody else gets 403.
 * Every answer carries `X-Robots-Tag: noindex` and `Referrer-Policy: no-referrer`.
 */
export const tripsApi = defineApi(tripsRoutes, {
  /** Keeps a trip; of a visitor who is signed in, in the account. Limited by network. */
  create: {
    body: tripBodySchema,
    response: tripLinksSchema,
    status: 201,
  },
  byToken: { ...ofTrip, response: tripSchema },
  /**
   * Puts the trip in the place of the one that has `version` (or the `If-Match` header's, as
   * `"3"`). 412 with `tripChangedSchema` when somebody changed it meanwhile: nothing is stored then.
   */
  update: {
    ...ofTrip,
    body: tripBodySchema.safeExtend({ version: versionSchema }),
    response: tripSchema,
  },
  /**
   * Applies changes to the trip as it is by now, in their order and each once, by its id. 409 with
   * `refusedChangesSchema` names those that make no sense any more; the others are kept.
   */
  change: {
    ...ofTrip,
    body: tripChangesBodySchema,
    response: tripSchema,
  },
  /** Mails the trip as it stands; `requestId` names one press of Send. Limited like `send-email`. */
  mail: {
    ...ofTrip,
    body: z.object({ email: emailSchema, requestId: z.uuid().optional() }),
    response: z.object({ status: z.literal("sent") }),
  },
  /** Its links end at once; the owner can bring it back for ten minutes (`/api/itineraries`). */
  remove: ofTrip,
  /** Makes a new link and ends the old one, for seeing, for editing or both. */
  renewLinks: {
    ...ofTrip,
    body: z.object({
      renew: z.enum(["view", "edit", "both"], { error: "Send view, edit or both" }),
    }),
    response: tripLinksSchema,
  },
  /** Puts a trip nobody owns into the account; needs the editing key. 409 for one with an owner. */
  claim: {
    auth: "required",
    ...ofTrip,
    response: tripSchema,
  },
  /** A trip of one's own with the same wineries and answers, without its guests. Limited like `create`. */
  duplicate: {
    params: tokenParams,
    response: tripLinksSchema,
    status: 201,
  },
  /**
   * A guest's name and marks, in the place of those sent before with the same key. Answers the trip
   * as planned with them. 403 while voting is closed, 409 for a name that another guest has, or that
   * looks the same, or a trip with 20 guests, 429 for the sixth new guest of a client in a day.
   */
  mark: {
    params: tokenParams,
    headers: guestKeyHeaders.extend(editKeyHeaders.shape),
    body: guestMarksSchema,
    response: tripSchema.extend({
      /** The guest with this key, as in `group.guests`. */
      guestId: z.uuid(),
    }),
  },
  /** Takes one's own marks and name back. */
  unmark: { params: tokenParams, headers: guestKeyHeaders },
  /** Takes a guest out; for who may edit. */
  removeGuest: { params: guestParams, headers: editKeyHeaders },
  /** Opens or closes the marks; for who may edit. */
  setVoting: { ...ofTrip, body: votingSchema },
});

/**
 * `text/event-stream` for whoever has the trip's link: `event: trip`, `data: {"version": 7}`, `id: 7`
 * after each change or mark, and once at the beginning; a comment every 20 seconds. 503 where the
 * trip, the client or the process has as many open as it can.
 */
export const tripEventsApi = defineApi(tripEventsRoutes, {
  events: { params: tokenParams },
});
