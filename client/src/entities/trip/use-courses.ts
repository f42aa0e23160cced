import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { drivesApi } from "#shared/api/calls.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { type Leg, legsOf, type WayDay } from "#shared/domain/trips/day-ways.ts";
import {
  geometryBetween,
  type RouteGeometry,
  type RoutePlace,
} from "#shared/domain/trips/route-geometry.ts";

const NOTHING: readonly RouteGeometry[] = [];

/**
 * The routes of a plan's drives: those preloaded, and what is missing of them once it has arrived. Until
 * then a way is not drawn; one whose route does not arrive is drawn straight.
 */
export function useCourses(
  days: readonly WayDay[],
  preloaded: readonly RouteGeometry[] = NOTHING,
): readonly RouteGeometry[] {
  const missing = legsOf(days).filter(
    ({ from, to }) => geometryBetween(preloaded, from, to) === null,
  );
  const asked = askedCourses(days, missing);
  const { data, isFetching } = useQuery({
    ...endpointQuery(drivesApi.courses, { body: asked.body }),
    enabled: asked.body.legs.length > 0,
    placeholderData: keepPreviousData,
  });
  const key = JSON.stringify(missing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to what is missing now.
  return useMemo(() => {
    const known = [...preloaded, ...asked.read(data?.courses ?? NOTHING)];
    if (!isFetching) return known;
    const onTheirWay = missing.filter(({ from, to }) => geometryBetween(known, from, to) === null);
    return [...known, ...onTheirWay.map((leg) => ({ ...leg, parts: [] }))];
  }, [preloaded, data, isFetching, key]);
}

/** What is asked for of some legs: drives know towns, a plan also the places in them. */
function askedCourses(days: readonly WayDay[], legs: readonly Leg[]) {
  const towns = new Map(
    days.flatMap(({ from, to, meal }): [RoutePlace, string][] => [
      ["base", townNameOf(from)],
      [from, townNameOf(from)],
      [to, townNameOf(to)],
      ...(meal ? [[meal.key, meal.town] as [RoutePlace, string]] : []),
    ]),
  );
  const bases = [...new Set(towns.values())];
  const [base = ""] = bases;
  const isAlone = bases.length <= 1;
  const asked = (place: RoutePlace) =>
    typeof place === "number" ? place : isAlone ? "base" : (towns.get(place) ?? place);
  const wanted = legs.map(({ from, to }) => ({ from: asked(from), to: asked(to) }));
  return {
    body: {
      ...(isAlone ? { base } : { bases }),
      legs: wanted.filter(({ from, to }) => from !== to),
    },
    /** The courses under the names that the plan has for their places. */
    read: (courses: readonly RouteGeometry[]): RouteGeometry[] =>
      legs.flatMap((leg, index) => {
        const { from, to } = wanted[index] ?? leg;
        const course = courses.find((one) => one.from === from && one.to === to);
        return course ? [{ ...leg, parts: course.parts }] : [];
      }),
  };
}
