/** Between a trip as it is sent, its row, and what the schedule is asked. */
import type { TripBody } from "#shared/api/trips/trip.ts";
import { townLabel } from "#shared/domain/places/towns/town-names.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import type { Arrangement } from "#shared/domain/schedule/arrange.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { WineryId } from "#shared/domain/schedule/problem.ts";
import type { TripSchedule } from "#shared/domain/trip/kept/trip-schedule.ts";
import type { ItineraryContent } from "./trip-queries.ts";

/** A trip as it is sent, as columns of its row; what it leaves out is unset. */
export function contentOf(body: TripBody): ItineraryContent {
  const { startWeekday, dayStart, dayEnd, visitMinutes, lunch, pins, wishes, answers } = body;
  return {
    name: body.name || null,
    guests: body.guests ?? null,
    startCity: spelledAsTown(body.base),
    region: answers.region || null,
    drivingDistance: answers.drivingDistance ?? null,
    timeAvailable: answers.timeAvailable ?? null,
    budget: answers.budget ?? null,
    reservationPreference: answers.reservationPreference ?? null,
    preferences: answers.preferences,
    wineriesPerDay: body.wineriesPerDay,
    days: body.days,
    startDate: body.startDate ?? null,
    wineryIds: body.wineries,
    schedule: { startWeekday, dayStart, dayEnd, visitMinutes, lunch, pins, wishes },
    arrangement: body.arrangement ?? null,
  };
}

/** The town's own spelling: a caller's reaches no mail. */
function spelledAsTown(base: string): string {
  const town = findTown(base);
  return town ? townLabel(town) : base;
}

/** The part of a row that a copy of the trip shares. */
export function contentOfRow(row: ItineraryContent): ItineraryContent {
  const { name, guests, startCity, region, drivingDistance, timeAvailable, budget } = row;
  const { reservationPreference, preferences, wineriesPerDay, days, startDate, wineryIds } = row;
  const { schedule, arrangement } = row;
  return {
    ...{ name, guests, startCity, region, drivingDistance, timeAvailable, budget },
    ...{ reservationPreference, preferences, wineriesPerDay, days, startDate, wineryIds },
    ...{ schedule, arrangement },
  };
}

/** What is asked of a trip's plan: only wineries that are in the guide. */
export interface TripQuestion {
  readonly request: PlanRequest & { readonly wineriesPerDay: number };
  readonly arrangement: Arrangement | null;
}

/** The question of a row about those of its wineries that are in the guide. */
export function questionOf(row: ItineraryContent, inGuide: readonly WineryId[]): TripQuestion {
  const known = new Set(inGuide);
  return {
    request: {
      base: row.startCity,
      wineries: row.wineryIds.filter((id) => known.has(id)),
      days: row.days,
      wineriesPerDay: row.wineriesPerDay,
      ...(row.startDate !== null && { startDate: row.startDate }),
      ...scheduleFor(row.schedule, known),
    },
    arrangement: arrangementFor(row.arrangement, known),
  };
}

/** The schedule without what it says of other wineries than these. */
function scheduleFor(schedule: TripSchedule, ids: ReadonlySet<WineryId>): TripSchedule {
  const { visitMinutes, pins, wishes } = schedule;
  return {
    ...schedule,
    ...(typeof visitMinutes === "object" && { visitMinutes: ofWineries(visitMinutes, ids) }),
    ...(pins && { pins: pins.filter(({ wineryId }) => ids.has(wineryId)) }),
    ...(wishes && { wishes: ofWineries(wishes, ids) }),
  };
}

/** The visitor's own order without other wineries than these. */
function arrangementFor(
  arrangement: Arrangement | null,
  ids: ReadonlySet<WineryId>,
): number[][] | null {
  return arrangement?.map((day) => day.filter((id) => ids.has(id))) ?? null;
}

function ofWineries<T>(
  values: Readonly<Record<string, T>>,
  ids: ReadonlySet<WineryId>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(Number(id))));
}

/** What an owner changes in the list of trips. */
export type ContentChange = {
  readonly [K in "name" | "startDate" | "wineryIds"]?: ItineraryContent[K] | undefined;
};

/**
 * A trip with a change laid over it; what was said of wineries that left it goes with them. An order
 * of the visitor's own ends where a winery joins, for which it has no place.
 */
export function changedContent(row: ItineraryContent, change: ContentChange): ItineraryContent {
  const content = contentOfRow(row);
  const { name = content.name, startDate = content.startDate } = change;
  const wineryIds = change.wineryIds ?? content.wineryIds;
  const ids = new Set(wineryIds);
  const schedule = scheduleFor(content.schedule, ids);
  const hasMore = wineryIds.some((id) => !content.wineryIds.includes(id));
  return {
    ...content,
    name,
    startDate,
    wineryIds,
    schedule: startDate === null ? schedule : { ...schedule, startWeekday: undefined },
    arrangement: hasMore ? null : arrangementFor(content.arrangement, ids),
  };
}
