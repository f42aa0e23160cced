import type { ReactNode } from "react";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { listed } from "#shared/domain/site/words.ts";
import { segmentsOfDays } from "#shared/domain/trips/day-ways.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import type { DayPlaces } from "#shared/domain/trips/trip-input.ts";
import { dayTitle } from "../timeline/day-words.ts";

/** Draws a plan's map: one to be moved, or once more as it is printed. */
export type RenderMap = (plan: MappedPlan, on?: "paper") => ReactNode;

interface Mapping {
  readonly days: readonly PlannedDay[];
  readonly wineries: ReadonlyMap<number, Winery>;
  readonly courses: readonly RouteGeometry[];
  /** Where to eat and sleep, day by day. */
  readonly places?: readonly DayPlaces[] | undefined;
}

/** The stops of a plan, numbered through all days, and the ways between them. */
export function mappedPlan({ days, wineries, courses, places = [] }: Mapping): MappedPlan {
  let number = 0;
  const rounds = segmentsOfDays({ days, wineries: [...wineries.values()], courses });
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

/** What the lines of the map are. */
export function MapCaption({ plan }: { readonly plan: MappedPlan }) {
  const ways = new Set(plan.days.flatMap(({ course }) => course.map(({ by }) => by)));
  return (
    <div className="mt-2 font-sans text-xs text-ink-soft">
      <p>
        {ways.has("road") ? "Lines follow the roads. " : null}
        {ways.has("ferry") ? "Dots are ferries. " : null}
        {ways.has("straight") ? "Thin straight lines are legs we have no route for." : null}
      </p>
      {plan.towns.map(({ name, places }) =>
        places.length === 0 ? null : (
          <p key={name} className="mt-1">
            In {name}:{" "}
            {listed(places.map((place) => `${place.what.toLowerCase()} at ${place.name}`))}.
          </p>
        ),
      )}
    </div>
  );
}
