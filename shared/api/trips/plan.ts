/** The schemas of a plan (docs/schedule.md). Times are minutes after local midnight. */
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { z } from "../../zod.ts";
import { listOf } from "../fields.ts";

const minutesOrNone = z.int().nullable();

/** Why a stop is not in the plan, or a pin cannot hold. */
export const reasonSchema = z.object({
  code: z.enum([
    "skipped",
    "closed",
    "noRoad",
    "visitTooLong",
    "closesTooEarly",
    "backTooLate",
    "appointmentClosed",
    "appointmentTooEarly",
    "lunch",
    "noRoom",
    "dayFull",
    "insteadOf",
    "notArranged",
    "noTimeAfter",
    "pinnedTwice",
    "pinnedAndSkipped",
    "tooManyPins",
    "pinsClash",
    "pins",
  ]),
  /** Day index; null if it is about the trip. */
  day: z.int().nullable(),
  text: z.string(),
});

export type Reason = Readonly<z.infer<typeof reasonSchema>>;

const leftStopSchema = z.object({ wineryId: z.int(), reasons: listOf(reasonSchema) });

export type LeftStop = Readonly<z.infer<typeof leftStopSchema>>;

export const leftSchema = listOf(leftStopSchema);

/** A pin that cannot hold alone, or pins that conflict. */
const contradictionSchema = reasonSchema.extend({ wineryIds: z.array(z.int()).readonly() });

export type Contradiction = Readonly<z.infer<typeof contradictionSchema>>;

const legSchema = z.object({
  travel: z.enum(["car", "foot"]),
  legMinutes: z.int(),
  legMiles: z.number(),
  ferry: z.boolean(),
});

export type PlannedLeg = Readonly<z.infer<typeof legSchema>>;

/** How a leg is traveled, and for how long. */
export type Travel = Omit<PlannedLeg, "legMiles">;

const noticeSchema = z.object({
  code: z.enum([
    "unknownHours",
    "byAppointment",
    "openEnded",
    "bookFirst",
    "holiday",
    "ferry",
    "lunch",
  ]),
  text: z.string(),
});

export type Notice = Readonly<z.infer<typeof noticeSchema>>;

const hoursSchema = z.enum(["open", "unknown", "openEnded"]);

export type HoursKnown = z.infer<typeof hoursSchema>;

const plannedStopSchema = legSchema.extend({
  wineryId: z.int(),
  /** At the door, after parking. */
  arrive: z.int(),
  begin: z.int(),
  end: z.int(),
  parkMinutes: z.int(),
  waitMinutes: z.int(),
  hours: hoursSchema,
  /** The listed hours the visit lies in; null if unknown. */
  opening: z.object({ opens: z.int(), closes: z.int().nullable() }).readonly().nullable(),
  pinned: z.boolean(),
  notices: listOf(noticeSchema),
});

export type PlannedStop = Readonly<z.infer<typeof plannedStopSchema>>;

/** A break at a place to eat. */
const plannedMealSchema = z.object({
  key: z.string(),
  name: z.string(),
  town: z.string(),
  there: legSchema.readonly(),
  /** Back to where they were; null if they continue from there. */
  back: legSchema.readonly().nullable(),
  hours: hoursSchema,
  notices: listOf(noticeSchema),
});

export const plannedDaySchema = z.object({
  date: z.iso.date().nullable(),
  weekday: z.enum(WEEKDAYS),
  /** A federal holiday. */
  holiday: z.string().nullable(),
  /** Names of where the day begins and ends. */
  from: z.string(),
  to: z.string(),
  /** Null, like `backAt` and `back`, for a day without a stop that ends where it begins. */
  leaveAt: minutesOrNone,
  backAt: minutesOrNone,
  /** Total, with the drive back and without walks. */
  driveMinutes: z.int(),
  /** Driven, with the drive back, to a tenth. */
  miles: z.number(),
  /** At doors and before the break. */
  waitMinutes: z.int(),
  stops: listOf(plannedStopSchema),
  /** When the break begins. */
  lunchAt: minutesOrNone,
  /** What the break follows: nothing yet, the return, or the visit of a winery. */
  lunchPlace: z.union([z.enum(["before", "after"]), z.int()]).nullable(),
  meal: plannedMealSchema.readonly().nullable(),
  back: legSchema.readonly().nullable(),
});

export type PlannedDay = Readonly<z.infer<typeof plannedDaySchema>>;

export const planSchema = z.object({
  days: listOf(plannedDaySchema),
  left: leftSchema,
  /** Empty if every pin holds; otherwise no stop is planned. */
  contradictions: listOf(contradictionSchema),
  /** All orders of all sets of stops were compared, so no better plan exists under the rules. */
  proof: z.object({ optimal: z.literal(true) }),
});

export type Plan = Readonly<z.infer<typeof planSchema>>;
