import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import type { AnswerKey } from "#shared/domain/site/rendered-page.ts";
import type { Trip } from "./trip.ts";

/** The data of a trip's rendered page, as anybody with its link sees it. */
export interface TripPageData {
  readonly trip: Trip;
  /** With the group's wishes; null without wineries. */
  readonly plan: ShownPlan | null;
  /** When it was rendered, ISO 8601. */
  readonly at: string;
}

/** Its key among the responses that come with the page. */
export const tripPageKey = (token: string): AnswerKey => ["drawn", "/api/trips/:token", { token }];
