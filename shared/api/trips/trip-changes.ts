/** Bodies and responses of `PATCH /api/trips/{token}`. */

import { oneLine } from "#shared/domain/export/well-formed-text.ts";
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";
import { MAX_DAYS, MAX_STOPS } from "#shared/domain/schedule/problem.ts";
import { MAX_DAY_MARKS } from "#shared/domain/trips/apply-change.ts";
import type { PATCHED_FIELDS, TripChange } from "#shared/domain/trips/trip-change.ts";
import { z } from "../../zod.ts";
import { bounded, idSchema } from "../fields.ts";
import { problemSchema } from "../problem.ts";
import {
  byWinery,
  dateSchema,
  dayEndsSchema,
  dayIndexSchema,
  listOfDays,
  minuteSchema,
  pinSchema,
  planFields,
  visitSchema,
  weekdaySchema,
  wishSchema,
} from "./plan-request.ts";
import { MAX_WINERIES_PER_DAY, townSchema, tripFormSchema } from "./trip-form.ts";

/** Enough for a day without a network. */
const MAX_CHANGES = 100;

const { name: nameSchema, guests: guestsSchema } = tripFormSchema.shape;
const daysSchema = planFields.days.max(MAX_DAYS);

const noteTextSchema = (most: number) =>
  z.string().trim().max(most, `At most ${most} characters`).optional();

export const stopNoteSchema = z.object({
  text: noteTextSchema(500),
  confirmation: noteTextSchema(60),
  tasted: z.boolean().optional(),
  liked: z.boolean().optional(),
  bought: z.boolean().optional(),
});

const lineSchema = (most: number) =>
  z.string().max(most, `At most ${most} characters`).transform(oneLine);

const tripPlaceSchema = z.object({
  /** Of the guide; omitted for the visitor's own. */
  placeId: idSchema.optional(),
  name: lineSchema(80).refine((name) => name !== "", { error: "Name the place" }),
  town: townSchema,
  address: lineSchema(120).optional(),
});

const placeOrNone = tripPlaceSchema.nullish();

export const dayPlacesSchema = z.object({
  lunch: placeOrNone,
  dinner: placeOrNone,
  bed: placeOrNone,
});

const idsSchema = bounded(z.array(idSchema), MAX_STOPS, "Too many wineries for one trip");

const markedAt = {
  /** When it was made, in milliseconds. */
  id: z.int().min(0),
  date: dateSchema,
  minute: minuteSchema,
  /** The stops they had reached by then. */
  passed: idsSchema.optional(),
};

export const dayMarkSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["here", "skip", "closed"]), wineryId: idSchema, ...markedAt }),
  z.object({ kind: z.literal("leave"), at: minuteSchema.optional(), ...markedAt }),
  z.object({
    kind: z.literal("late"),
    by: z.int("Send whole minutes").min(1).max(720),
    ...markedAt,
  }),
  z.object({ kind: z.literal("shorten"), wineryId: idSchema, minutes: visitSchema, ...markedAt }),
  z.object({ kind: z.literal("reorder"), ...markedAt }),
]) satisfies z.ZodType<DayMark>;

export const dayLogSchema = bounded(
  z.array(dayMarkSchema),
  MAX_DAY_MARKS,
  `At most ${MAX_DAY_MARKS} marks`,
);

/** The visitor's own order of each day's stops (docs/schedule.md). */
export const arrangementSchema = listOfDays(
  bounded(z.array(idSchema), MAX_WINERIES_PER_DAY, "Maximum 4 wineries per day"),
);

/** The fields of a repair. */
const planFieldsSchema = z.object({ ...planFields, days: daysSchema }).partial();

const { visitMinutes: _visits, pins: _pins, wishes: _wishes, ...wholeFields } = planFields;

/** What every trip has. */
const setFields = {
  days: daysSchema,
  wineriesPerDay: planFields.wineriesPerDay,
  // May also be a place to stay.
  base: dayEndsSchema.shape.from,
};

/** The fields of a patch; null means not set. */
const patchedFields = {
  ...wholeFields,
  ...setFields,
  name: nameSchema,
  guests: guestsSchema,
  arrangement: arrangementSchema,
  places: listOfDays(dayPlacesSchema),
} satisfies Record<(typeof PATCHED_FIELDS)[number], z.ZodType>;

const unsettable = <S extends Record<string, z.ZodType>>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.nullish()])) as {
    [K in keyof S]: z.ZodOptional<z.ZodNullable<S[K]>>;
  };
