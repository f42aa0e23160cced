import { addDays, type CalendarDate, weekdayOf } from "../../trips/calendar-date.ts";
import { hoursOn } from "../../winery/dated-hours.ts";
import { WEEKDAYS, weekdayName } from "../../winery/opening-hours.ts";
import {
  endsOf,
  framesOf,
  hoursOfDay,
  limitsOf,
  lunchOfDay,
  type PlanRequest,
} from "../plan-request.ts";
import { dateText } from "../wording.ts";
import { type Repairable, type Trial, tried } from "./repair-trials.ts";

const WITHIN_DAYS = 14;

/** Another start: the dates within two weeks, nearest first, or another weekday. */
export function otherStarts(repairable: Repairable): Trial[] {
  const { request, today } = repairable;
  const { startDate } = request;
  if (startDate === undefined)
    return request.startWeekday === undefined ? [] : otherWeekdays(repairable);
  const dates: CalendarDate[] = [];
  for (let days = 1; days <= WITHIN_DAYS; days += 1) {
    const earlier = addDays(startDate, -days);
    dates.push(addDays(startDate, days));
    if (today !== undefined && earlier >= today) dates.push(earlier);
  }
  // Where all doors open alike the plan is the same, so the nearest of such dates is enough.
  const doors = (date: CalendarDate) => doorsFrom(repairable, date);
  const nearest = new Map(dates.toReversed().map((date) => [doors(date), date]));
  nearest.delete(doors(startDate));
  return dates
    .filter((date) => nearest.get(doors(date)) === date)
    .flatMap((date) =>
      tried(repairable, {
        code: "startDate",
        action: `Start on ${dateText(date)}`,
        change: { startDate: date },
      }),
    );
}

/** When the wineries are open on the days of a trip from a date: by the weekday, and by date where hours have dates. */
function doorsFrom({ request, facts }: Repairable, startDate: CalendarDate): string {
  const dated = facts.wineries.filter((winery) => winery.datedHours);
  const days = Array.from({ length: request.days }, (_, day) => addDays(startDate, day));
  const hours = dated.map((winery) => days.map((date) => hoursOn(winery, date)));
  return JSON.stringify([weekdayOf(startDate), hours]);
}

function otherWeekdays(repairable: Repairable): Trial[] {
  const others = WEEKDAYS.filter((weekday) => weekday !== repairable.request.startWeekday);
  return others.flatMap((weekday) =>
    tried(repairable, {
      code: "startWeekday",
      action: `Start on a ${weekdayName(weekday)}`,
      change: { startWeekday: weekday },
    }),
  );
}

/** Two days in each other's place: their hours, breaks and pins. */
export function swappedDays(repairable: Repairable): Trial[] {
  const { request, startWeekday } = repairable;
  const frames = framesOf(request, startWeekday);
  const trials: Trial[] = [];
  for (let first = 0; first < request.days; first += 1) {
    for (let second = first + 1; second < request.days; second += 1) {
      const change = swapped(request, first, second);
      if (change === null) continue;
      const names = [first, second].map((day) => weekdayName(frames[day]?.weekday ?? "monday"));
      const action = `Swap ${names.join(" and ")}`;
      trials.push(...tried(repairable, { code: "swapDays", action, change }));
    }
  }
  return trials;
}

/** A list with two of its entries exchanged. */
function exchanged<T>(list: readonly T[], first: number, second: number): T[] {
  return list.map((item, index) => {
    const from = index === first ? second : index === second ? first : index;
    return list[from] ?? item;
  });
}

/** The change that swaps two days; null when they are equal in everything that could be swapped. */
function swapped(request: PlanRequest, first: number, second: number): Partial<PlanRequest> | null {
  const days = Array.from({ length: request.days }, (_, day) => ({
    ...hoursOfDay(request, day),
    lunch: lunchOfDay(request, day),
  }));
  const after = exchanged(days, first, second);
  const otherDay = new Map([
    [first, second],
    [second, first],
  ]);
  const pins = (request.pins ?? []).map((pin) => ({
    ...pin,
    day: otherDay.get(pin.day) ?? pin.day,
  }));
  const isMoved = pins.some((pin, index) => pin.day !== request.pins?.[index]?.day);
  const isSame = JSON.stringify(days) === JSON.stringify(after);
  if (isSame && !isMoved) return null;
  return {
    ...(isSame
      ? {}
      : {
          dayStart: after.map(({ start }) => start),
          dayEnd: after.map(({ end }) => end),
          lunch: after.map(({ lunch }) => lunch),
        }),
    ...(isMoved ? { pins } : {}),
  };
}

/** A day more at the end, like the last one. */
export function oneMoreDay(repairable: Repairable): Trial[] {
  const { request, startWeekday } = repairable;
  if (request.days >= limitsOf(request).days) return [];
  const longer = { ...request, days: request.days + 1 };
  const change = { days: longer.days, ...(request.ends && { ends: endsOf(longer) }) };
  const frame = framesOf({ ...request, ...change }, startWeekday).at(-1);
  const name = weekdayName(frame?.weekday ?? "monday");
  return tried(repairable, { code: "oneMoreDay", action: `Add a day (${name})`, change });
}
