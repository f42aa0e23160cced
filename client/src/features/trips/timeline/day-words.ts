import type { Winery } from "#shared/api/wineries.ts";
import type { PlannedDay, PlannedStop } from "#shared/domain/schedule/plan.ts";
import { clockText, dateText, durationText } from "#shared/domain/schedule/wording.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { hoursOnDay } from "#shared/domain/winery/dated-hours.ts";
import { withHoursAge } from "#shared/domain/winery/fact-age.ts";
import { formatDayHours, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { dollars, feeLabel } from "#shared/domain/winery/winery-labels.ts";

/** A day with this much driving, or this long away, is called long. */
const LONG_DRIVE_MINUTES = 180;
const LONG_AWAY_MINUTES = 9 * 60;
/** From this many tastings on, the day says who should drive. */
const MANY_TASTINGS = 3;

/** What to know before a day begins: a holiday, a long drive, many tastings. */
export function dayNotices(day: PlannedDay): string[] {
  const { holiday, stops, driveMinutes, leaveAt, backAt } = day;
  if (leaveAt === null || backAt === null) return [];
  const away = backAt - leaveAt;
  return [
    ...(holiday ? [`${holiday}: hours may differ, so call first.`] : []),
    ...(driveMinutes >= LONG_DRIVE_MINUTES
      ? [`A long day: ${durationText(driveMinutes)} at the wheel.`]
      : []),
    ...(driveMinutes < LONG_DRIVE_MINUTES && away > LONG_AWAY_MINUTES
      ? [`A long day: ${durationText(away)} away.`]
      : []),
    ...(stops.length >= MANY_TASTINGS
      ? [`${stops.length} tastings: agree who drives and does not drink, or hire a driver.`]
      : []),
  ];
}

/** "1 h, until 12:15 PM". */
export const visitText = ({ begin, end }: PlannedStop): string =>
  `${durationText(end - begin)}, until ${clockText(end)}`;

/**
 * "Open 11 AM – 5 PM on Saturdays", "Open 11 AM – 6 PM on Saturday, May 1" where hours go by date; that
 * they are not known where they are not. A plan without dates says how old the hours are today.
 */
export function hoursText(
  winery: Winery,
  on: Pick<PlannedDay, "date" | "weekday">,
  today: CalendarDate,
): string {
  const day = hoursOnDay(winery, on);
  const onDays =
    winery.datedHours && on.date !== null ? dateText(on.date) : `${weekdayName(on.weekday)}s`;
  if (day === undefined) return `Hours on ${onDays} not known`;
  if (day === null) return `${onDays} by appointment`;
  if (day.length === 0) return `Closed on ${onDays}`;
  const told = `Open ${formatDayHours(day).replace(/^From/, "from")} on ${onDays}`;
  return withHoursAge(told, winery, on.date ?? today);
}

/** "$15 a person, $60 for 4"; for one person the fee alone. */
export function partyFeeText(winery: Winery, guests: number): string {
  const { tastingFee } = winery;
  if (!tastingFee || !isKnown(winery, "tastingFee")) return feeLabel(winery);
  if (guests === 1) return `${dollars(tastingFee)} tasting`;
  return `${dollars(tastingFee)} a person, ${dollars(tastingFee * guests)} for ${guests}`;
}
