/** The schema of plan requests, whose fields trips and their changes share. */
import { findTownOfPlace, townNameOf, townPartOf } from "#shared/domain/places/place-name.ts";
import {
  DEFAULT_WINERIES_PER_DAY,
  limitsOf,
  type PlanRequest,
} from "#shared/domain/schedule/plan-request.ts";
import { MAX_DAYS, MAX_STOPS } from "#shared/domain/schedule/problem.ts";
import { type Fault, faultIf, faultsOf } from "#shared/domain/trips/trip-faults.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { z } from "../../zod.ts";
import { bounded, dateOr, idSchema } from "../fields.ts";
import { MAX_WINERIES_PER_DAY, startCitySchema, townSchema } from "./trip-form.ts";

/** Docs: schedule.md, inputs. */
const VISIT_MINUTES = { least: 30, most: 150 } as const;

export const weekdaySchema = z.enum(WEEKDAYS, { error: "Name a weekday, such as friday" });
export const dateSchema = dateOr("Send a date as YYYY-MM-DD");

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

const forDays = <S extends z.ZodType>(schema: S) =>
  z.union([schema, listOfDays(schema)], {
    error: "Send one value, or a list with one for each day",
  });

/** A value for each winery, by id. */
export const byWinery = <S extends z.ZodType>(schema: S) =>
  bounded(
    z.record(z.string().regex(/^[1-9]\d{0,9}$/, "Name wineries by their ids"), schema),
    MAX_STOPS,
    `At most ${MAX_STOPS} wineries`,
  );

/** Distinct wineries. */
export const wineriesSchema = <S extends z.ZodType<number>>(id: S, most = MAX_STOPS) =>
  bounded(
    z.array(id, "Send a list of winery ids").refine((ids) => new Set(ids).size === ids.length, {
      error: "Each winery can be named once",
    }),
    most,
    `At most ${most} wineries`,
  );

export const dayIndexSchema = z
  .int("Days count from 0")
  .min(0, "Days count from 0")
  .max(MAX_DAYS - 1);

export const pinSchema = z.object({
  wineryId: idSchema,
  day: dayIndexSchema,
  /** The time of an appointment. */
  begin: minuteSchema.nullish(),
});

export const wishSchema = z.enum(["must", "like", "skip"], { error: "Send must, like or skip" });

/** A town of the town table, or a place in one: "The Finch, Walla Walla". */
export const endSchema = z
  .string("Say where the day begins and where it ends")
  .trim()
  .max(100, "At most 100 characters")
  .superRefine((text, context) => {
    if (findTownOfPlace(text)) return;
    const { error } = townSchema.safeParse(townPartOf(text));
    for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
  });

export const dayEndsSchema = z.object({ from: endSchema, to: endSchema });

const placeText = (what: string, most: number) =>
  z.string(what).trim().min(1, what).max(most, `At most ${most} characters`);

const MAX_INTERVALS = 4;

const dayHoursSchema = bounded(
  z.array(z.object({ opens: minuteSchema, closes: minuteSchema.nullable() })),
  MAX_INTERVALS,
  `At most ${MAX_INTERVALS} intervals a day`,
)
  .readonly()
  .nullable();

export const lunchPlaceSchema = z.object({
  /** Holds the longest name of a place with that of the longest town. */
  key: placeText("Send a key for the place to eat", 200),
  name: placeText("Send the name of the place to eat", 100),
  town: townSchema,
  /** Null or omitted if unknown. */
  openingHours: bounded(
    z.record(z.enum(WEEKDAYS), dayHoursSchema),
    WEEKDAYS.length,
    "A week has seven days",
  ).nullish(),
});

