import type { Winery } from "#shared/api/wineries.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import type { CourseStretch, DriveCourse } from "#shared/domain/trip/drive-course.ts";
import { roundCourse } from "#shared/domain/trip/round-course.ts";
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
      course: roundCourse({ base, wineries: stops.map(({ winery }) => winery), courses }),
    };
  });
  return { base, days: mappedDays };
}
