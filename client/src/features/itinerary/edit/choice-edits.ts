/** Wineries that come to a trip, and that leave it. */
import {
  DEFAULT_WINERIES_PER_DAY,
  limitsOf,
  type PlanRequest,
} from "#shared/domain/schedule/plan-request.ts";
import { MAX_STOPS_A_DAY, type WineryId } from "#shared/domain/schedule/problem.ts";
import { counted } from "#shared/domain/site/words.ts";
import { type Edit, type Editing, withDays } from "./edits.ts";

/** Whether a trip can hold another winery at all. */
export const hasRoomForMore = (request: PlanRequest): boolean =>
  request.wineries.length < limitsOf(request).stops;

/** The request with room for one more: more stops a day first, then another day. */
function withRoom(request: PlanRequest): { readonly request: PlanRequest; readonly how: string } {
  const { wineries, days, wineriesPerDay = DEFAULT_WINERIES_PER_DAY } = request;
  if (wineries.length < days * wineriesPerDay) return { request, how: "" };
  if (wineriesPerDay < MAX_STOPS_A_DAY) {
    const perDay = wineriesPerDay + 1;
    return {
      request: { ...request, wineriesPerDay: perDay },
      how: `, with up to ${counted(perDay, "stop")} a day`,
    };
  }
  return { request: withDays(request, days + 1), how: `, with ${counted(days + 1, "day")}` };
}

interface Added {
  readonly id: WineryId;
  readonly name: string;
}

/** Adds a winery, with room for it; the plan is the best one again. Null where the trip is full. */
export function addWinery({ edited }: Editing, { id, name }: Added): Edit | null {
  if (!hasRoomForMore(edited.request) || edited.request.wineries.includes(id)) return null;
  const { request, how } = withRoom(edited.request);
  const order = edited.arrangement ? ", in the best order" : "";
  return {
    next: { request: { ...request, wineries: [...request.wineries, id] }, arrangement: null },
    said: `${name} is added${how}${order}`,
    adds: id,
  };
}

/** A request without a winery, nor anything that was said of it. */
export function withoutWineries(
  request: PlanRequest,
  isGone: (id: WineryId) => boolean,
): PlanRequest {
  const { wineries, pins, wishes, visitMinutes } = request;
  const kept = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(values).filter(([id]) => !isGone(Number(id))));
  return {
    ...request,
    wineries: wineries.filter((id) => !isGone(id)),
    ...(pins && { pins: pins.filter(({ wineryId }) => !isGone(wineryId)) }),
    ...(wishes && { wishes: kept(wishes) }),
    ...(typeof visitMinutes === "object" && { visitMinutes: kept(visitMinutes) }),
  };
}

/** Takes a winery out of the trip; the last one stays. */
export function removeWinery({ edited, nameOf }: Editing, wineryId: WineryId): Edit | null {
  if (edited.request.wineries.length < 2) return null;
  return {
    next: { request: withoutWineries(edited.request, (id) => id === wineryId), arrangement: null },
    said: `${nameOf(wineryId)} is no longer part of the trip`,
  };
}
