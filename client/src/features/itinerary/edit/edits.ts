/** What a visitor can change about a plan: each change is another plan to work out, and a sentence. */

import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import {
  endsOf,
  hoursOfDay,
  lunchOfDay,
  type PlanRequest,
  visitMinutesOf,
} from "#shared/domain/schedule/plan-request.ts";
import type { Pin, WineryId, Wish } from "#shared/domain/schedule/problem.ts";
import type { Repair } from "#shared/domain/schedule/repairs/repairs.ts";
import { clockText, dateText, durationText } from "#shared/domain/schedule/wording.ts";
import { counted } from "#shared/domain/site/words.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import { type Weekday, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import type { EditedPlan } from "../plan/edited-plan.ts";
import type { PlanAnswer } from "../plan/work-out-plan.ts";

/** A change, and what was done in the visitor's words, without what it comes to. */
export interface Edit {
  readonly next: EditedPlan;
  readonly said: string;
  /** A change of place alone: where it cannot be kept, nothing is changed. */
  readonly isMove?: boolean;
  /** A winery that comes to the trip, whether it fits or not. */
  readonly adds?: WineryId;
}

/** What a change starts from. */
export interface Editing {
  readonly edited: EditedPlan;
  /** The plan on show. */
  readonly plan: PlanAnswer;
  readonly nameOf: (wineryId: number) => string;
}

/** "Friday", or "Friday, December 4" where two days of a plan could be meant. */
export const dayName = ({ weekday }: Pick<PlannedDay, "weekday">): string => weekdayName(weekday);

/** What names a day fixes the weekday it starts on: else another one could be the best tomorrow. */
export function anchored({ edited: { request }, plan }: Editing): PlanRequest {
  const isAnchored = request.startDate !== undefined || request.startWeekday !== undefined;
  return isAnchored ? request : { ...request, startWeekday: plan.startWeekday };
}

const withRequest = ({ edited }: Editing, change: Partial<PlanRequest>): EditedPlan => ({
  ...edited,
  request: { ...edited.request, ...change },
});

export function withPin(editing: Editing, pin: Pin): PlanRequest {
  const request = anchored(editing);
  const others = (request.pins ?? []).filter(({ wineryId }) => wineryId !== pin.wineryId);
  return { ...request, pins: [...others, pin] };
}

/** Gives up the visitor's own order for the best one. */
export function bestOrder({ edited }: Editing): Edit {
  return { next: { ...edited, arrangement: null }, said: "Back in the best order" };
}

/** Keeps a stop on its day, or to the minute for an appointment. */
export function pinStop(editing: Editing, pin: Pin): Edit {
  const to = editing.plan.days[pin.day];
  const at = pin.begin === undefined || pin.begin === null ? "" : ` at ${clockText(pin.begin)}`;
  return {
    next: { request: withPin(editing, pin), arrangement: null },
    said: `${editing.nameOf(pin.wineryId)} is fixed on ${to ? dayName(to) : `day ${pin.day + 1}`}${at}`,
  };
}

export function unpinStop(editing: Editing, wineryId: number): Edit {
  const pins = (editing.edited.request.pins ?? []).filter((pin) => pin.wineryId !== wineryId);
  return {
    next: { ...withRequest(editing, { pins }), arrangement: null },
    said: `${editing.nameOf(wineryId)} may move again`,
  };
}

export function setVisitLength(editing: Editing, wineryId: number, minutes: number): Edit {
  const { request } = editing.edited;
  const lengths = request.wineries.map((id): [string, number] => [
    String(id),
    id === wineryId ? minutes : visitMinutesOf(request, id),
  ]);
  return {
    next: withRequest(editing, { visitMinutes: Object.fromEntries(lengths) }),
    said: `${durationText(minutes)} at ${editing.nameOf(wineryId)}`,
  };
}

const WISHES: Readonly<Record<Wish, string>> = {
  must: "is a must",
  like: "is planned if it fits",
  skip: "is left out",
};

