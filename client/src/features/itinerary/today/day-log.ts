/** What a visitor marked on the days of a trip, kept on this device for one version of the plan. */
import { z } from "zod";
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";

const keyOf = (token: string) => `trip-day:${token}`;

const when = { id: z.int().min(0), date: z.iso.date(), minute: z.int().min(0) };
const markSchema = z.discriminatedUnion("kind", [
  z.object({ ...when, kind: z.literal("here"), wineryId: z.int() }),
  z.object({ ...when, kind: z.literal("skip"), wineryId: z.int() }),
  z.object({ ...when, kind: z.literal("leave") }),
  z.object({ ...when, kind: z.literal("late"), by: z.int().min(1) }),
]);
const logSchema = z.object({ version: z.int(), marks: z.array(markSchema) });

export interface DayLog {
  /** Of the trip whose plan the marks are about. */
  readonly version: number;
  readonly marks: readonly DayMark[];
}

/** The kept marks; null when there are none, or none that can be read. */
export function readDayLog(token: string): DayLog | null {
  try {
    return (
      logSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(token)) ?? "null")).data ?? null
    );
  } catch {
    return null;
  }
}

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
  writeDayLog(token, { version: 0, marks: [] });
}
