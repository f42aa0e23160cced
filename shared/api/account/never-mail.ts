import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, tokenSchema } from "../fields.ts";
import { neverMailRoutes } from "../routes.ts";

const params = z.object({ token: tokenSchema });

/**
 * The way out of all mail from here, and the way back (docs/mail.md). `:token` is the end of a link
 * in a mail; one that no mail ever carried is 404.
 */
export const neverMailApi = defineApi(neverMailRoutes, {
  /** Whether mail to the link's mailbox is stopped; asking changes nothing. */
  state: {
    params,
    response: z.object({ state: z.enum(["open", "stopped"]) }),
  },
  /**
   * Also the one-click target of `List-Unsubscribe-Post` (RFC 8058): it needs no cookie, and any
   * body will do. Repeating it is fine.
   */
  stop: {
    params,
    response: z.object({ status: z.literal("stopped") }),
  },
  /** The same address opened by a mail program without one-click: leads to the page, changes nothing. */
  stopPage: { params },
  /**
   * Mails a link that takes the refusal back to the address given, which must be the one the first
   * link was mailed to (400 at `body.email` otherwise, 409 where no mail is stopped).
   */
  askToAllow: {
    params,
    body: z.object({ email: emailSchema }),
    response: z.object({ status: z.literal("link-sent") }),
    status: 202,
  },
  /** Takes the refusal back. The link works for seven days and once. */
  allow: {
    params,
    response: z.object({ state: z.enum(["allowed", "expired"]) }),
  },
});
