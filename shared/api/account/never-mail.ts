import { z } from "zod";
import { defineApi } from "../endpoint.ts";
import { emailSchema, tokenSchema } from "../fields.ts";

const params = z.object({ token: tokenSchema });

/**
 * The way out of all mail from here, and the way back (docs/mail.md). `:token` is the end of a link
 * in a mail; one that no mail ever carried is 404.
 */
export const neverMailApi = defineApi({
  /** Whether mail to the link's mailbox is stopped; asking changes nothing. */
  state: {
    method: "GET",
    path: "/api/mail/never/:token/state",
    params,
    response: z.object({ state: z.enum(["open", "stopped"]) }),
  },
  /**
   * Also the one-click target of `List-Unsubscribe-Post` (RFC 8058): it needs no cookie, and any
   * body will do. Repeating it is fine.
   */
  stop: {
    method: "POST",
    path: "/api/mail/never/:token",
    params,
    response: z.object({ status: z.literal("stopped") }),
  },
  /** The same address opened by a mail program without one-click: leads to the page, changes nothing. */
  stopPage: { method: "GET", path: "/api/mail/never/:token", params },
  /**
   * Mails a link that takes the refusal back to the address given, which must be the one the first
   * link was mailed to (400 at `body.email` otherwise, 409 where no mail is stopped).
   */
  askToAllow: {
    method: "POST",
    path: "/api/mail/never/:token/allow-link",
    params,
    body: z.object({ email: emailSchema }),
    response: z.object({ status: z.literal("link-sent") }),
    status: 202,
  },
  /** Takes the refusal back. The link works for seven days and once. */
  allow: {
    method: "POST",
    path: "/api/mail/allow/:token",
    params,
    response: z.object({ state: z.enum(["allowed", "expired"]) }),
  },
});
