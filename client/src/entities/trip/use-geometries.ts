import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { useSame } from "#client/lib/use-same.ts";
import { drivesApi } from "#shared/api/calls.ts";
import { legsOf, type RoutedDay } from "#shared/domain/trips/day-legs.ts";
import { geometryBetween, type RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import { placesBody } from "#shared/domain/trips/trip-request.ts";

const NOTHING: readonly RouteGeometry[] = [];

/**
 * The route geometries of a plan's legs: the preloaded ones, and the others once fetched. A leg is not
 * drawn while its geometry loads, and drawn straight if that fails.
 */
export function useGeometries(
  days: readonly RoutedDay[],
  preloaded: readonly RouteGeometry[] = NOTHING,
): readonly RouteGeometry[] {
  const missing = useSame(
    legsOf(days).filter(({ from, to }) => geometryBetween(preloaded, from, to) === null),
  );
  const bases = [...new Set(days.flatMap(({ from, to }) => [from, to]))];
  const places = placesBody(
    bases,
    days.map(({ meal }) => meal),
  );
  const { data, isFetching } = useQuery({
    ...endpointQuery(drivesApi.geometries, { body: { ...places, legs: missing } }),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const known = [...preloaded, ...(data?.courses ?? NOTHING)];
    if (!isFetching) return known;
    const loading = missing.filter(({ from, to }) => geometryBetween(known, from, to) === null);
    return [...known, ...loading.map((leg) => ({ ...leg, parts: [] }))];
  }, [preloaded, data, isFetching, missing]);
}
