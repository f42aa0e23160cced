/** Edits of a trip as data, sent between tabs, phones and the server: `PATCH /api/trips/{token}`. */

import { oneLine } from "#shared/domain/export/well-formed-text.ts";
import { MAX_DAY_MARKS, MAX_DAYS, MAX_STOPS } from "#shared/domain/schedule/problem.ts";
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

/** An editor's notes about a stop, which only editors see. */
export const stopNoteSchema = z.object({
  text: noteTextSchema(500),
  confirmation: noteTextSchema(60),
  tasted: z.boolean().optional(),
  liked: z.boolean().optional(),
  bought: z.boolean().optional(),
});

export type StopNote = Readonly<z.infer<typeof stopNoteSchema>>;

const lineSchema = (most: number) =>
  z.string().max(most, `At most ${most} characters`).transform(oneLine);

/** A place to eat or sleep. */
const tripPlaceSchema = z.object({
  /** Of the guide; omitted for the visitor's own. */
  placeId: idSchema.optional(),
  name: lineSchema(80).refine((name) => name !== "", { error: "Name the place" }),
  town: townSchema,
  address: lineSchema(120).optional(),
});

export type TripPlace = Readonly<z.infer<typeof tripPlaceSchema>>;

const placeOrNone = tripPlaceSchema.nullish();

export const dayPlacesSchema = z.object({
  lunch: placeOrNone,
  dinner: placeOrNone,
  /** For the night after this day. */
  bed: placeOrNone,
});

export type DayPlaces = Readonly<z.infer<typeof dayPlacesSchema>>;

const idsSchema = bounded(z.array(idSchema), MAX_STOPS, "Too many wineries for one trip");

const markedAt = {
  /** When it was made, in milliseconds; a trip's marks are in this order. */
  id: z.int().min(0),
  date: dateSchema,
  minute: minuteSchema,
  /**
   * The day's stops they had reached by then, in the plan they saw. Later plans do not change
   * these; without them, the current plan decides.
   */
  passed: idsSchema.optional(),
};

/** What a visitor reports on the day. */
export const dayMarkSchema = z.discriminatedUnion("kind", [
  /** "I am here", "skip this one", "this one is closed". */
  z.object({ kind: z.enum(["here", "skip", "closed"]), wineryId: idSchema, ...markedAt }),
  /** They leave now, or at a time they typed. */
  z.object({ kind: z.literal("leave"), at: minuteSchema.optional(), ...markedAt }),
  /** They will leave this many minutes late. */
  z.object({
    kind: z.literal("late"),
    by: z.int("Send whole minutes").min(1).max(720),
    ...markedAt,
  }),
  z.object({ kind: z.literal("shorten"), wineryId: idSchema, minutes: visitSchema, ...markedAt }),
  /** Put the rest of the day in the best order. */
  z.object({ kind: z.literal("reorder"), ...markedAt }),
]);

export type DayMark = Readonly<z.infer<typeof dayMarkSchema>>;

type WithoutTime<M> = M extends DayMark ? Omit<M, keyof typeof markedAt> : never;

/** A mark before it is made. */
export type DayWord = WithoutTime<DayMark>;

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
};

export type PatchedField = keyof typeof patchedFields;

const unsettable = <S extends Record<string, z.ZodType>>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.nullish()])) as {
    [K in keyof S]: z.ZodOptional<z.ZodNullable<S[K]>>;
  };
const addedSchema = z.object({ wineryId: idSchema, at: z.int().min(0).max(MAX_STOPS) });

/** The effect of a change, field by field, so that exactly this can be undone. */
export const tripPatchSchema = z
  .object({
    fields: z.object(unsettable(patchedFields)).extend(z.object(setFields).partial().shape),
    /** The planned wineries that the order, set or kept, was made among; older patches lack it. */
    among: idsSchema,
    /** Of the fields said day by day, what is changed, as "0.dinner"; older patches lack it. */
    onDays: bounded(z.array(z.string().max(16)), 99, "Too many days"),
    add: bounded(z.array(addedSchema), MAX_STOPS, "Too many wineries for one trip"),
    remove: idsSchema,
    pins: byWinery(pinSchema.nullable()),
    wishes: byWinery(wishSchema.nullable()),
    visits: byWinery(visitSchema.nullable()),
    /** Of a note the fields that change. */
    notes: byWinery(z.object(unsettable(stopNoteSchema.shape)).nullable()),
    /** By mark id. */
    dayLog: bounded(
      z.record(z.string().regex(/^\d{1,16}$/, "Name marks by their ids"), dayMarkSchema.nullable()),
      MAX_DAY_MARKS,
      `At most ${MAX_DAY_MARKS} marks`,
    ),
  })
  .partial();

export type TripPatch = Readonly<z.infer<typeof tripPatchSchema>>;

/**
 * The weekday of the plan the editor saw. A change of a day fixes it for a trip without date and
 * weekday, since another weekday could be the best one afterward.
 */
const onDay = { startWeekday: weekdaySchema.optional() };
const ofStop = { wineryId: idSchema };
const saidSchema = z.string().max(200);

const kind = <K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.object({ kind: z.literal(name), ...shape });

const kinds = [
  kind("rename", { name: nameSchema.nullable() }),
  kind("guests", { guests: guestsSchema.nullable() }),
  /** Makes room if needed: more stops a day first, then another day. */
  kind("add", ofStop),
  kind("remove", ofStop),
  kind("wish", { ...ofStop, wish: wishSchema }),
  /** Pins a stop to a day, or unpins it (null). `begin` is the time of an appointment. */
  kind("pin", { ...pinSchema.shape, day: dayIndexSchema.nullable(), ...onDay }),
  kind("visit", { ...ofStop, minutes: visitSchema }),
  /** Changes a day's hours and lunch break; omitted fields stay. */
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
  /** Where each day begins and ends, which also sets the number of days. */
  kind("ends", { ends: planFields.ends }),
  /** Moves a stop before the `at`th other stop of a day. The editor saw `orders`, of `among`. */
  kind("move", {
    ...ofStop,
    day: dayIndexSchema,
    at: z.int().min(0).max(4),
    orders: arrangementSchema,
    among: idsSchema,
    ...onDay,
  }),
  kind("bestOrder", {}),
  /** Applies a repair: whole fields, and what differs of single stops. */
  kind("plan", { fields: planFieldsSchema, patch: tripPatchSchema.optional(), said: saidSchema }),
  kind("note", {
    ...ofStop,
    note: stopNoteSchema.nullable(),
    /** What the editor changed of it: the rest stays as others left it. By default all. */
    only: z.array(stopNoteSchema.keyof()).max(5).optional(),
  }),
  /** Marks something on a day of the trip: late, closed, here. */
  kind("mark", { mark: dayMarkSchema }),
  /** Removes a mark; `said` describes it. */
  kind("unmark", { markId: z.int().min(0), said: saidSchema }),
  /** Undoes another change. */
  kind("undo", { patch: tripPatchSchema, said: saidSchema }),
] as const;

const tripEditSchema = z.discriminatedUnion("kind", kinds);

export type TripEdit = Readonly<z.infer<typeof tripEditSchema>>;

export type OfKind<K extends TripEdit["kind"]> = Extract<TripEdit, { kind: K }>;

/** An edit with an id from its author, so that it is applied only once. */
const tripChangeSchema = z
  // In one spelling, since the change is known by it when it is sent again.
  .object({ id: z.uuid("Give each change an id of its own").toLowerCase() })
  .and(tripEditSchema);

export type TripChange = Readonly<z.infer<typeof tripChangeSchema>>;

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
