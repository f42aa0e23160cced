import { z } from "zod";
import { defineApi } from "../endpoint.ts";
import { startCitySchema } from "./trip-form.ts";

/** Most wineries whose drives are asked for at once (POST /api/drives). */
const MAX_DRIVE_WINERIES = 16;

const idSchema = z.int32("Send the winery's id").positive("Send the winery's id");

/** Whole minutes, rounded up, a ferry's crossing and wait among them; null where no road leads. */
const minutesSchema = z.int().nonnegative().nullable();
/** In hundredths; null where no road leads. */
const milesSchema = z.number().nonnegative().nullable();

const passSchema = z.object({
  /** "Chinook Pass (SR 410)" */
  name: z.string(),
  /** "usually closed from November to late May" */
  season: z.string(),
});

/** The drives between every two places, `[from][to]`, the same both ways. */
export const driveMatrixSchema = z.object({
  /** `base`, then the wineries' ids as they were sent. */
  places: z.tuple([z.literal("base")], z.int()),
  minutes: z.array(z.array(minutesSchema)),
  miles: z.array(z.array(milesSchema)),
  /** Whether a car ferry is taken. */
  ferry: z.array(z.array(z.boolean())),
  /** Whether the figures rest on the straight line for the most part, or there is no road. */
  estimated: z.array(z.array(z.boolean())),
  /** Passes closed every winter, with the pairs of indexes into `places` whose drive needs them. */
  passes: z.array(passSchema.extend({ legs: z.array(z.tuple([z.int(), z.int()])) })),
});

/** The drives from one town to every winery of the guide, one column for each figure. */
const townDrivesSchema = z.object({
  wineries: z.array(z.int()),
  minutes: z.array(minutesSchema),
  miles: z.array(milesSchema),
  ferry: z.array(z.boolean()),
  estimated: z.array(z.boolean()),
  /** Passes closed every winter, with the indexes into `wineries` whose drive needs them. */
  passes: z.array(passSchema.extend({ to: z.array(z.int()) })),
});

export type TownDrives = z.infer<typeof townDrivesSchema>;

/** Drives by road, of a town and wineries that everybody may ask for. */
export const drivesApi = defineApi({
  /** Limited by network. */
  between: {
    method: "POST",
    path: "/api/drives",
    body: z.object({
      base: startCitySchema,
      wineries: z
        .array(idSchema, "Send a list of winery ids")
        .min(1, "Send at least one winery's id")
        .max(MAX_DRIVE_WINERIES, `At most ${MAX_DRIVE_WINERIES} wineries`)
        .refine((ids) => new Set(ids).size === ids.length, {
          error: "Each winery can be named once",
        }),
    }),
    response: driveMatrixSchema,
  },
  /** The same for everybody while the guide's content stays the same. */
  fromTown: {
    method: "GET",
    path: "/api/drives/from",
    query: z.object({ base: startCitySchema }),
    response: townDrivesSchema,
  },
});
