import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import type { AnswerKey } from "#shared/domain/site/rendered-page.ts";
import type { Trip } from "./trip.ts";

/** What the page of a trip is drawn from: the trip as anybody with its link sees it, and its plan. */
export interface TripPageData {
  readonly trip: Trip;
  /** Its plan with the group's wishes; null for a trip without a winery. */
  readonly plan: ShownPlan | null;
  /** When it was drawn, ISO 8601: on its day the page tells the time. */
  readonly at: string;
}

/** Where it stands among the answers that come with the page. */
export const tripPageKey = (token: string): AnswerKey => ["drawn", "/api/trips/:token", { token }];
