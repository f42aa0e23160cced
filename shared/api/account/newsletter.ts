import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, linkCall, linkParams } from "../fields.ts";
import { newsletterRoutes } from "../routes.ts";

/** The newsletter (docs/readings.md): confirmed by mail, unsubscribed with one click (RFC 8058). */
export const newsletterApi = defineApi(newsletterRoutes, {
  /** The response does not tell whether the address is already subscribed. */
  subscribe: {
    body: z.object({
      email: emailSchema,
      /** The form: `header`, `menu`, `home`, `blog`. */
      source: z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/, "Name the form in lower case")
        .max(40)
        .optional(),
    }),
    response: z.object({ status: z.literal("confirmation-sent") }),
    status: 202,
  },
  /** The state of a link; changes nothing, since mail scanners open links. */
  confirmation: linkCall("pending", "confirmed", "expired", "unknown"),
  confirm: linkCall("confirmed", "expired", "unknown"),
  /**
   * Also the one-click target of `List-Unsubscribe-Post` (RFC 8058): no cookie, any body. 404 for
   * unknown tokens, since "unsubscribed" would be untrue.
   */
  unsubscribe: {
    params: linkParams,
    response: z.object({ status: z.literal("unsubscribed") }),
  },
  /** For mail programs without one-click: redirects to the page and changes nothing. */
  unsubscribePage: { params: linkParams, status: 303 },
});
