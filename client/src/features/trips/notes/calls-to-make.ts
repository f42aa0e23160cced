import type { Winery } from "#shared/api/wineries.ts";
import type { NoticeCode, PlannedDay, PlannedStop } from "#shared/domain/schedule/plan.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { isGroup } from "#shared/domain/trips/trip-party.ts";
import { dayTitle } from "../timeline/day-title.ts";

/** A winery to be called or booked before the trip. */
export interface CallToMake {
  readonly winery: Winery;
  /** "Saturday, December 5 at 11 AM". */
  readonly when: string;
  readonly reasons: readonly string[];
}

/** Whom to call before the trip, in the order of the plan. */
export function callsToMake(
  days: readonly PlannedDay[],
  wineries: ReadonlyMap<number, Winery>,
  guests: number,
): CallToMake[] {
  return days.flatMap((day) =>
    day.stops.flatMap((stop) => {
      const winery = wineries.get(stop.wineryId);
      const reasons = reasonsToCall(day, stop, guests);
      if (!winery || reasons.length === 0) return [];
      return { winery, when: `${dayTitle(day)} at ${clockText(stop.begin)}`, reasons };
    }),
  );
}

function reasonsToCall({ holiday }: PlannedDay, stop: PlannedStop, guests: number): string[] {
  const asks: Readonly<Partial<Record<NoticeCode, string>>> = {
    bookFirst: "Reservations required",
    unknownHours: "Ask whether they are open",
    openEnded: "Ask when they close",
    holiday: `Ask about their hours on ${holiday ?? "the holiday"}`,
  };
  const asked = stop.notices.flatMap(({ code }) => asks[code] ?? []);
  return isGroup(guests) ? [...asked, `Call ahead for groups: you are ${guests}`] : asked;
}
