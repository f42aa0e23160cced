/**
 * Answers questions about plans and roads in a thread of its own, so that none keeps the site waiting.
 * The road network is read here and nowhere else.
 */
import { answering } from "#server/platform/worker-thread.ts";
import { type Drive, type Route, wholeMinutes } from "#server/roads/drive.ts";
import { roadGeometry, routesFrom } from "#server/roads/roads.ts";
import {
  cacheGeometries,
  cacheRoutes,
  type GeometryLeg,
  type RouteRow,
} from "#server/roads/route-cache.ts";
import type { Drives, TownDrives } from "#shared/api/trips/drives.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { adviceOf, type GuestMarks } from "#shared/domain/schedule/advice.ts";
import { type Arrangement, timeArrangement } from "#shared/domain/schedule/arrange.ts";
import {
  type PlanRequest,
  problemFor,
  type ScheduledWinery,
} from "#shared/domain/schedule/plan-request.ts";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { legsOf } from "#shared/domain/trips/day-legs.ts";
import type { Worked } from "./shared-thread.ts";

type Row = readonly Route[];

/** Hundredths of a mile are 50 feet: what "walking distance" is judged by. */
const hundredths = (miles: number): number => Math.round(miles * 100) / 100;

const minutesOf = (drive: Route) => drive && wholeMinutes(drive);
const milesOf = (drive: Route) => drive && hundredths(drive.miles);
const ferryOf = (drive: Route) => drive?.ferry ?? false;
const estimatedOf = (drive: Route) => drive?.estimated ?? true;

/** Collects what each pass, or each ferry, is needed for, in the order in which they are met. */
function byName<T, N extends { readonly name: string }>(
  uses: readonly { readonly route: Route | undefined; readonly use: T }[],
  named: (drive: Drive) => readonly N[],
) {
  const found = new Map<string, N & { readonly uses: T[] }>();
  for (const { route, use } of uses) {
    for (const one of route ? named(route) : []) {
      const known = found.get(one.name) ?? { ...one, uses: [] };
      known.uses.push(use);
      found.set(one.name, known);
    }
  }
  return [...found.values()];
}

const passesOf = ({ passes }: Drive) => passes;
const ferriesOf = ({ ferries }: Drive) => ferries;

/** The drives between every two places, as whole minutes and hundredths of miles. */
function matrixFigures(places: readonly PlaceId[], routes: readonly Row[]): Drives {
  const uses = routes.flatMap((row, from) =>
    row.map((route, to) => ({ route, use: [from, to] as [number, number] })),
  );
  return {
    places: [...places],
    minutes: routes.map((row) => row.map(minutesOf)),
    miles: routes.map((row) => row.map(milesOf)),
    ferry: routes.map((row) => row.map(ferryOf)),
    estimated: routes.map((row) => row.map(estimatedOf)),
    passes: byName(uses, passesOf).map(({ uses: legs, ...pass }) => ({ ...pass, legs })),
    ferries: byName(uses, ferriesOf).map(({ uses: legs, ...ferry }) => ({ ...ferry, legs })),
  };
}

/** The drives from one place to each winery. */
function rowFigures(wineries: readonly number[], routes: Row): TownDrives {
  const uses = routes.map((route, index) => ({ route, use: index }));
  return {
    wineries: [...wineries],
    minutes: routes.map(minutesOf),
    miles: routes.map(milesOf),
    ferry: routes.map(ferryOf),
    estimated: routes.map(estimatedOf),
    passes: byName(uses, passesOf).map(({ uses: to, ...pass }) => ({ ...pass, to })),
  };
}

const routesOf = cacheRoutes(({ from, targets }) => routesFrom(from, targets));
const geometriesOf = cacheGeometries(roadGeometry);

/** Places under the names that drives and geometries have for them. */
type Named = readonly (readonly [PlaceId, Position])[];

/** How a request is to be planned. */
export interface ScheduleOptions {
  readonly request: PlanRequest;
  /** Today in Washington: no repair starts earlier. */
  readonly today?: CalendarDate | undefined;
  /** Leave the repairs out, for a mail or a calendar. */
  readonly withoutRepairs?: boolean | undefined;
  /** Also say what the other weekdays come to where the request names one, and no date. */
  readonly allWeekdays?: boolean | undefined;
  /** The visitor's own order, where there is one. */
  readonly arrangement?: Arrangement | null | undefined;
  /** Guests whose marks advise something. */
  readonly guests?: readonly GuestMarks[] | undefined;
  /** Also give the geometries of the drives in the days that are shown. */
  readonly withGeometries?: boolean | undefined;
}

interface PlanQuestion extends ScheduleOptions {
  readonly places: Named;
  readonly wineries: readonly ScheduledWinery[];
}

interface GeometryQuestion {
  readonly places: Named;
  readonly legs: readonly GeometryLeg[];
}

/** The drives between every two places. */
const drivesBetween = (places: Named): Drives =>
  matrixFigures(
    places.map(([name]) => name),
    routesOf(places.map(([, position]) => position)),
  );

const ANSWERS = {
  /** The best plan with what follows from it, and the visitor's own order as far as it can be kept. */
  plan: (question: PlanQuestion) => {
    const { request, places, wineries, arrangement, guests = [], ...options } = question;
    const drives = drivesBetween(places);
    const facts = { matrix: drives, wineries };
    const plan = planTrip(request, facts, options);
    const arranged = arrangement
      ? timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement)
      : null;
    const { days } = arranged?.faults.length === 0 ? arranged : plan;
    return {
      ...{ drives, plan, arranged },
      geometries: options.withGeometries ? geometriesOf(places, legsOf(days)) : [],
      advice: guests.length > 0 ? adviceOf(request, facts, guests, { plan, arrangement }) : [],
    };
  },
  drives: drivesBetween,
  /** In the order of the targets. */
  routes: ({ from, targets }: RouteRow) => routesFrom(from, targets),
  row: ({ from, targets, wineries }: RouteRow & { readonly wineries: readonly number[] }) =>
    rowFigures(wineries, routesFrom(from, targets)),
  geometries: ({ places, legs }: GeometryQuestion) => geometriesOf(places, legs),
};

type Kinds = typeof ANSWERS;
/** Every kind of question, and what is answered to each. */
export type Questions = { readonly [K in keyof Kinds]: Parameters<Kinds[K]>[0] };
export type Answers = { readonly [K in keyof Kinds]: ReturnType<Kinds[K]> };

/** A question of any kind. */
export type Question = {
  readonly [K in keyof Kinds]: { readonly kind: K; readonly question: Questions[K] };
}[keyof Kinds];

export const answer = answering(({ kind, question }: Question): Worked<string> => {
  const begunAt = performance.now();
  const answer = (ANSWERS[kind] as (input: typeof question) => unknown)(question);
  return { answer: JSON.stringify(answer), ms: performance.now() - begunAt };
});
