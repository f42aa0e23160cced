import { useEffect, useMemo, useState } from "react";
import {
  type DayMark,
  type DayWord,
  withMark,
  withoutMarksOf,
} from "#shared/domain/schedule/day-out/day-mark.ts";
import type { WineryId } from "#shared/domain/schedule/problem.ts";
import type { StoreState, TripStore } from "../store/trip-store.ts";
import { readDayLog, writeDayLog } from "./day-log.ts";
import type { WashingtonTime } from "./use-washington-time.ts";

/** When something is said, and the doors that were reached by then. */
interface Said {
  readonly now: WashingtonTime;
  readonly instant: Date;
  readonly passed: readonly WineryId[];
}

export interface DayMarks {
  /** All of the trip's days, in the order in which they were made. */
  readonly marks: readonly DayMark[];
  /** The mark that a word makes; it is not made yet. */
  readonly markOf: (word: DayWord, said: Said) => DayMark;
  /** @returns why it cannot be made; null where it was. */
  readonly mark: (mark: DayMark) => string | null;
  /** Takes one mark back, whichever it is; `said` is it in words. */
  readonly undo: (id: number, said: string) => void;
  /** Whether a mark can be taken back here. */
  readonly isOwn: (id: number) => boolean;
}

/**
 * What was said on the days of a trip. Who may edit it changes the trip by it, for everybody who has it
 * open; who may not keeps their own marks on this device.
 *
 * @param token of a trip that the server keeps; null for one that is here alone.
 */
export function useDayMarks(store: TripStore, state: StoreState, token: string | null): DayMarks {
  const { trip, mayEdit } = state;
  const [own, setOwn] = useState<readonly DayMark[]>([]);
  const keepsHere = !mayEdit && token !== null;

  // What the server drew knows nothing of this device.
  useEffect(() => {
    setOwn(keepsHere ? readDayLog(token) : []);
  }, [keepsHere, token]);

  const keep = (next: readonly DayMark[]) => {
    setOwn(next);
    if (token !== null) writeDayLog(token, next);
  };
  const { dayLog, wineries } = trip;
  const marks = useMemo(() => {
    const here = withoutMarksOf(own, (id) => !wineries.includes(id));
    return here.reduce<readonly DayMark[]>(withMark, dayLog ?? []);
  }, [own, dayLog, wineries]);
  return {
    marks,
    markOf: (word, { now, instant, passed }) => {
      const id = Math.max(instant.getTime(), ...marks.map((each) => each.id + 1));
      return { ...word, id, date: now.date, minute: now.minutes, passed };
    },
    mark: (mark) => {
      if (!keepsHere) return store.edit([{ kind: "mark", mark }]);
      keep(withMark(own, mark));
      return null;
    },
    undo: (id, said) => {
      if (keepsHere) keep(own.filter((each) => each.id !== id));
      else store.edit([{ kind: "unmark", markId: id, said }]);
    },
    isOwn: (id) => !keepsHere || own.some((each) => each.id === id),
  };
}
