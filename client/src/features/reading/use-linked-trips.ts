import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { useLinkedTrip } from "#client/entities/trip/use-linked-trip.ts";
import { chunkOnDemand } from "#client/lib/chunks/load-chunk.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import { ARTICLE_WEEKEND, READY_STAY, READY_TRIP } from "#shared/domain/site/paths.ts";
import { nextDateOn } from "#shared/domain/trips/ready-trip.ts";
import { DRIVING_DISTANCES } from "#shared/domain/trips/trip-options.ts";
import { daysFor, timeFor } from "#shared/domain/trips/trip-rules.ts";

/** The ready-made trip in the planner's address. */
export const useLinkedStay = () =>
  useLinkedTrip({
    parameter: READY_TRIP,
    fetchOffer: async (queries, slug, search) => {
      const trip = await queries.ensureQueryData(readyTripQueries.bySlug(slug));
      const stay = search.get(READY_STAY);
      return offeredTrip(trip, stay === null ? null : Number(stay), new Date()) ?? null;
    },
    missing: "We couldn’t find that ready-made trip.",
    failure: "The ready-made trip could not be loaded.",
  });

const weekendChunk = chunkOnDemand(() => import("./linked-weekend.ts"));

/** The article's weekend in the planner's address. */
export const useLinkedWeekend = () =>
  useLinkedTrip({
    parameter: ARTICLE_WEEKEND,
    fetchOffer: async (queries, slug) => {
      const { askWeekend } = await weekendChunk.ask();
      const weekend = await askWeekend(queries, slug, clockInWashington(new Date()).date);
      if (weekend === null) return null;
      const { form, wineries } = weekend;
      return { title: form.name, form, wineryIds: wineries.map(({ id }) => id) };
    },
    missing: "We couldn’t find that weekend plan.",
    failure: "The article's weekend could not be loaded.",
  });

/**
 * A ready-made trip as answers to the planner's form, starting on its next weekday. If it has several
 * stays, each day before a change of base ends at the next base.
 *
 * @param number a single stay, from 1; null for the whole trip.
 * @returns undefined if there is no such stay.
 */
export function offeredTrip(trip: ReadyTrip, number: number | null, now: Date) {
  const stays = number === null ? trip.stays : trip.stays.slice(number - 1, number);
  const [first] = stays;
  if (!first || number === 0) return undefined;
  const days = stays.reduce((sum, { timeAvailable }) => sum + daysFor(timeAvailable), 0);
  const reaches = stays.map(({ drivingDistance }) => drivingDistance);
  const farthest = DRIVING_DISTANCES.findLast(({ value }) => reaches.includes(value));
  const isPart = stays.length < trip.stays.length;
  return {
    title: isPart ? `${trip.title}: ${first.base}` : trip.title,
    form: {
      accommodation: first.base,
      timeAvailable: stays.length === 1 ? first.timeAvailable : timeFor(days),
      drivingDistance: farthest?.value ?? first.drivingDistance,
      wineriesPerDay: Math.max(...stays.map(({ wineriesPerDay }) => wineriesPerDay)),
      startDate: nextDateOn(first.startWeekday, clockInWashington(now).date),
    },
    wineryIds: stays.flatMap(({ wineries }) => wineries),
    ...(stays.length > 1 && { ends: endsOfStays(stays) }),
  };
}

function endsOfStays(stays: ReadyTrip["stays"]): DayEnds[] {
  const mornings = stays.flatMap(({ base, timeAvailable }) =>
    Array.from({ length: daysFor(timeAvailable) }, () => base),
  );
  return mornings.map((from, day) => ({ from, to: mornings[day + 1] ?? from }));
}
