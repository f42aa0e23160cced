/** What the thread for plans is asked, and what it answers. */

import type { Route } from "#server/roads/drive.ts";
import type { GeometryLeg, RouteRow } from "#server/roads/route-cache.ts";
import type { Drives, TownDrives } from "#shared/api/trips/drives.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { Advice, GuestMarks } from "#shared/domain/schedule/advice.ts";
import type { Arranged, Arrangement } from "#shared/domain/schedule/arrange.ts";
import type { PlanRequest, ScheduledWinery } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";

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

/** Every kind of question. */
export interface Questions {
  /** One plan with everything that follows from it. */
  readonly plan: ScheduleOptions & {
    readonly places: Named;
    readonly wineries: readonly ScheduledWinery[];
  };
  /** The drives between every two places. */
  readonly drives: Named;
  readonly routes: RouteRow;
  readonly row: RouteRow & { readonly wineries: readonly number[] };
  readonly geometries: { readonly places: Named; readonly legs: readonly GeometryLeg[] };
}

/** The best plan, and the visitor's own order as far as it can be kept. */
export interface Schedule {
  readonly drives: Drives;
  readonly plan: TripPlan;
  readonly arranged: Arranged | null;
  readonly geometries: readonly RouteGeometry[];
  readonly advice: readonly Advice[];
}

/** What is answered to each kind. */
export interface Answers {
  readonly plan: Schedule;
  readonly drives: Drives;
  /** In the order of the targets. */
  readonly routes: readonly Route[];
  readonly row: TownDrives;
  readonly geometries: RouteGeometry[];
}

/** A question of any kind. */
export type Question = {
  readonly [K in keyof Questions]: { readonly kind: K; readonly question: Questions[K] };
}[keyof Questions];

/** An answer with what it cost; the thread for plans answers in JSON. */
export interface Worked<A = string> {
  readonly answer: A;
  /** How long the thread was at it. */
  readonly ms: number;
}
