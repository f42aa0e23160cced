import { z } from "zod";
import { DEFAULT_WINERIES_PER_DAY, hoursOfDay } from "#shared/domain/schedule/plan-request.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { idSchema } from "../fields.ts";
import { MAX_TRIP_DAYS, MAX_WINERIES_PER_DAY, startCitySchema } from "./trip-form.ts";

/** Most wineries of one plan (docs/schedule.md, inputs). */
export const MAX_PLAN_WINERIES = MAX_TRIP_DAYS * MAX_WINERIES_PER_DAY;

/** Shortest and longest visit, in minutes (docs/schedule.md, inputs). */
const VISIT_MINUTES = { least: 30, most: 150 } as const;

export const weekdaySchema = z.enum(WEEKDAYS, { error: "Name a weekday, such as friday" });
const dateSchema = z.iso.date("Send a date as YYYY-MM-DD");

/** Minutes after local midnight. */
const minuteSchema = z
  .int("Send whole minutes after midnight")
  .min(0, "Send minutes after midnight, 0 or more")
  .max(1440, "A day ends at minute 1440");

const visitSchema = z
  .int("Send whole minutes")
  .min(VISIT_MINUTES.least, `A visit lasts at least ${VISIT_MINUTES.least} minutes`)
  .max(VISIT_MINUTES.most, `A visit lasts at most ${VISIT_MINUTES.most} minutes`);

/** One value for every day, or a list with one for each. */
const forDays = <S extends z.ZodType>(schema: S) => z.union([schema, z.array(schema)]);

/** May be left out or null, which is the same. */
const optional = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

/** A value for each winery by its id. */
const byWinery = <S extends z.ZodType>(schema: S) =>
  z.record(z.string().regex(/^[1-9]\d{0,9}$/, "Name wineries by their ids"), schema);

const pinSchema = z.object({
  wineryId: idSchema,
  /** Index of the day, from 0. */
  day: z.int("Days count from 0").min(0, "Days count from 0"),
  /** When the visit begins exactly: an appointment. */
  begin: optional(minuteSchema),
});

export const wishSchema = z.enum(["must", "like", "skip"], { error: "Send must, like or skip" });

const requestParts = z.object({
  /** A town of the table of towns. */
  base: startCitySchema,
  /** The chosen wineries in the visitor's own order. */
  wineries: z
    .array(idSchema, "Send a list of winery ids")
    .min(1, "Send at least one winery's id")
    .max(MAX_PLAN_WINERIES, `At most ${MAX_PLAN_WINERIES} wineries`)
    .refine((ids) => new Set(ids).size === ids.length, { error: "Each winery can be named once" }),
  days: z
    .int("Whole days only")
    .min(1, "At least 1 day")
    .max(MAX_TRIP_DAYS, `At most ${MAX_TRIP_DAYS} days`),
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
  visitMinutes: optional(z.union([visitSchema, byWinery(visitSchema)])),
  lunch: optional(forDays(z.boolean())),
  pins: optional(z.array(pinSchema).max(MAX_PLAN_WINERIES)),
  wishes: optional(byWinery(wishSchema)),
});

type RequestParts = z.output<typeof requestParts>;

/** The parts of a request that say how its days are to be planned; all may be left out. */
export const scheduleParts = requestParts.pick({
  startWeekday: true,
  dayStart: true,
  dayEnd: true,
  visitMinutes: true,
  lunch: true,
  pins: true,
  wishes: true,
});

/** What a plan is asked of; the defaults are those of docs/schedule.md, inputs. */
export const planRequestSchema = requestParts.check(({ value, issues }) => {
  for (const { path, message } of contradictionsIn(value)) {
    issues.push({ code: "custom", input: value, path: [...path], message });
  }
});

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What each field allows alone and the request as a whole does not. */
function contradictionsIn(request: RequestParts): Fault[] {
  // Told at its own field; and whoever asks for a billion days must not have them counted out.
  if (request.days > MAX_TRIP_DAYS) return [];
  return [...tripFaults(request), ...dayFaults(request), ...stopFaults(request)];
}

function tripFaults({ wineries, days, wineriesPerDay, startDate, startWeekday }: RequestParts) {
  const faults: Fault[] = [];
  if (wineries.length > days * wineriesPerDay) {
    const message = "More wineries than the trip's days and wineries per day allow";
    faults.push({ path: ["wineries"], message });
  }
  if (startDate && startWeekday) {
    const message = "Send a start date or a starting weekday, not both";
    faults.push({ path: ["startWeekday"], message });
  }
  return faults;
}

function dayFaults(request: RequestParts): Fault[] {
  const { days } = request;
  const uneven = (["dayStart", "dayEnd", "lunch"] as const).flatMap((field): Fault[] => {
    const value = request[field];
    const fits = !Array.isArray(value) || value.length === days;
    return fits
      ? []
      : [{ path: [field], message: `Send one value, or one for each of the ${days} days` }];
  });
  const backwards = Array.from({ length: days }, (_, day) => day).filter((day) => {
    const { start, end } = hoursOfDay(request, day);
    return start >= end;
  });
  return [
    ...uneven,
    ...backwards.map((day) => ({
      path: ["dayEnd"],
      message: `Day ${day + 1} must end after it begins`,
    })),
  ];
}

function stopFaults(request: RequestParts): Fault[] {
  const { wineries, days, pins } = request;
  const chosen = new Set(wineries);
  const pinFaults = (pins ?? []).flatMap((pin, index): Fault[] => [
    ...(chosen.has(pin.wineryId)
      ? []
      : [{ path: ["pins", index, "wineryId"], message: "Pin a chosen winery" }]),
    ...(pin.day < days
      ? []
      : [{ path: ["pins", index, "day"], message: `Days count from 0 to ${days - 1}` }]),
  ]);
  const strangers = (["visitMinutes", "wishes"] as const).flatMap((field) => {
    const value = request[field];
    if (typeof value !== "object" || value === null) return [];
    return Object.keys(value)
      .filter((id) => !chosen.has(Number(id)))
      .map((id) => ({ path: [field, id], message: "Name a chosen winery" }));
  });
  return [...pinFaults, ...strangers];
}
