import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { siteRoutes } from "./routes.ts";

/** Why a row of content is not shown. */
const invalidRowSchema = z.object({
  table: z.enum(["wineries", "fact_sources", "posts", "ready_trips", "places_to_eat_and_stay"]),
  /** The row's slug; of a source, the slug of its winery. */
  row: z.string(),
  field: z.string(),
  reason: z.string(),
  /** The migration that wrote it. */
  file: z.string().nullable(),
});

export type InvalidRow = z.infer<typeof invalidRowSchema>;

/** Mail of this process. It never fails the check, since pages work without mail. */
const mail = z
  .object({
    /** Since when the mail server fails; null while it works. */
    awaySince: z.iso.datetime().nullable(),
    lastSentAt: z.iso.datetime().nullable(),
  })
  .optional();

/** Settings for the browser, and health checks. */
export const siteApi = defineApi(siteRoutes, {
  /** Whether the process runs; it needs no database. */
  live: {
    response: z.object({ status: z.literal("ok") }),
  },
  /** Whether the process can take more visitors: started, not stopping, not overloaded. */
  ready: {
    response: z.object({ status: z.literal("ok") }),
  },
  /**
   * Whether the database works and has all migrations. `degraded`: some rows of content are invalid
   * and left out.
   */
  health: {
    response: z.discriminatedUnion("status", [
      z.object({ status: z.literal("ok"), mail }),
      z.object({
        status: z.literal("degraded"),
        mail,
        /** The number of rows. */
        leftOut: z.int().positive(),
        /** The first of many. */
        faults: z.array(invalidRowSchema),
      }),
    ]),
  },
  settings: {
    response: z.object({
      /** Leaflet tile URL template. */
      tileUrl: z.string(),
      /** Whether mails go to the embedded mailbox at `/dev/mailbox`. */
      mailbox: z.boolean(),
      /** The operator's address, if any. */
      contactEmail: z.string().nullable(),
    }),
  },
});
