import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, tokenSchema } from "../fields.ts";
import { newsletterRoutes } from "../routes.ts";

const token = z.object({ token: tokenSchema });

/** The newsletter (docs/readings.md): asked for, confirmed by mail, left with one click (RFC 8058). */
export const newsletterApi = defineApi(newsletterRoutes, {
  /** The same answer whether or not the address is subscribed already: nobody can find out. */
  subscribe: {
    body: z.object({
      email: emailSchema,
      /** Which form was used: `header`, `menu`, `home`, `blog`. */
      source: z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/, "Name the form in lower case")
        .max(40)
        .optional(),
    }),
    response: z.object({ status: z.literal("confirmation-sent") }),
    status: 202,
  },
  /** The state of a confirmation link; asking changes nothing, since mail scanners open links. */
  confirmation: {
    params: token,
    response: z.object({ state: z.enum(["pending", "confirmed", "expired", "unknown"]) }),
  },
  confirm: {
    params: token,
    response: z.object({ state: z.enum(["confirmed", "expired", "unknown"]) }),
  },
  /**
   * Also the one-click target of `List-Unsubscribe-Post`: it needs no cookie, and any body will do.
   * Repeating it is fine; a token that no letter ever carried is 404, since claiming that its reader
   * has left the list would be untrue.
   */
  unsubscribe: {
    params: token,
    response: z.object({ status: z.literal("unsubscribed") }),
  },
  /** The same address opened by a mail program without one-click: leads to the page, changes nothing. */
  unsubscribePage: { params: token },
});
