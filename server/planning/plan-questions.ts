/** What the thread for plans is asked, and what it answers. */

import type { Route } from "#server/roads/drive.ts";
import type { RowFigures } from "#server/roads/drive-figures.ts";
import type { CourseParts } from "#server/roads/kept-courses.ts";
import type { RouteRow } from "#server/roads/kept-routes.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { Advice, GuestMarks } from "#shared/domain/schedule/advice.ts";
import type { Arrangement } from "#shared/domain/schedule/arrange.ts";
import type { PlanRequest, ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";

/** What the guests of a trip advise about its plan. */
export interface AdviceQuestion {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  readonly guests: readonly GuestMarks[];
  /** The best plan of the request. */
  readonly plan: TripPlan;
  readonly arrangement: Arrangement | null;
}

/** Every kind of question. */
export interface Questions {
  readonly advice: AdviceQuestion;
  /** One plan to work out. */
  readonly plan: {
    readonly request: PlanRequest;
    readonly facts: ScheduleFacts;
    /** Today in Washington: no repair starts earlier. */
    readonly today?: CalendarDate | undefined;
    /** Leave the repairs out, for a mail or a calendar. */
    readonly withoutRepairs?: boolean | undefined;
    /** Also say what the other weekdays come to where the request names one, and no date. */
    readonly allWeekdays?: boolean | undefined;
  };
  readonly routes: readonly RouteRow[];
  readonly row: RouteRow & { readonly wineries: readonly number[] };
  readonly courses: readonly (readonly [from: Position, to: Position])[];
}

/** What is answered to each kind. */
export interface Answers {
  readonly advice: readonly Advice[];
  /** A `TripPlan` as JSON. */
  readonly plan: string;
  /** The routes of each row, in the order of its targets. */
  readonly routes: readonly (readonly Route[])[];
  readonly row: RowFigures;
  readonly courses: readonly CourseParts[];
}

/** A question of any kind. */
export type Question = {
  readonly [K in keyof Questions]: { readonly kind: K; readonly question: Questions[K] };
}[keyof Questions];

/** An answer with what it cost. */
export interface Worked<A = Answers[keyof Answers]> {
  readonly answer: A;
  /** How long the thread was at it. */
  readonly ms: number;
}
