import { z } from "zod";
import { defineApi } from "./endpoint.ts";

/** Settings of this installation that the browser needs, and the health of the service. */
export const siteApi = defineApi({
  /** Whether the process serves at all; pages and lists are served without the database. */
  live: {
    method: "GET",
    path: "/api/live",
    response: z.object({ status: z.literal("ok") }),
  },
  /** Whether it serves everything: the database answers, takes changes and has all migrations. */
  health: {
    method: "GET",
    path: "/api/health",
    response: z.object({ status: z.literal("ok") }),
  },
  settings: {
    method: "GET",
    path: "/api/site",
    response: z.object({
      /** Leaflet tile URL template. */
      tileUrl: z.string(),
      /** Whether mails are kept in the embedded mailbox at `/dev/mailbox` instead of being delivered. */
      mailbox: z.boolean(),
      /** Where a visitor can write to the people who run the site; null when the operator names none. */
      contactEmail: z.string().nullable(),
    }),
  },
});
