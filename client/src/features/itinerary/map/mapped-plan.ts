import type { Winery } from "#shared/api/wineries.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import {
  type CourseStretch,
  courseBetween,
  type DriveCourse,
} from "#shared/domain/trip/drive-course.ts";
import { dayTitle } from "../timeline/day-title.ts";

/** A plan as a map shows it; the page that composes draws it with a map of its choice. */
export interface MappedPlan {
  /** A town of the town table. */
  readonly base: string;
  readonly days: readonly {
    readonly title: string;
    readonly stops: readonly { readonly number: number; readonly winery: Winery }[];
    /** The round of the day: along its roads where they are known, else straight. */
    readonly course: readonly CourseStretch[];
  }[];
}

interface Mapping {
  readonly base: string;
  readonly days: readonly PlannedDay[];
  readonly wineries: ReadonlyMap<number, Winery>;
  readonly courses: readonly DriveCourse[];
}

/** The stops of a plan, numbered through all days, and the ways between them. */
export function mappedPlan({ base, days, wineries, courses }: Mapping): MappedPlan {
  let number = 0;
  const mappedDays = days.map((day) => {
    const stops = day.stops.flatMap(({ wineryId }) => {
      number += 1;
      const winery = wineries.get(wineryId);
      return winery ? [{ number, winery }] : [];
    });
    return {
      title: dayTitle(day),
      stops,
      course: courseOfDay(
        base,
        stops.map(({ winery }) => winery),
        courses,
      ),
    };
  });
  return { base, days: mappedDays };
}

function courseOfDay(
  base: string,
  wineries: readonly Winery[],
  courses: readonly DriveCourse[],
): CourseStretch[] {
  const town = findTown(base);
  const start = town ? [{ id: "base" as const, at: town }] : [];
  const stops = wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [{ id: winery.id, at }] : [];
  });
  if (stops.length === 0) return [];
  const places = [...start, ...stops, ...start];
  return places.slice(1).flatMap((to, index): readonly CourseStretch[] => {
    const from = places[index];
    if (!from) return [];
    const straight = { by: "straight" as const, line: [from.at, to.at] };
    return courseBetween(courses, from.id, to.id) ?? [straight];
  });
}
