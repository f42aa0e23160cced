import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { durationText } from "#shared/domain/schedule/wording.ts";

/** From so much driving on, or so long away, a day is called long. */
const LONG_DRIVE_MINUTES = 180;
const LONG_AWAY_MINUTES = 9 * 60;
/** From so many tastings on, sharing is suggested. */
const MANY_TASTINGS = 3;

/** What to know of a day before it begins: a holiday, a long drive, how many tastings it has. */
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
