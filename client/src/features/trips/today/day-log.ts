/** What a reader of a trip said on its days, kept on this device: an editor's marks travel with the trip. */
import { keep, readKept } from "#client/lib/kept.ts";
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";

const keyOf = (token: string) => `trip-day:${token}`;

/** The kept marks; none where there are none that can be read. */
export function readDayLog(token: string): readonly DayMark[] {
  const kept = readKept(keyOf(token));
  const marks = isRecord(kept) ? kept.marks : null;
  return Array.isArray(marks) && marks.every(isMark) ? marks : [];
}

function isMark(value: unknown): value is DayMark {
  if (!isRecord(value) || !isCount(value.id) || !isCount(value.minute)) return false;
  if (typeof value.date !== "string" || !DATE.test(value.date)) return false;
  switch (value.kind) {
    case "late":
      return isCount(value.by) && value.by > 0;
    case "leave":
      return value.at === undefined || isCount(value.at);
    case "reorder":
      return true;
    case "shorten":
      return isCount(value.wineryId) && isCount(value.minutes);
    default:
      return WITH_WINERY.has(value.kind) && isCount(value.wineryId);
  }
}

const WITH_WINERY: ReadonlySet<unknown> = new Set(["here", "skip", "closed"]);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Keeps the marks; where the browser refuses to store, they last as long as the page. */
export const writeDayLog = (token: string, marks: readonly DayMark[]): void =>
  keep(keyOf(token), marks.length === 0 ? null : { marks });

/** Forgets what was marked, with the trip. */
export function forgetDayLog(token: string): void {
  writeDayLog(token, []);
}
