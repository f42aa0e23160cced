import { federalHoliday } from "../holidays.ts";
import type { Notice } from "../plan.ts";
import { type DayFrame, OPEN_END_CLOSES } from "../problem.ts";
import { clockText } from "../wording.ts";
import type { HoursKnown } from "./visit-windows.ts";

interface Noticed {
  readonly hours: HoursKnown;
  readonly bookFirst?: boolean;
  /** On the way there. */
  readonly ferry: boolean;
  /** Whether the break is there, and it serves food. */
  readonly isLunch?: boolean | undefined;
}

/** What there is to know of a visit, or a break at a place to eat. */
export function noticesOf(
  { date }: DayFrame,
  { hours, bookFirst = false, ferry, isLunch = false }: Noticed,
): Notice[] {
  const holiday = date === null ? null : federalHoliday(date);
  const until = clockText(OPEN_END_CLOSES);
  const notices: readonly (Notice | false)[] = [
    hours === "unknown" && { code: "unknownHours", text: "Hours not known: call first" },
    hours === "openEnded" && {
      code: "openEnded",
      text: `Closing time not listed: planned until ${until}`,
    },
    bookFirst && { code: "bookFirst", text: "Book first" },
    holiday !== null && { code: "holiday", text: `Holiday: call first (${holiday})` },
    ferry && { code: "ferry", text: "The way there takes a ferry" },
    isLunch && { code: "lunch", text: "Serves food: the lunch break can be here" },
  ];
  return notices.filter((notice) => notice !== false);
}