const addedSchema = z.object({ wineryId: idSchema, at: z.int().min(0).max(MAX_STOPS) });

export const tripPatchSchema = z
  .object({
    fields: z.object(unsettable(patchedFields)).extend(z.object(setFields).partial().shape),
    among: idsSchema,
    onDays: bounded(z.array(z.string().max(16)), 99, "Too many days"),
    add: bounded(z.array(addedSchema), MAX_STOPS, "Too many wineries for one trip"),
    remove: idsSchema,
    pins: byWinery(pinSchema.nullable()),
    wishes: byWinery(wishSchema.nullable()),
    visits: byWinery(visitSchema.nullable()),
    notes: byWinery(z.object(unsettable(stopNoteSchema.shape)).nullable()),
    dayLog: bounded(
      z.record(z.string().regex(/^\d{1,16}$/, "Name marks by their ids"), dayMarkSchema.nullable()),
      MAX_DAY_MARKS,
      `At most ${MAX_DAY_MARKS} marks`,
    ),
  })
  .partial();

const onDay = { startWeekday: weekdaySchema.optional() };
const ofStop = { wineryId: idSchema };
const saidSchema = z.string().max(200);

const kind = <K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.object({ kind: z.literal(name), ...shape });

const kinds = [
  kind("rename", { name: nameSchema.nullable() }),
  kind("guests", { guests: guestsSchema.nullable() }),
  kind("add", ofStop),
  kind("remove", ofStop),
  kind("wish", { ...ofStop, wish: wishSchema }),
  kind("pin", { ...pinSchema.shape, day: dayIndexSchema.nullable(), ...onDay }),
  kind("visit", { ...ofStop, minutes: visitSchema }),
  kind("day", {
    day: dayIndexSchema,
    start: minuteSchema.optional(),
    end: minuteSchema.optional(),
    lunch: z.boolean().optional(),
    ...onDay,
  }),
  kind("places", { day: dayIndexSchema, ...dayPlacesSchema.shape }),
  kind("start", { startDate: dateSchema.nullable(), startWeekday: weekdaySchema.nullish() }),
  kind("pace", { wineriesPerDay: planFields.wineriesPerDay }),
  kind("days", { days: daysSchema }),
  kind("ends", { ends: planFields.ends }),
  kind("move", {
    ...ofStop,
    day: dayIndexSchema,
    at: z.int().min(0).max(4),
    orders: arrangementSchema,
    among: idsSchema,
    ...onDay,
  }),
  kind("bestOrder", {}),
  kind("plan", { fields: planFieldsSchema, patch: tripPatchSchema.optional(), said: saidSchema }),
  kind("note", {
    ...ofStop,
    note: stopNoteSchema.nullable(),
    only: z.array(stopNoteSchema.keyof()).max(5).optional(),
  }),
  kind("mark", { mark: dayMarkSchema }),
  kind("unmark", { markId: z.int().min(0), said: saidSchema }),
  kind("undo", { patch: tripPatchSchema, said: saidSchema }),
] as const;

const tripEditSchema = z.discriminatedUnion("kind", kinds);

const tripChangeSchema = z
  // In one spelling, since the change is known by it when it is sent again.
  .object({ id: z.uuid("Give each change an id of its own").toLowerCase() })
  .and(tripEditSchema) satisfies z.ZodType<TripChange>;

export const tripChangesBodySchema = z.object({
  /** The version the changes were made on. */
  version: z.int("Send the version of the trip you changed").min(1),
  /** In order. */
  changes: bounded(
    z.array(tripChangeSchema).min(1, "Send at least one change"),
    MAX_CHANGES,
    `At most ${MAX_CHANGES} changes at once`,
  ),
  /** The editor's name; ignored if signed in. */
  by: z.string().trim().max(40, "At most 40 characters").optional(),
});

/** A change in a trip's history, for its editors. */
export const madeChangeSchema = z.object({
  id: z.uuid(),
  /** The first version of the trip with it. */
  version: z.int(),
  at: z.iso.datetime(),
  /** Null if unknown. */
  by: z.string().nullable(),
  /** "moved Gramercy to Sunday", to follow the name. */
  text: z.string(),
  /** For an `undo`. */
  undo: tripPatchSchema,
});

/** 409: the changes that were refused. */
export const refusedChangesSchema = problemSchema.extend({
  refused: z.array(z.object({ id: z.uuid(), reason: z.string() })),
});
