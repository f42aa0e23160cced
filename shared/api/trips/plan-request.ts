import { findTownOfPlace, townPartOf } from "#shared/domain/places/place-name.ts";
import { DEFAULT_WINERIES_PER_DAY } from "#shared/domain/schedule/plan-request.ts";
import { MAX_DAYS, MAX_STOPS } from "#shared/domain/schedule/problem.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { z } from "../../zod.ts";
import { bounded, idSchema } from "../fields.ts";
import { requestFaults, withOneReading } from "./plan-request-faults.ts";
import { MAX_WINERIES_PER_DAY, startCitySchema } from "./trip-form.ts";

/** Shortest and longest visit, in minutes (docs/schedule.md, inputs). */
const VISIT_MINUTES = { least: 30, most: 150 } as const;

export const weekdaySchema = z.enum(WEEKDAYS, { error: "Name a weekday, such as friday" });
export const dateSchema = z.iso.date("Send a date as YYYY-MM-DD");

/** Minutes after local midnight. */
export const minuteSchema = z
  .int("Send whole minutes after midnight")
  .min(0, "Send minutes after midnight, 0 or more")
  .max(1440, "A day ends at minute 1440");

export const visitSchema = z
  .int("Send whole minutes")
  .min(VISIT_MINUTES.least, `A visit lasts at least ${VISIT_MINUTES.least} minutes`)
  .max(VISIT_MINUTES.most, `A visit lasts at most ${VISIT_MINUTES.most} minutes`);

/** A list with a value for each day. */
export const listOfDays = <S extends z.ZodType>(schema: S) =>
  bounded(z.array(schema), MAX_DAYS, `At most ${MAX_DAYS} days`);

/** One value for every day, or a list with one for each. */
export const forDays = <S extends z.ZodType>(schema: S) =>
  z.union([schema, listOfDays(schema)], {
    error: "Send one value, or a list with one for each day",
  });

/** May be left out or null, which is the same. */
const optional = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

/** A value for each winery by its id, of as many as a plan can have. */
export const byWinery = <S extends z.ZodType>(schema: S) =>
  bounded(
    z.record(z.string().regex(/^[1-9]\d{0,9}$/, "Name wineries by their ids"), schema),
    MAX_STOPS,
    `At most ${MAX_STOPS} wineries`,
  );

const pinSchema = z.object({
  wineryId: idSchema,
  /** Index of the day, from 0. */
  day: z.int("Days count from 0").min(0, "Days count from 0"),
  /** When the visit begins exactly: an appointment. */
  begin: optional(minuteSchema),
});

export const wishSchema = z.enum(["must", "like", "skip"], { error: "Send must, like or skip" });

/** A town of the table of towns, or a place in one: "The Finch, Walla Walla". */
const endSchema = z
  .string("Say where the day begins and where it ends")
  .trim()
  .max(100, "At most 100 characters")
  .superRefine((text, context) => {
    if (findTownOfPlace(text)) return;
    const { error } = startCitySchema.safeParse(townPartOf(text));
    for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
  });

export const dayEndsSchema = z.object({ from: endSchema, to: endSchema });

const placeText = (what: string) =>
  z.string(what).trim().min(1, what).max(100, "At most 100 characters");

/** Most opening intervals of a day of a place to eat. */
const MOST_INTERVALS = 4;

const dayHoursSchema = bounded(
  z.array(z.object({ opens: minuteSchema, closes: minuteSchema.nullable() })),
  MOST_INTERVALS,
  `At most ${MOST_INTERVALS} intervals a day`,
)
  .readonly()
  .nullable();

export const lunchPlaceSchema = z.object({
  /** Its name in the matrix of drives. */
  key: placeText("Send a key for the place to eat"),
  name: placeText("Send the name of the place to eat"),
  town: startCitySchema,
  /** Null, or left out, where its hours are not known. */
  openingHours: bounded(
    z.record(z.enum(WEEKDAYS), dayHoursSchema),
    WEEKDAYS.length,
    "A week has seven days",
  ).nullish(),
});

const requestParts = z.object({
  /** A town of the table of towns. Where `ends` are given it may be left out: the first day's beginning. */
  base: startCitySchema.nullish().transform((base) => base ?? ""),
  /** The chosen wineries in the visitor's own order. */
  wineries: bounded(
    z
      .array(idSchema, "Send a list of winery ids")
      .min(1, "Send at least one winery's id")
      .refine((ids) => new Set(ids).size === ids.length, {
        error: "Each winery can be named once",
      }),
    MAX_STOPS,
    `At most ${MAX_STOPS} wineries`,
  ),
  /** 1 to 3, or 1 to 7 with `ends`, beside which it may be left out. */
  days: z
    .int("Whole days only")
    .min(1, "At least 1 day")
    .nullish()
    .transform((days) => days ?? 0),
  /** Where each day begins and ends; every day begins where the one before ends. */
  ends: optional(
    bounded(
      z.array(dayEndsSchema, "Send a list of days").min(1, "At least 1 day"),
      MAX_DAYS,
      `At most ${MAX_DAYS} days`,
    ).readonly(),
  ),
  wineriesPerDay: z
    .int("Whole wineries only")
    .min(1, "At least 1 winery")
    .max(MAX_WINERIES_PER_DAY, "Maximum 4 wineries per day")
    .default(DEFAULT_WINERIES_PER_DAY),
  startDate: optional(dateSchema),
  /** Without a date: the weekday of the first day. Without either, every one is tried. */
  startWeekday: optional(weekdaySchema),
  dayStart: optional(forDays(minuteSchema)),
  dayEnd: optional(forDays(minuteSchema)),
  /** For every stop, or for single ones by winery id. */
  visitMinutes: optional(
    z.union([visitSchema, byWinery(visitSchema)], {
      error: `Send minutes, or minutes by the ids of at most ${MAX_STOPS} wineries`,
    }),
  ),
  lunch: optional(forDays(z.boolean())),
  /** Where the break of each day is held; null for wherever the day has them. */
  lunchPlaces: optional(
    bounded(z.array(lunchPlaceSchema.nullable()), MAX_DAYS, `At most ${MAX_DAYS} days`).readonly(),
  ),
  pins: optional(bounded(z.array(pinSchema), MAX_STOPS, `At most ${MAX_STOPS} pins`)),
  wishes: optional(byWinery(wishSchema)),
});

/** The parts of a request that say how its days are to be planned; all may be left out. */
export const scheduleParts = requestParts.pick({
  startWeekday: true,
  dayStart: true,
  dayEnd: true,
  visitMinutes: true,
  lunch: true,
  lunchPlaces: true,
  pins: true,
  wishes: true,
});

/**
 * What a plan is asked of; the defaults are those of docs/schedule.md, inputs. Once read, `base` and
 * `days` are those of the `ends` where these are given.
 */
export const planRequestSchema = requestParts
  .check(({ value, issues }) => {
    for (const { path, message } of requestFaults(value)) {
      issues.push({ code: "custom", input: value, path: [...path], message });
    }
  })
  .overwrite(withOneReading);
