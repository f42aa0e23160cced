import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { dateText } from "#shared/domain/schedule/wording.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

/** "Saturday, December 5"; the weekday alone without a date. */
export const dayTitle = ({ date, weekday }: Pick<PlannedDay, "date" | "weekday">): string =>
  date === null ? weekdayName(weekday) : dateText(date);
