import { useKeptState } from "#client/lib/page/hydration.ts";
import type { DayMark, DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import { readDayLog, writeDayLog } from "./day-log.ts";
import type { WashingtonTime } from "./use-washington-time.ts";

interface KeptMarks {
  readonly marks: readonly DayMark[];
  /** Marks of an earlier version of the plan are there, and do not count. */
  readonly isSetAside: boolean;
  readonly mark: (word: DayWord, now: WashingtonTime) => void;
  /** Takes one mark back, whichever it is. */
  readonly undo: (id: number) => void;
}

/** The marks of a trip's days, for its plan as it is. */
export function useDayLog(token: string, plan: string): KeptMarks {
  const [log, setLog] = useKeptState(() => readDayLog(token), null);
  const marks = log?.plan === plan ? log.marks : [];
  const keep = (next: readonly DayMark[]) => {
    setLog({ plan, marks: next });
    writeDayLog(token, { plan, marks: next });
  };
  return {
    marks,
    isSetAside: log !== null && log.plan !== plan && log.marks.length > 0,
    mark: (word, { date, minutes }) => {
      const id = 1 + Math.max(-1, ...marks.map((each) => each.id));
      keep([...marks, { ...word, id, date, minute: minutes }]);
    },
    undo: (id) => keep(marks.filter((each) => each.id !== id)),
  };
}
