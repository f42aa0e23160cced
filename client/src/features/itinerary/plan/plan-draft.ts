/** The plan as the visitor changed it, kept on this device until it has a page of its own. */
import { z } from "zod";
import { planRequestSchema } from "#shared/api/trips/plan-request.ts";
import type { EditedPlan } from "./edited-plan.ts";

const DRAFT_KEY = "trip-plan";

const draftSchema = z.object({ version: z.literal(1), request: planRequestSchema });

/** The kept plan; null when there is none, or none that can be read. */
export function readPlanDraft(): EditedPlan | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "null"));
    return draft.success ? { request: draft.data.request, arrangement: null } : null;
  } catch {
    return null;
  }
}

/** Keeps a plan; where the browser refuses to store, the page goes on without. */
export function writePlanDraft({ request }: EditedPlan): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ version: 1, request }));
  } catch {
    // Nothing is lost that is on the page.
  }
}
