import { combineWishes, type Marks } from "#shared/domain/trips/group-wishes.ts";
import type { EditedPlan } from "./edited-plan.ts";

/** A plan with the wishes of its group: what the editor wishes stands, guests decide the rest. */
export function withGroupWishes(edited: EditedPlan, guests: readonly Marks[] = []): EditedPlan {
  if (guests.length === 0) return edited;
  const { request } = edited;
  const wishes = combineWishes(request.wineries, request.wishes, guests);
  return { ...edited, request: { ...request, wishes } };
}