export function setWish(editing: Editing, wineryId: number, wish: Wish): Edit {
  const { request } = editing.edited;
  const pins = (request.pins ?? []).filter((pin) => wish !== "skip" || pin.wineryId !== wineryId);
  const wishes = { ...request.wishes, [wineryId]: wish };
  return {
    next: { ...withRequest(editing, { wishes, pins }), arrangement: null },
    said: `${editing.nameOf(wineryId)} ${WISHES[wish]}`,
  };
}

const everyDay = (request: PlanRequest) =>
  Array.from({ length: request.days }, (_, day) => ({
    ...hoursOfDay(request, day),
    lunch: lunchOfDay(request, day),
  }));

/** Changes when a day starts and ends; the others keep theirs. */
export function setDayHours(
  editing: Editing,
  day: number,
  hours: { readonly start: number; readonly end: number },
): Edit {
  const request = anchored(editing);
  const days = everyDay(request).map((each, index) => (index === day ? hours : each));
  const to = editing.plan.days[day];
  return {
    next: {
      ...editing.edited,
      request: {
        ...request,
        dayStart: days.map(({ start }) => start),
        dayEnd: days.map(({ end }) => end),
      },
    },
    said: `${to ? dayName(to) : "The day"} from ${clockText(hours.start)} to ${clockText(hours.end)}`,
  };
}

export function setLunch(editing: Editing, day: number, lunch: boolean): Edit {
  const request = anchored(editing);
  const days = everyDay(request).map((each, index) => (index === day ? lunch : each.lunch));
  const to = editing.plan.days[day];
  return {
    next: { ...editing.edited, request: { ...request, lunch: days } },
    said: `${to ? dayName(to) : "The day"} ${lunch ? "has a" : "has no"} lunch break`,
  };
}

/** Gives the trip a first day, or takes it away. */
export function setStartDate({ edited }: Editing, startDate: CalendarDate | null): Edit {
  const { startDate: _date, startWeekday: _weekday, ...rest } = edited.request;
  const request = startDate === null ? rest : { ...rest, startDate };
  const said = startDate === null ? "No date" : `Starting on ${dateText(startDate)}`;
  return { next: { request, arrangement: null }, said };
}

export function setStartWeekday({ edited }: Editing, startWeekday: Weekday): Edit {
  return {
    next: { request: { ...edited.request, startWeekday }, arrangement: null },
    said: `Starting on a ${weekdayName(startWeekday)}`,
  };
}

export function setStopsADay(editing: Editing, wineriesPerDay: number): Edit {
  return {
    next: { ...withRequest(editing, { wineriesPerDay }), arrangement: null },
    said: `Up to ${counted(wineriesPerDay, "stop")} a day`,
  };
}

/** Lays a repair over the request; its text says what it comes to. */
export function applyRepair({ edited }: Editing, { change, text }: Repair): Edit {
  const [said = text] = text.split(": ");
  return { next: { request: { ...edited.request, ...change }, arrangement: null }, said };
}

/** A request of more days or fewer; a day added is like the last one, and pins of lost days go. */
export function withDays(request: PlanRequest, days: number): PlanRequest {
  const resized = <T>(values: readonly T[]) =>
    Array.from({ length: days }, (_, day) => values[day] ?? values.at(-1)).flatMap((value) =>
      value === undefined ? [] : [value],
    );
  const { dayStart, dayEnd, lunch, lunchPlaces, pins } = request;
  const { base, ends } = request;
  return {
    ...request,
    days,
    ...(typeof dayStart === "object" && { dayStart: resized(dayStart) }),
    ...(typeof dayEnd === "object" && { dayEnd: resized(dayEnd) }),
    ...(typeof lunch === "object" && { lunch: resized(lunch) }),
    ...(ends && { ends: endsOf({ base, days, ends }) }),
    ...(lunchPlaces && { lunchPlaces: lunchPlaces.slice(0, days) }),
    ...(pins && { pins: pins.filter(({ day }) => day < days) }),
  };
}

/** Makes the trip longer or shorter. */
export function setDays({ edited: { request } }: Editing, days: number): Edit {
  return {
    next: { request: withDays(request, days), arrangement: null },
    said: counted(days, "day"),
  };
}
