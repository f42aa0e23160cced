import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";

/** How old the hours are that a trip rests on: "Hours from May 2024 to August 2026: call first."; null where none is dated. */
export function hoursAge(wineries: ReadyTrip["wineries"]): string | null {
  const dates = wineries.flatMap(({ asOf }) => asOf.hours ?? []).sort();
  const [oldest, newest] = [dates[0], dates.at(-1)].map((date) => date?.slice(0, 7));
  if (oldest === undefined || newest === undefined) return null;
  const span =
    oldest === newest
      ? formatFactDate(oldest)
      : `${formatFactDate(oldest)} to ${formatFactDate(newest)}`;
  return `Hours from ${span}: call first.`;
}
