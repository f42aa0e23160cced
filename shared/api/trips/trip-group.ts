/** What the guests of a trip wish: marks under a typed name, without an account. */

import {
  guestNameOf,
  guestNameProblem,
  LONGEST_GUEST_NAME,
} from "#shared/domain/trips/guest-name.ts";
import { z } from "../../zod.ts";
import { byWinery, wishSchema } from "./plan-request.ts";

/** Most guests who mark one trip. */
export const MAX_TRIP_GUESTS = 20;

/** The name a guest types; it becomes the name as it is kept. */
const guestNameSchema = z
  .string({ error: "Type your name" })
  .max(2 * LONGEST_GUEST_NAME, `At most ${LONGEST_GUEST_NAME} characters`)
  .transform((typed, context) => {
    const name = guestNameOf(typed);
    const message = guestNameProblem(name);
    if (message) context.addIssue({ code: "custom", message });
    return name;
  });

/**
 * Chosen at random by the guest's browser and kept there: who sends it again changes the same
 * guest's marks. `crypto.getRandomValues` of 16 bytes or more, in base64url.
 */
export const guestKeyHeaders = z.object({
  "x-guest-key": z
    .string({ error: "Send the guest's key" })
    .regex(/^[\w-]{22,64}$/, "A guest's key is 22 to 64 letters, digits, - and _"),
});

/** By the winery's id; a winery without a mark is all the same to the guest. */
const marksSchema = byWinery(wishSchema);

const metSchema = z.object({
  /** How many of them are in the plan. */
  met: z.int(),
  of: z.int(),
});

const groupGuestSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  marks: z.record(z.string(), wishSchema),
  /** What the plan gives this guest. */
  gets: z.object({
    musts: metSchema,
    likes: metSchema,
    /** Stops of the plan that the guest would skip. */
    skipsPlanned: z.int(),
  }),
});

/** The guests of a trip, in the order in which they came. */
export const groupSchema = z.object({
  /** Whether marks can be made and changed; whoever edits the trip decides. */
  isOpen: z.boolean(),
  guests: z.array(groupGuestSchema),
});

export type Group = z.infer<typeof groupSchema>;

/** The body of a guest's marks: all of them, in the place of those before. */
export const guestMarksSchema = z.object({ name: guestNameSchema, marks: marksSchema });

export const guestParams = z.object({
  token: z.string().min(1).max(100),
  guestId: z.uuid("This is not the id of a guest"),
});

export const votingSchema = z.object({ isOpen: z.boolean("Say whether marks can be made") });
