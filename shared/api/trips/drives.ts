import { ROUTE_WAYS } from "#shared/domain/trips/route-geometry.ts";
import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { bounded, idSchema, listOf } from "../fields.ts";
import { MAX_DRIVE_WINERIES } from "../limits.ts";
import { drivesRoutes } from "../routes.ts";
import { endSchema, listOfDays, lunchPlaceSchema, wineriesSchema } from "./plan-request.ts";
import { startCitySchema } from "./trip-form.ts";

/** Most legs whose geometry are asked for at once: fourteen stops and seven lunches, and the ways back. */
const MAX_GEOMETRY_LEGS = 36;

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

const ferrySchema = z.object({
  /** "Seattle–Bainbridge Island" */
  name: z.string(),
  /** Of a crossing, without the wait. */
  minutes: z.int(),
});

/** The drives between every two places, `[from][to]`, the same both ways. */
export const driveMatrixSchema = z.object({
  /**
   * `base`, or of several bases their names as they were sent; then the wineries' ids as they were
   * sent, and the keys of the places to eat.
   */
  places: z.array(z.union([z.string(), z.int()])),
  minutes: z.array(z.array(minutesSchema)),
  miles: z.array(z.array(milesSchema)),
  /** Whether a car ferry is taken. */
  ferry: z.array(z.array(z.boolean())),
  /** Whether the figures rest on the straight line for the most part, or there is no road. */
  estimated: z.array(z.array(z.boolean())),
  /** Passes closed every winter, with the pairs of indexes into `places` whose drive needs them. */
  passes: z.array(passSchema.extend({ legs: z.array(z.tuple([z.int(), z.int()])) })),
  /** The routes of the ferries taken, with the pairs of indexes into `places` whose drive takes them. */
  ferries: z.array(ferrySchema.extend({ legs: z.array(z.tuple([z.int(), z.int()])) })),
});

export type Drives = z.infer<typeof driveMatrixSchema>;

/** Most towns at once: where seven days begin and end, and where they have lunch. */
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

/** The places of a body beside its wineries. */
export interface SentPlaces {
  readonly base?: string | undefined;
  readonly bases?: readonly string[] | undefined;
  readonly meals?: readonly { readonly key: string; readonly town: string }[] | undefined;
}

/**
 * A body with one town as `base`, or several as `bases`, each also as a place in one ("The Finch, Walla
 * Walla"), and with the places to eat of a plan.
 */
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

/** The towns of a body, as they were sent. */
export function basesOf({ base, bases = [] }: SentPlaces): readonly string[] {
  return base === undefined ? bases : [base];
}

const geometryPlaceSchema = z.union([z.string().max(200), idSchema], {
  error: "Send base, the name of a town or place, or the winery's id",
});

/** The geometry of drives, for maps: a `RouteGeometry` each. API responses call the list `courses`. */
export const geometriesSchema = listOf(
  z.object({
    from: z.union([z.string(), z.int()]),
    to: z.union([z.string(), z.int()]),
    parts: listOf(
      z.object({
        /** `straight` stands for streets whose geometry is not known. */
        by: z.enum(ROUTE_WAYS),
        /** An encoded polyline of precision 4, latitude before longitude, both ends included. */
        line: z.string(),
      }),
    ),
  }),
);

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
  /**
   * The geometries of drives, some 60 points each at most. Without a way between its places a leg has none.
   * Limited by network.
   */
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
  /** The same for everybody while the guide's content stays the same. */
  fromTown: {
    query: z.object({ base: startCitySchema }),
    response: townDrivesSchema,
  },
});
