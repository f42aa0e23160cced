import type { ReactNode } from "react";
import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { coursesOfDays } from "#shared/domain/trips/day-ways.ts";
import type { CourseStretch, DriveCourse } from "#shared/domain/trips/drive-course.ts";
import type { DayPlaces } from "#shared/domain/trips/trip-input.ts";
import { dayTitle } from "../timeline/day-title.ts";

/** A plan as a map shows it; the page that composes draws it with a map of its choice. */
export interface MappedPlan {
  /** Where days begin and end, and where one eats and sleeps: at the centers of their towns. */
  readonly towns: readonly {
    readonly name: string;
    readonly isBase: boolean;
    readonly places: readonly { readonly what: string; readonly name: string }[];
  }[];
  readonly days: readonly {
    readonly title: string;
    readonly stops: readonly { readonly number: number; readonly winery: Winery }[];
    /** The round of the day: along its roads where they are known, else straight. */
    readonly course: readonly CourseStretch[];
  }[];
}

/** Draws a plan's map: one to be moved, or once more as it is printed. */
export type RenderMap = (plan: MappedPlan, on?: "paper") => ReactNode;

interface Mapping {
  readonly days: readonly PlannedDay[];
  readonly wineries: ReadonlyMap<number, Winery>;
  readonly courses: readonly DriveCourse[];
  /** Where to eat and sleep, day by day. */
  readonly places?: readonly DayPlaces[] | undefined;
}

/** The stops of a plan, numbered through all days, and the ways between them. */
export function mappedPlan({ days, wineries, courses, places = [] }: Mapping): MappedPlan {
  let number = 0;
  const rounds = coursesOfDays({ days, wineries: [...wineries.values()], courses });
  const mappedDays = days.map((day, at) => {
    const stops = day.stops.flatMap(({ wineryId }) => {
      number += 1;
      const winery = wineries.get(wineryId);
      return winery ? [{ number, winery }] : [];
    });
    return { title: dayTitle(day), stops, course: rounds[at] ?? [] };
  });
  return { towns: townsOf(days, places), days: mappedDays };
}

function townsOf(days: readonly PlannedDay[], places: readonly DayPlaces[]): MappedPlan["towns"] {
  const bases = days.flatMap(({ from, to }) => [townNameOf(from), townNameOf(to)]);
  const named = places
    .slice(0, days.length)
    .flatMap(({ lunch, dinner, bed }) => [
      ...(lunch ? [{ ...lunch, what: "Lunch" }] : []),
      ...(dinner ? [{ ...dinner, what: "Dinner" }] : []),
      ...(bed ? [{ ...bed, what: "Night" }] : []),
    ]);
  return [...new Set([...bases, ...named.map(({ town }) => town)])].map((name) => {
    const here = named.filter(({ town }) => town === name);
    const isFirst = (one: (typeof here)[number], at: number) =>
      here.findIndex((other) => other.what === one.what && other.name === one.name) === at;
    return {
      name,
      isBase: bases.includes(name),
      places: here.filter(isFirst).map(({ what, name: called }) => ({ what, name: called })),
    };
  });
}
