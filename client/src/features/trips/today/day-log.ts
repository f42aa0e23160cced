/** What a visitor marked on the days of a trip, kept on this device for the plan it is about. */
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";

const keyOf = (token: string) => `trip-day:${token}`;

export interface DayLog {
  /** Which plan the marks are about. */
  readonly plan: string;
  readonly marks: readonly DayMark[];
}

/** The kept marks; null when there are none, or none that can be read. */
export function readDayLog(token: string): DayLog | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? "null");
    return isDayLog(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isDayLog(value: unknown): value is DayLog {
  if (!isRecord(value) || !Array.isArray(value.marks)) return false;
  return typeof value.plan === "string" && value.marks.every(isMark);
}

function isMark(value: unknown): value is DayMark {
  if (!isRecord(value) || !isCount(value.id) || !isCount(value.minute)) return false;
  if (typeof value.date !== "string" || !DATE.test(value.date)) return false;
  if (value.kind === "late") return isCount(value.by) && value.by > 0;
  if (value.kind === "leave") return true;
  return (value.kind === "here" || value.kind === "skip") && Number.isInteger(value.wineryId);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Keeps the marks; where the browser refuses to store, they last as long as the page. */
export function writeDayLog(token: string, log: DayLog): void {
  try {
    if (log.marks.length === 0) localStorage.removeItem(keyOf(token));
    else localStorage.setItem(keyOf(token), JSON.stringify(log));
  } catch {
    // Nothing is lost that is on the page.
  }
}

/** Forgets what was marked, with the trip. */
export function forgetDayLog(token: string): void {
  writeDayLog(token, { plan: "", marks: [] });
}
