import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { isNotThere } from "#client/lib/api.ts";
import { chunkOnDemand } from "#client/lib/chunks/load-chunk.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import { ARTICLE_WEEKEND, READY_STAY, READY_TRIP, RESUME } from "#shared/domain/site/paths.ts";
import { nextDateOn } from "#shared/domain/trips/ready-trip.ts";
import { DRIVING_DISTANCES } from "#shared/domain/trips/trip-options.ts";
import { daysFor, timeFor } from "#shared/domain/trips/trip-rules.ts";

const weekendChunk = chunkOnDemand(() => import("./linked-weekend.ts"));

/** What the planner's address can name; its offer to the planner is null where there is no such thing. */
const SOURCES = [
  {
    parameter: ARTICLE_WEEKEND,
    fetchOffer: async (queries: QueryClient, slug: string) => {
      const { askWeekend } = await weekendChunk.ask();
      const weekend = await askWeekend(queries, slug, clockInWashington(new Date()).date);
      if (weekend === null) return null;
      const { form, wineries } = weekend;
      return { title: form.name, form, wineryIds: wineries.map(({ id }) => id) };
    },
    missing: "We couldn’t find that weekend plan.",
    failure: "The article's weekend could not be loaded.",
  },
  {
    parameter: READY_TRIP,
    fetchOffer: async (queries: QueryClient, slug: string, search: URLSearchParams) => {
      const trip = await queries.ensureQueryData(readyTripQueries.bySlug(slug));
      const stay = search.get(READY_STAY);
      return offeredTrip(trip, stay === null ? null : Number(stay), new Date()) ?? null;
    },
    missing: "We couldn’t find that ready-made trip.",
    failure: "The ready-made trip could not be loaded.",
  },
];

/** The trip that the planner's address asks for, until it is taken or declined. */
export function useLinkedTrip() {
  const [search, setSearch] = useSearchParams();
  const source = SOURCES.find(({ parameter }) => search.has(parameter));
  // Once the address says what is chosen, the trip list stays out of it until the page is left.
  const isSaid = source !== undefined || search.has(RESUME);
  const [isLinked, setLinked] = useState(isSaid);
  // The address is read once the page is hydrated.
  if (isSaid && !isLinked) setLinked(true);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["linked-trip", `${search}`],
    queryFn: source
      ? () => source.fetchOffer(queries, search.get(source.parameter) ?? "", search)
      : skipToken,
    gcTime: 0,
  });
  // A trip the site does not have is missing, not failed: trying again would not help.
  const isMissing = source !== undefined && (data === null || isNotThere(error));
  return {
    isLinked: isLinked && !isMissing,
    offered: (source && data) || undefined,
    missing: isMissing ? source.missing : null,
    failure: source && error && !isMissing ? source.failure : null,
    retry: () => void refetch(),
    settle: () => setSearch({}, { replace: true }),
  };
}

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
