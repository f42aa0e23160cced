import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { drivesApi } from "#shared/api/calls.ts";
import { legsOf, type WayDay } from "#shared/domain/trips/day-ways.ts";
import { geometryBetween, type RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import { askedPlaces } from "#shared/domain/trips/trip-request.ts";

const NOTHING: readonly RouteGeometry[] = [];

/**
 * The routes of a plan's drives: those preloaded, and what is missing of them once it has arrived. Until
 * then a way is not drawn; one whose route does not arrive is drawn straight.
 */
export function useGeometries(
  days: readonly WayDay[],
  preloaded: readonly RouteGeometry[] = NOTHING,
): readonly RouteGeometry[] {
  const missing = legsOf(days).filter(
    ({ from, to }) => geometryBetween(preloaded, from, to) === null,
  );
  const bases = [...new Set(days.flatMap(({ from, to }) => [from, to]))];
  const places = askedPlaces(
    bases,
    days.map(({ meal }) => meal),
  );
  const { data, isFetching } = useQuery({
    ...endpointQuery(drivesApi.geometries, { body: { ...places, legs: missing } }),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  const key = JSON.stringify(missing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to what is missing now.
  return useMemo(() => {
    const known = [...preloaded, ...(data?.courses ?? NOTHING)];
    if (!isFetching) return known;
    const onTheirWay = missing.filter(({ from, to }) => geometryBetween(known, from, to) === null);
    return [...known, ...onTheirWay.map((leg) => ({ ...leg, parts: [] }))];
  }, [preloaded, data, isFetching, key]);
}
