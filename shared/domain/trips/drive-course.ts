/** The course of a drive on a map, as the API answers it. */
import type { Position } from "../places/distance.ts";
import { decodePositions } from "../places/polyline.ts";

/**
 * How a part of a drive goes: by a road or a ferry of the network, or straight, where it is by streets
 * that the network does not have. A straight part claims no road.
 */
export const COURSE_WAYS = ["road", "ferry", "straight"] as const;
export type CourseWay = (typeof COURSE_WAYS)[number];

/** A place as the drives of the trip name it: a base, a place to eat, or a winery by its id. */
export type CoursePlace = string | number;

/** A drive's course from one place to another. */
export interface DriveCourse {
  readonly from: CoursePlace;
  readonly to: CoursePlace;
  /** In order from `from`; each begins where the one before ends. Empty between places at one point. */
  readonly parts: readonly {
    readonly by: CourseWay;
    /** An encoded polyline of precision 4 (`decodePositions`), both ends included. */
    readonly line: string;
  }[];
}

/** A part of a course with its points, both ends included. */
export interface CourseStretch {
  readonly by: CourseWay;
  readonly line: readonly Position[];
}

/**
 * The course between two places among those at hand, turned around where it is known the other way;
 * null where it is not known.
 */
export function courseBetween(
  courses: readonly DriveCourse[],
  from: CoursePlace,
  to: CoursePlace,
): readonly CourseStretch[] | null {
  const there = courses.find((course) => course.from === from && course.to === to);
  if (there) return stretchesOf(there);
  const back = courses.find((course) => course.from === to && course.to === from);
  if (!back) return null;
  return stretchesOf(back)
    .reverse()
    .map(({ by, line }) => ({ by, line: line.toReversed() }));
}

const stretchesOf = ({ parts }: DriveCourse) =>
  parts.map(({ by, line }) => ({ by, line: decodePositions(line) }));
