import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { courseBetween, type DriveCourse } from "#shared/domain/trip/drive-course.ts";
import { legsOf, type RoundDay } from "#shared/domain/trip/round-course.ts";

const NOTHING: readonly DriveCourse[] = [];

/**
 * The courses of a plan's drives: those at hand, and what is missing of them once it has arrived.
 * Without a network, and until then, a way without a course is drawn straight.
 */
export function useCourses(
  base: string,
  days: readonly RoundDay[],
  atHand: readonly DriveCourse[] = NOTHING,
): readonly DriveCourse[] {
  const missing = legsOf(days).filter(({ from, to }) => courseBetween(atHand, from, to) === null);
  const { data } = useQuery({
    ...endpointQuery(drivesApi.courses, { body: { base, legs: missing } }),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  const fetched = data?.courses ?? NOTHING;
  return useMemo(() => [...atHand, ...fetched], [atHand, fetched]);
}
