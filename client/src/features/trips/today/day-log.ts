/** The marks that a visitor who may not edit a trip makes on its days, kept on this device. */
import { keep, readKept } from "#client/lib/kept.ts";
import { fieldsOf, isInteger, isText, listOf } from "#client/lib/parse.ts";
import type { DayMark } from "#shared/domain/schedule/day-out/day-mark.ts";

const keyOf = (token: string) => `trip-day:${token}`;

export const readDayLog = (token: string): readonly DayMark[] =>
  readKept(keyOf(token), (kept) => listOf(fieldsOf(kept).marks, isMark)) ?? [];

/** The numbers of each kind of mark. */
const NUMBERS: Readonly<Record<DayMark["kind"], readonly string[]>> = {
  here: ["wineryId"],
  skip: ["wineryId"],
  closed: ["wineryId"],
  leave: [],
  late: ["by"],
  shorten: ["wineryId", "minutes"],
  reorder: [],
};

function isMark(value: unknown): value is DayMark {
  const { kind, date, at = 0, passed = [], ...numbers } = fieldsOf(value);
  const named = Object.entries(NUMBERS).find(([each]) => each === kind)?.[1];
  return (
    named !== undefined &&
    isText(date) &&
    isInteger(at) &&
    Array.isArray(passed) &&
    passed.every(isInteger) &&
    ["id", "minute", ...named].every((name) => isInteger(numbers[name]))
  );
}

export const writeDayLog = (token: string, marks: readonly DayMark[]): void =>
  keep(keyOf(token), marks.length === 0 ? null : { marks });
