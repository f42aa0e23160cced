import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, linkCall, linkParams } from "../fields.ts";
import { neverMailRoutes } from "../routes.ts";

/** Stops all mail from this site, or allows it again (docs/mail.md). 404 for unknown tokens. */
export const neverMailApi = defineApi(neverMailRoutes, {
  state: linkCall("open", "stopped"),
  /** Also the one-click target of `List-Unsubscribe-Post` (RFC 8058): no cookie, any body. */
  stop: {
    params: linkParams,
    response: z.object({ status: z.literal("stopped") }),
  },
  /** For mail programs without one-click: redirects to the page and changes nothing. */
  stopPage: { params: linkParams, status: 303 },
  /**
   * Mails a link for `allow`. The address must be the one the token was mailed to (otherwise 400 at
   * `body.email`); 409 if mail is not stopped.
   */
  askToAllow: {
    params: linkParams,
    body: z.object({ email: emailSchema }),
    response: z.object({ status: z.literal("link-sent") }),
    status: 202,
  },
  /** The link works once, for seven days. */
  allow: linkCall("allowed", "expired"),
});
