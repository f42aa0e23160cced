import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { endpointQuery } from "#client/lib/api.ts";
import { drivesApi } from "#shared/api/calls.ts";
import type { Drives } from "#shared/api/trips/drives.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { basesOf } from "#shared/domain/schedule/plan-request.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { drivesBody, requestOf } from "#shared/domain/trips/trip-request.ts";
import { retryAfterSeconds, retryWhenBusy } from "../store/trip-calls.ts";
import type { ItineraryFacts } from "./plan-facts.ts";

export interface KnownDrives {
  /** Where the days begin and end; if there is one base, the drives call it "base". */
  readonly bases: readonly string[];
  readonly drives: Drives;
}

/**
 * The wineries and drives of a trip; fetches what is missing.
 *
 * @param stored the server's answer, which comes with facts.
 */
export function useFacts(trip: TripInput, stored: Trip | null) {
  const { wineries: ids } = trip;
  const request = requestOf(trip);
  const bases = basesOf(request);
  const places = [...(request.lunchPlaces ?? []).flatMap((at) => at?.key ?? []), ...ids];
  // All that came: a removed stop comes back without a request.
  const known = useRef<readonly KnownDrives[]>([]);
  const wineries = useRef(new Map<number, Winery>());
  const remember = (one: KnownDrives) => {
    // Known drives stay, so that an equal answer does not solve the plan again.
    if (known.current.some((each) => covers(each, one.bases, one.drives.places))) return;
    known.current = [...known.current, one];
  };
  const find = () => known.current.find((each) => covers(each, bases, places))?.drives;
  if (stored?.drives) remember({ bases: basesOf(stored.request), drives: stored.drives });
  const isMeasured = find() !== undefined;
  const measured = useQuery({
    ...endpointQuery(drivesApi.between, { body: drivesBody(request, ids) }),
    enabled: ids.length > 0 && !isMeasured,
    ...retryWhenBusy,
  });
  if (measured.data && !isMeasured) remember({ bases, drives: measured.data });
  const drives = find();

  const isWhole = () => ids.every((id) => wineries.current.has(id));
  const takeFrom = (from: readonly Winery[] = []) => {
    for (const winery of from) wineries.current.set(winery.id, winery);
  };
  takeFrom(stored?.wineries);
  const list = useQuery({ ...wineryQueries.all(), enabled: !isWhole() });
  if (!isWhole()) takeFrom(list.data?.filter(({ id }) => ids.includes(id)));
  const hasWineries = isWhole();

  const facts = useMemo(
    (): ItineraryFacts | null =>
      drives && hasWineries && ids ? { drives, wineries: new Map(wineries.current) } : null,
    [drives, hasWineries, ids],
  );

  return {
    /** Null until loaded. */
    facts,
    failure: measured.error ?? list.error,
    /** The wait before a busy site is asked again, or null. */
    waitSeconds: retryAfterSeconds(measured.failureReason),
    retry: () => {
      if (measured.isError) void measured.refetch();
      if (list.isError) void list.refetch();
    },
    /** Adds the drives that an edit will need. */
    add: remember,
  };
}

/** Whether the drives cover all of these places; a single base is called "base" in them. */
const covers = (
  { bases, drives }: KnownDrives,
  ofBases: readonly string[],
  places: readonly PlaceId[],
): boolean =>
  bases.length > 1 === ofBases.length > 1 &&
  ofBases.every((base) => bases.includes(base)) &&
  places.every((place) => drives.places.includes(place));
