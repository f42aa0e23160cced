import type { NearbyWinery } from "#shared/api/wineries.ts";
import { formatMinutes } from "#shared/domain/trip/trip-fit.ts";

/**
 * "Less than a mile", "About 9 miles, 15 min by road", "About 20 miles, 1 h 25 min by road and
 * ferry". A distance that rests on the straight line does not claim a road.
 */
export function driveText({
  miles,
  minutes,
  ferry,
  estimated,
}: Pick<NearbyWinery, "miles" | "minutes" | "ferry" | "estimated">): string {
  if (miles < 1) return "Less than a mile";
  const about = `About ${miles} ${miles === 1 ? "mile" : "miles"}, ${formatMinutes(minutes)}`;
  if (ferry) return `${about} by road and ferry`;
  return estimated ? about : `${about} by road`;
}
