import { simplifyLine } from "../network/simplify-line.ts";
import type { CoursePart } from "./road-course.ts";

/** Enough for a line of hand's breadth on a screen, and some 400 bytes. */
const MOST_POINTS = 60;
/** Less than a road is wide on any map of ours, in meters. */
const FINEST_METERS = 15;
const COARSER = 1.4;

/** A course with at most 60 points, but for the ends of its parts, and as near to the road as they allow. */
export function shortenedCourse(course: readonly CoursePart[]): readonly CoursePart[] {
  const least = course.length * 2;
  for (let meters = FINEST_METERS; ; meters *= COARSER) {
    const shortened = course.map(({ by, line }) => ({ by, line: simplifyLine(line, meters) }));
    const points = shortened.reduce((sum, { line }) => sum + line.length, 0);
    if (points <= Math.max(MOST_POINTS, least)) return shortened;
  }
}
