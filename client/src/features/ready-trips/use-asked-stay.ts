import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { isNotThere } from "#client/lib/api.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import { READY_STAY, READY_TRIP } from "#shared/domain/site/paths.ts";
import { nextDateOn } from "#shared/domain/trips/ready-trip.ts";
import { DRIVING_DISTANCES, TIMES_AVAILABLE } from "#shared/domain/trips/trip-options.ts";
import { daysFor } from "#shared/domain/trips/trip-rules.ts";

/** The ready-made trip in the planner's address, until it is taken or declined. */
export function useAskedStay() {
  const [search, setSearch] = useSearchParams();
  const slug = search.get(READY_TRIP);
  const stay = search.get(READY_STAY);
  const number = stay === null ? null : Number(stay);
  // Once asked for, the trip list stays out of the choice until the page is left.
  const [wasAsked, setWasAsked] = useState(slug !== null);
  // The address is read once the page is hydrated.
  if (slug !== null && !wasAsked) setWasAsked(true);
  const { data, error, refetch } = useQuery({
    ...readyTripQueries.bySlug(slug ?? ""),
    enabled: slug !== null,
  });
  const offered = useMemo(
    () => (slug !== null && data ? offeredTrip(data, number, new Date()) : undefined),
    [slug, data, number],
  );
  // A trip the site does not have is missing, not failed: trying again would not help.
  const isMissing = slug !== null && (data ? offered === undefined : isNotThere(error));
  return {
    wasAsked: wasAsked && !isMissing,
    offered,
    missing: isMissing ? "We couldn’t find that ready-made trip." : null,
    failure:
      slug !== null && error && !isMissing ? "The ready-made trip could not be loaded." : null,
    retry: () => void refetch(),
    settle: () => setSearch({}, { replace: true }),
  };
}

const MOST_ASKED_DAYS = 3;

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
  const asksFor = TIMES_AVAILABLE.findLast(
    ({ value }) => daysFor(value) === Math.min(days, MOST_ASKED_DAYS),
  );
  const reach = ({ drivingDistance }: (typeof stays)[number]) =>
    DRIVING_DISTANCES.findIndex(({ value }) => value === drivingDistance);
  const farthest = stays.reduce((far, stay) => (reach(stay) > reach(far) ? stay : far), first);
  const isPart = stays.length < trip.stays.length;
  return {
    title: isPart ? `${trip.title}: ${first.base}` : trip.title,
    form: {
      accommodation: first.base,
      timeAvailable: stays.length === 1 ? first.timeAvailable : (asksFor?.value ?? ""),
      drivingDistance: farthest.drivingDistance,
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
