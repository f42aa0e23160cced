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

const ofTrip = { params: tokenParams, headers: editKeyHeaders };

/** 412 if the trip has another version by now. */
const versionSchema = z.int("Send the version of the trip you changed").min(1).optional();

/** 412, with the current trip. */
export const tripChangedSchema = problemSchema.extend({ trip: tripSchema });

/**
 * Trips with private links. Unknown, revoked and expired tokens are all 404. Editing needs the
 * editing key or the owner's session, otherwise 403. Responses have `X-Robots-Tag: noindex` and
 * `Referrer-Policy: no-referrer`.
 */
export const tripsApi = defineApi(tripsRoutes, {
  /** Stores a trip, in the account if signed in. Limited by network. */
  create: {
    body: tripBodySchema,
    response: tripLinksSchema,
    status: 201,
  },
  byToken: { ...ofTrip, response: tripSchema },
  /** Replaces `version` of the trip (or that of `If-Match: "3"`); 412 with `tripChangedSchema`. */
  update: {
    ...ofTrip,
    body: tripBodySchema.safeExtend({ version: versionSchema }),
    response: tripSchema,
  },
  /**
   * Applies changes to the current trip, in order and each id once. 409 with `refusedChangesSchema`
   * if some are no longer possible; the others are stored.
   */
  change: {
    ...ofTrip,
    body: tripChangesBodySchema,
    response: tripSchema,
  },
  /** Mails the trip; `requestId` is an idempotency key. Limited like `send-email`. */
  mail: {
    ...ofTrip,
    body: z.object({ email: emailSchema, requestId: z.uuid().optional() }),
    response: z.object({ status: z.literal("sent") }),
  },
  /** Its links end at once; the owner can restore it for ten minutes (`/api/itineraries`). */
  remove: ofTrip,
  /**
   * Replaces the link for editing, or both. `requestId` is an idempotency key: the same request again
   * answers the links it made, though its own have ended.
   */
  renewLinks: {
    ...ofTrip,
    body: z.object({
      renew: z.enum(["edit", "both"], { error: "Send edit or both" }),
      requestId: z.uuid().optional(),
    }),
    response: tripLinksSchema,
  },
  /** Moves a trip to the account; needs the editing key. 409 if it has an owner. */
  claim: {
    auth: "required",
    ...ofTrip,
    response: tripSchema,
  },
  /** Copies the trip without its guests. Limited like `create`. */
  duplicate: {
    params: tokenParams,
    response: tripLinksSchema,
    status: 201,
  },
  /**
   * Sets the name and marks of the guest with this key, and returns the trip planned with them. 403
   * while voting is closed, 409 for a name like another guest's or a trip with 20 guests, 429 for a
   * client's sixth new guest in a day.
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
  /** Removes one's own marks and name. */
  unmark: { params: tokenParams, headers: guestKeyHeaders },
  /** For editors. */
  removeGuest: { params: guestParams, headers: editKeyHeaders },
  /** Opens or closes voting; for editors. */
  setVoting: { ...ofTrip, body: votingSchema },
});

/**
 * `text/event-stream`: `event: trip`, `id: 7`, `data: {"version": 7, "sequence": 9}` at the start and after each
 * change or mark; a comment every 20 seconds. 503 if the trip, client or process has too many open.
 */
export const tripEventsApi = defineApi(tripEventsRoutes, {
  events: { params: tokenParams, file: "text/event-stream" },
});
