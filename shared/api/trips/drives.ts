import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { bounded, idSchema, listOf } from "../fields.ts";
import { MAX_DRIVE_WINERIES } from "../limits.ts";
import { drivesRoutes } from "../routes.ts";
import { endSchema, listOfDays, lunchPlaceSchema, wineriesSchema } from "./plan-request.ts";
import { startCitySchema } from "./trip-form.ts";

/** Enough for fourteen stops, seven lunches and the legs back. */
const MAX_GEOMETRY_LEGS = 36;

/** Rounded up, with a ferry's crossing and wait; null without a road. */
const minutesSchema = z.int().nonnegative().nullable();
/** To a hundredth; null without a road. */
const milesSchema = z.number().nonnegative().nullable();

const passSchema = z.object({
  /** "Chinook Pass (SR 410)" */
  name: z.string(),
  /** "usually closed from November to late May" */
  season: z.string(),
});

const ferrySchema = z.object({
  /** "Seattle–Bainbridge Island" */
  name: z.string(),
  /** The crossing without the wait. */
  minutes: z.int(),
});

/** The drives between all places, `[from][to]`, the same both ways. */
export const driveMatrixSchema = z.object({
  /** As sent: `base` or the names of several, then winery ids, then keys of places to eat. */
  places: z.array(z.union([z.string(), z.int()])),
  minutes: z.array(z.array(minutesSchema)),
  miles: z.array(z.array(milesSchema)),
  /** Whether a car ferry is taken. */
  ferry: z.array(z.array(z.boolean())),
  /** Mostly estimated from the straight line, or without a road. */
  estimated: z.array(z.array(z.boolean())),
  /** Passes closed every winter, with their drives as pairs of indexes into `places`. */
  passes: z.array(passSchema.extend({ legs: z.array(z.tuple([z.int(), z.int()])) })),
  /** Ferries, with their drives as pairs of indexes into `places`. */
  ferries: z.array(ferrySchema.extend({ legs: z.array(z.tuple([z.int(), z.int()])) })),
});

export type Drives = z.infer<typeof driveMatrixSchema>;

/** Enough for the ends and lunches of seven days. */
const MAX_BASES = 15;

const basesSchema = bounded(
  z
    .array(endSchema, "Send a list of towns")
    .min(1, "Send at least one town")
    .refine((names) => new Set(names).size === names.length, {
      error: "Each town can be named once",
    }),
  MAX_BASES,
  `At most ${MAX_BASES} towns`,
);

export interface SentPlaces {
  readonly base?: string | undefined;
  readonly bases?: readonly string[] | undefined;
  readonly meals?: readonly { readonly key: string; readonly town: string }[] | undefined;
}

/** Adds one town or place ("The Finch, Walla Walla"), or several, and places to eat. */
const withBases = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({
      ...shape,
      base: endSchema.optional(),
      bases: basesSchema.optional(),
      meals: listOfDays(lunchPlaceSchema.pick({ key: true, town: true })).optional(),
    })
    .check(({ value, issues }) => {
      const { base, bases } = value as SentPlaces;
      const issue = (path: string, message: string) =>
        issues.push({ code: "custom", input: value, path: [path], message });
      if (base === undefined && bases === undefined) issue("base", "Starting location is required");
      if (base !== undefined && bases !== undefined) issue("bases", "Send base or bases, not both");
    });

export function basesOf({ base, bases = [] }: SentPlaces): readonly string[] {
  return base === undefined ? bases : [base];
}

const geometryPlaceSchema = z.union([z.string().max(200), idSchema], {
  error: "Send base, the name of a town or place, or the winery's id",
});

/** The routes of drives on maps. API responses call the list `courses`. */
export const geometriesSchema = listOf(
  z.object({
    from: z.union([z.string(), z.int()]),
    to: z.union([z.string(), z.int()]),
    /** In order, each beginning where the last one ended; empty between places at one point. */
    parts: listOf(
      z.object({
        /** By a road or ferry of the network, or straight if its streets are unknown. */
        by: z.enum(["road", "ferry", "straight"]),
        /** An encoded polyline of precision 4, latitude before longitude, both ends included. */
        line: z.string(),
      }),
    ),
  }),
);

export type Geometries = z.infer<typeof geometriesSchema>;

/** The drives from one town to every winery, by column. */
const townDrivesSchema = z.object({
  wineries: z.array(z.int()),
  minutes: z.array(minutesSchema),
  miles: z.array(milesSchema),
  ferry: z.array(z.boolean()),
  estimated: z.array(z.boolean()),
  /** Passes closed every winter, and the indexes of wineries behind them. */
  passes: z.array(passSchema.extend({ to: z.array(z.int()) })),
});

export type TownDrives = z.infer<typeof townDrivesSchema>;

export const drivesApi = defineApi(drivesRoutes, {
  /** Limited by network. */
  between: {
    body: withBases({
      wineries: wineriesSchema(idSchema, MAX_DRIVE_WINERIES).refine((ids) => ids.length > 0, {
        error: "Send at least one winery's id",
      }),
    }),
    response: driveMatrixSchema,
  },
  /** Up to about 60 points each; none for a leg without a road. Limited by network. */
  geometries: {
    body: withBases({
      legs: bounded(
        z
          .array(
            z.object({ from: geometryPlaceSchema, to: geometryPlaceSchema }),
            "Send a list of legs",
          )
          .min(1, "Send at least one leg"),
        MAX_GEOMETRY_LEGS,
        `At most ${MAX_GEOMETRY_LEGS} legs`,
      ),
    }),
    response: z.object({ courses: geometriesSchema }),
  },
  fromTown: {
    query: z.object({ base: startCitySchema }),
    response: townDrivesSchema,
  },
});
