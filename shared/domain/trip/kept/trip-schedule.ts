import type { PlanRequest } from "../../schedule/plan-request.ts";

/** How a trip is to be planned, beside its base, days and wineries: what a visitor may leave unsaid. */
export type TripSchedule = Pick<
  PlanRequest,
  "startWeekday" | "dayStart" | "dayEnd" | "visitMinutes" | "lunch" | "pins" | "wishes"
>;
