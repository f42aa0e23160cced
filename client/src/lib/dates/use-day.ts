import { lightFormat } from "date-fns";
import { useSyncExternalStore } from "react";

/** What the page at hand was drawn on by the server; null in a page that was not. */
let drawnOn: string | null = null;

/** Says on which day (`2026-11-22`) the server rendered what is about to be drawn here. */
export function setDrawingDay(day: string): void {
  drawnOn = day;
}

/**
 * Today on the visitor's own calendar, at noon. During hydration it is the day on which the server rendered
 * the page, so that both say the same.
 */
export function useDay(fixed?: Date): Date {
  const day = useSyncExternalStore(subscribe, today, () => drawnOn ?? today());
  return fixed ?? noonOf(day);
}

/** A page that stays open over midnight keeps its day until it is drawn again. */
const subscribe = () => () => {};

const today = () => lightFormat(new Date(), "yyyy-MM-dd");

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}
