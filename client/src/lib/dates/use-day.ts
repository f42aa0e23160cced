import { useSyncExternalStore } from "react";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { site } from "#shared/site.ts";

/** The day on which the server rendered this page; null where it did not. */
let renderedOn: CalendarDate | null = null;

/** Sets the day (`2026-11-22`) on which the server rendered the page. */
export function setRenderedDay(day: CalendarDate): void {
  renderedOn = day;
}

/** Today in Washington, by which its wineries are open; during hydration, the day the server rendered on. */
export const useDay = (): CalendarDate => useToday(inWashington);

/** Today on the visitor's own calendar, at noon; during hydration as `useDay`. */
export const useOwnDay = (): Date => new Date(`${useToday(onOwnCalendar)}T12:00:00`);

const useToday = (today: () => CalendarDate) =>
  useSyncExternalStore(subscribe, today, () => renderedOn ?? today());

/** A page that stays open over midnight keeps its day until it is rendered again. */
const subscribe = () => () => {};

/** Sweden writes dates so. Not by date-fns, whose code every page would carry for this alone. */
const datesOf = (timeZone?: string) => new Intl.DateTimeFormat("sv-SE", { timeZone });

const onOwnCalendar = (): CalendarDate => datesOf().format(new Date());

let washingtonDates: Intl.DateTimeFormat | undefined;

/** The date of `clockInWashington`. */
function inWashington(): CalendarDate {
  washingtonDates ??= datesOf(site.timeZone);
  return washingtonDates.format(new Date());
}
