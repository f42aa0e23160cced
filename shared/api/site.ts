import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { siteRoutes } from "./routes.ts";

/** A fault of a row of content that no list or page shows. */
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

/** Mail of this process since its start: it fails no check, since pages and trips need none. */
const mail = z
  .object({
    /** Since when the mail server takes nothing; null while it does. */
    awaySince: z.iso.datetime().nullable(),
    lastSentAt: z.iso.datetime().nullable(),
  })
  .optional();

/** Settings of this installation that the browser needs, and the health of the service. */
export const siteApi = defineApi(siteRoutes, {
  /** Whether the process serves at all; pages and lists are served without the database. */
  live: {
    response: z.object({ status: z.literal("ok") }),
  },
  /** Whether the process should be sent more visitors: its first pages are made, and it is neither stopping nor overloaded. */
  ready: {
    response: z.object({ status: z.literal("ok") }),
  },
  /**
   * Whether it serves everything: the database answers, takes changes and has all migrations. It is
   * degraded, and serves all the same, where a row of content cannot be shown and is left out.
   */
  health: {
    response: z.discriminatedUnion("status", [
      z.object({ status: z.literal("ok"), mail }),
      z.object({
        status: z.literal("degraded"),
        mail,
        /** How many rows are left out. */
        leftOut: z.int().positive(),
        /** What is wrong with them; the first of many. */
        faults: z.array(invalidRowSchema),
      }),
    ]),
  },
  settings: {
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
