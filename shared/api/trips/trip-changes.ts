/** Changes of a trip as they travel: the body and the answers of `PATCH /api/trips/{token}`. */
import { z } from "zod";
import type { PATCHED_FIELDS, TripChange } from "#shared/domain/trips/trip-change.ts";
import { idSchema } from "../fields.ts";
import { problemSchema } from "../problem.ts";
import { weekdaySchema, wishSchema } from "./plan-request.ts";
import { startCitySchema } from "./trip-form.ts";

/** Longest trip with changing bases (docs/schedule.md); the form asks for at most three days. */
const MOST_DAYS = 7;
/** Most changes of one request: what a phone has collected on a day without a network, and more. */
export const MAX_CHANGES = 100;

const dayIndexSchema = z
  .int("Days count from 0")
  .min(0, "Days count from 0")
  .max(MOST_DAYS - 1);
const minuteSchema = z.int("Send whole minutes after midnight").min(0).max(1440);
const visitSchema = z.int("Send whole minutes").min(30).max(150);
const nameSchema = z
  .string()
  .trim()
  .min(1, "Trip name is required")
  .max(100, "At most 100 characters");

/** One line or several; no control characters but line breaks. */
const noteTextSchema = (most: number) =>
  z.string().trim().max(most, `At most ${most} characters`).optional();

export const stopNoteSchema = z.object({
  text: noteTextSchema(500),
  confirmation: noteTextSchema(60),
  tasted: z.boolean().optional(),
  liked: z.boolean().optional(),
  bought: z.boolean().optional(),
});

export const tripPlaceSchema = z.object({
  /** A place of the guide; without it the place is the visitor's own. */
  placeId: idSchema.optional(),
  name: z.string().trim().min(1, "Name the place").max(80, "At most 80 characters"),
  town: startCitySchema,
  address: z.string().trim().max(120, "At most 120 characters").optional(),
});

const placeOrNone = tripPlaceSchema.nullish();

export const dayPlacesSchema = z.object({
  lunch: placeOrNone,
  dinner: placeOrNone,
  bed: placeOrNone,
});

export const dayEndsSchema = z.object({ from: startCitySchema, to: startCitySchema });

const pinSchema = z.object({
  wineryId: idSchema,
  day: dayIndexSchema,
  begin: minuteSchema.nullish(),
});

const orderSchema = z.array(z.array(idSchema).max(4)).max(MOST_DAYS);
const listOr = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.array(schema).max(MOST_DAYS)]);

/** Fields of the plan as a repair lays them over it. */
const planFieldsSchema = z
  .object({
    days: z.int().min(1).max(MOST_DAYS),
    wineriesPerDay: z.int().min(1).max(4),
    startDate: z.iso.date("Send a date as YYYY-MM-DD"),
    startWeekday: weekdaySchema,
    dayStart: listOr(minuteSchema),
    dayEnd: listOr(minuteSchema),
    visitMinutes: z.union([visitSchema, z.record(z.string().max(12), visitSchema)]),
    lunch: listOr(z.boolean()),
    pins: z.array(pinSchema).max(14),
    wishes: z.record(z.string().max(12), wishSchema),
    ends: z.array(dayEndsSchema).max(MOST_DAYS),
  })
  .partial();

/** What each field of a patch may be; null stands for "not set". */
const patchedFields = {
  ...planFieldsSchema.pick({
    days: true,
    ends: true,
    wineriesPerDay: true,
    startDate: true,
    startWeekday: true,
    dayStart: true,
    dayEnd: true,
    lunch: true,
  }).shape,
  name: nameSchema,
  guests: z.int().min(1).max(50),
  base: startCitySchema,
  arrangement: orderSchema,
  places: z.array(dayPlacesSchema).max(MOST_DAYS),
} satisfies Record<(typeof PATCHED_FIELDS)[number], z.ZodType>;

const nullable = <S extends z.ZodType>(schema: S) => schema.nullish();
const byWinery = <S extends z.ZodType>(schema: S) =>
  z.record(z.string().regex(/^[1-9]\d{0,9}$/, "Name wineries by their ids"), schema.nullable());

