/** The wishes of a trip's guests, under typed names and without accounts. */

import {
  guestNameOf,
  guestNameProblem,
  MAX_GUEST_NAME_LENGTH,
} from "#shared/domain/trips/guest-name.ts";
import { z } from "../../zod.ts";
import { byWinery, wishSchema } from "./plan-request.ts";

export const MAX_TRIP_GUESTS = 20;

const guestNameSchema = z
  .string({ error: "Type your name" })
  .max(2 * MAX_GUEST_NAME_LENGTH, `At most ${MAX_GUEST_NAME_LENGTH} characters`)
  .transform((typed, context) => {
    const name = guestNameOf(typed);
    const message = guestNameProblem(name);
    if (message) context.addIssue({ code: "custom", message });
    return name;
  });

/** A random key in the guest's browser (16 bytes or more, base64url) that identifies the guest. */
export const guestKeyHeaders = z.object({
  "x-guest-key": z
    .string({ error: "Send the guest's key" })
    .regex(/^[\w-]{22,64}$/, "A guest's key is 22 to 64 letters, digits, - and _"),
});

/** By winery id. */
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
  gets: z.object({
    musts: metSchema,
    likes: metSchema,
    skipsPlanned: z.int(),
  }),
});

export const groupSchema = z.object({
  /** Whether guests can change marks; the editors decide. */
  isOpen: z.boolean(),
  guests: z.array(groupGuestSchema),
});

export type Group = z.infer<typeof groupSchema>;

/** Replaces all marks of a guest. */
export const guestMarksSchema = z.object({ name: guestNameSchema, marks: marksSchema });

export const guestParams = z.object({
  token: z.string().min(1).max(100),
  guestId: z.uuid("This is not the id of a guest"),
});

export const votingSchema = z.object({ isOpen: z.boolean("Say whether marks can be made") });
