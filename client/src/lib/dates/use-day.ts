import { lightFormat } from "date-fns";
import { useSyncExternalStore } from "react";

/** The day on which the server rendered this page; null where it did not. */
let renderedOn: string | null = null;

/** Sets the day (`2026-11-22`) on which the server rendered the page. */
export function setRenderedDay(day: string): void {
  renderedOn = day;
}

/**
 * Today on the visitor's own calendar, at noon; during hydration, the day on which the server rendered
 * the page.
 */
export function useDay(): Date {
  const day = useSyncExternalStore(subscribe, today, () => renderedOn ?? today());
  return new Date(`${day}T12:00:00`);
}

/** A page that stays open over midnight keeps its day until it is rendered again. */
const subscribe = () => () => {};

const today = () => lightFormat(new Date(), "yyyy-MM-dd");