export const tripPatchSchema = z
  .object({
    fields: z.object({
      name: nullable(patchedFields.name),
      guests: nullable(patchedFields.guests),
      base: nullable(patchedFields.base),
      days: nullable(patchedFields.days),
      ends: nullable(patchedFields.ends),
      wineriesPerDay: nullable(patchedFields.wineriesPerDay),
      startDate: nullable(patchedFields.startDate),
      startWeekday: nullable(patchedFields.startWeekday),
      dayStart: nullable(patchedFields.dayStart),
      dayEnd: nullable(patchedFields.dayEnd),
      lunch: nullable(patchedFields.lunch),
      arrangement: nullable(patchedFields.arrangement),
      places: nullable(patchedFields.places),
    }),
    add: z.array(z.object({ wineryId: idSchema, at: z.int().min(0).max(14) })).max(14),
    remove: z.array(idSchema).max(14),
    pins: byWinery(pinSchema),
    wishes: byWinery(wishSchema),
    visits: byWinery(visitSchema),
    notes: byWinery(stopNoteSchema),
  })
  .partial();

const onDay = { startWeekday: weekdaySchema.optional() };
const ofStop = { wineryId: idSchema };
const saidSchema = z.string().max(200);

const kinds = [
  z.object({ kind: z.literal("rename"), name: nameSchema.nullable() }),
  z.object({ kind: z.literal("guests"), guests: z.int().min(1).max(50).nullable() }),
  z.object({ kind: z.literal("add"), ...ofStop }),
  z.object({ kind: z.literal("remove"), ...ofStop }),
  z.object({ kind: z.literal("wish"), ...ofStop, wish: wishSchema }),
  z.object({
    kind: z.literal("pin"),
    ...ofStop,
    day: dayIndexSchema.nullable(),
    begin: minuteSchema.nullish(),
    ...onDay,
  }),
  z.object({ kind: z.literal("visit"), ...ofStop, minutes: visitSchema }),
  z.object({
    kind: z.literal("day"),
    day: dayIndexSchema,
    start: minuteSchema.optional(),
    end: minuteSchema.optional(),
    lunch: z.boolean().optional(),
    ...onDay,
  }),
  z.object({ kind: z.literal("places"), day: dayIndexSchema, ...dayPlacesSchema.shape }),
  z.object({
    kind: z.literal("start"),
    startDate: z.iso.date("Send a date as YYYY-MM-DD").nullable(),
    startWeekday: weekdaySchema.nullish(),
  }),
  z.object({ kind: z.literal("pace"), wineriesPerDay: z.int().min(1).max(4) }),
  z.object({ kind: z.literal("days"), days: z.int().min(1).max(MOST_DAYS) }),
  z.object({ kind: z.literal("ends"), ends: z.array(dayEndsSchema).min(1).max(MOST_DAYS) }),
  z.object({
    kind: z.literal("move"),
    ...ofStop,
    day: dayIndexSchema,
    at: z.int().min(0).max(4),
    orders: orderSchema,
    among: z.array(idSchema).max(14),
    ...onDay,
  }),
  z.object({ kind: z.literal("bestOrder") }),
  z.object({ kind: z.literal("plan"), fields: planFieldsSchema, said: saidSchema }),
  z.object({ kind: z.literal("note"), ...ofStop, note: stopNoteSchema.nullable() }),
  z.object({ kind: z.literal("undo"), patch: tripPatchSchema, said: saidSchema }),
] as const;

export const tripEditSchema = z.discriminatedUnion("kind", kinds);

/** A change with the id its author gave it. */
export const tripChangeSchema = z
  .object({ id: z.uuid("Give each change an id of its own") })
  .and(tripEditSchema) satisfies z.ZodType<TripChange>;

export const tripChangesBodySchema = z.object({
  /** The version the changes were made on. */
  version: z.int("Send the version of the trip you changed").min(1),
  /** In the order in which they were made. */
  changes: z
    .array(tripChangeSchema)
    .min(1, "Send at least one change")
    .max(MAX_CHANGES, `At most ${MAX_CHANGES} changes at once`),
  /** What whoever changes the trip calls themselves; of somebody signed in the account's name is taken. */
  by: z.string().trim().max(40, "At most 40 characters").optional(),
});

/** One change that was made, for the editors of a trip; newest first. */
export const madeChangeSchema = z.object({
  id: z.uuid(),
  /** The version of the trip that has it first. */
  version: z.int(),
  at: z.iso.datetime(),
  /** Null where nobody said who they are. */
  by: z.string().nullable(),
  /** What follows the name: "moved Gramercy to Sunday". */
  text: z.string(),
  /** What an `undo` sends. */
  undo: tripPatchSchema,
});

export type MadeChange = z.infer<typeof madeChangeSchema>;

/** Which changes were not made, and why, beside what every problem says (409). */
export const refusedChangesSchema = problemSchema.extend({
  refused: z.array(z.object({ id: z.uuid(), reason: z.string() })),
});