/** Fields of requests, which changes can set. */
export const planFields = {
  days: z.int("Whole days only").min(1, "At least 1 day"),
  /** Where each day begins and ends; each day begins where the last one ended. */
  ends: bounded(
    z.array(dayEndsSchema, "Send a list of days").min(1, "At least 1 day"),
    MAX_DAYS,
    `At most ${MAX_DAYS} days`,
  ),
  wineriesPerDay: z
    .int("Enter a whole number of wineries")
    .min(1, "At least 1 winery")
    .max(MAX_WINERIES_PER_DAY, "Maximum 4 wineries per day"),
  /** As stored; new ones are `dateSchema`. Postgres has no year 0. */
  startDate: z.iso.date("Send YYYY-MM-DD").refine((date) => date >= "0001", "Choose a later year"),
  /** Only without a date; without either, every weekday is tried. */
  startWeekday: weekdaySchema,
  dayStart: forDays(minuteSchema),
  dayEnd: forDays(minuteSchema),
  /** For all stops, or by winery id. */
  visitMinutes: z.union([visitSchema, byWinery(visitSchema)], {
    error: `Send minutes, or minutes by the ids of at most ${MAX_STOPS} wineries`,
  }),
  lunch: forDays(z.boolean()),
  pins: bounded(z.array(pinSchema), MAX_STOPS, `At most ${MAX_STOPS} pins`),
  wishes: byWinery(wishSchema),
};

/** Null counts as omitted. */
export const optional = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

/** The optional fields of a request. */
export const scheduleParts = z.object({
  startWeekday: optional(planFields.startWeekday),
  dayStart: optional(planFields.dayStart),
  dayEnd: optional(planFields.dayEnd),
  visitMinutes: optional(planFields.visitMinutes),
  lunch: optional(planFields.lunch),
  /** Where to eat on each day; null is wherever they are. */
  lunchPlaces: optional(listOfDays(lunchPlaceSchema.nullable())),
  pins: optional(planFields.pins),
  wishes: optional(planFields.wishes),
});

/**
 * The body of `POST /api/plans`; docs/schedule.md, inputs, has the defaults. After parsing, `base`
 * and `days` follow from `ends`, if given.
 */
export const planRequestSchema = scheduleParts
  .extend({
    /** A town of the town table; optional with `ends`. */
    base: startCitySchema.nullish().transform((base) => base ?? ""),
    /** In the visitor's order. */
    wineries: wineriesSchema(idSchema).refine((ids) => ids.length > 0, {
      error: "Send at least one winery's id",
    }),
    /** 1 to 3; with `ends`, 1 to 7 and optional. */
    days: planFields.days.nullish().transform((days) => days ?? 0),
    ends: optional(planFields.ends),
    wineriesPerDay: planFields.wineriesPerDay.default(DEFAULT_WINERIES_PER_DAY),
    startDate: optional(dateSchema),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of requestFaults(value)) {
      issues.push({ code: "custom", input: value, path: [...path], message });
    }
  })
  .overwrite(withOneReading);

/** A request as sent: with `ends`, the base may be empty and the days 0. */
type SentRequest = PlanRequest & { readonly wineriesPerDay: number };

/** Sets base and days from the ends. */
function withOneReading<R extends SentRequest>(request: R): R {
  const [first] = request.ends ?? [];
  return first ? { ...request, base: first.from, days: request.ends?.length ?? 0 } : request;
}

/** What is wrong with the request as a whole. */
function requestFaults(sent: SentRequest): Fault[] {
  // The field's own schema reports these.
  const { length: days = 1 } = sent.ends ?? {};
  if (days < 1 || days > MAX_DAYS) return [];
  const unclear = readingFaults(sent);
  if (unclear.length > 0) return unclear;
  const request = withOneReading(sent);
  return faultsOf(request, limitsOf(request));
}

/** Base and days must be given, or agree with the ends. */
function readingFaults({ base, days, ends }: SentRequest): Fault[] {
  const [first] = ends ?? [];
  if (!ends || !first) {
    return [
      ...faultIf(base === "", ["base"], "Starting location is required"),
      ...faultIf(days === 0, ["days"], "Whole days only"),
    ];
  }
  const isElsewhere = base !== "" && townNameOf(base) !== townNameOf(first.from);
  const isUneven = days !== 0 && days !== ends.length;
  return [
    ...faultIf(isElsewhere, ["base"], "Leave the base out, or send where the first day begins"),
    ...faultIf(isUneven, ["days"], `Leave the days out, or send ${ends.length}`),
  ];
}
