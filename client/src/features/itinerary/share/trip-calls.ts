import { queryOptions } from "@tanstack/react-query";
import { ApiError, callApi, EVERYBODY, withPatience } from "#client/lib/api.ts";
import { KEPT_AT } from "#client/lib/offline/kept-at.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { DEFAULT_WINERIES_PER_DAY } from "#shared/domain/schedule/plan-request.ts";
import { withoutWineries } from "../edit/choice-edits.ts";
import type { EditedPlan } from "../plan/edited-plan.ts";

/** The header that carries the editing key; none without one. */
export const keyHeader = (key: string | null) => (key === null ? {} : { "x-edit-key": key });

/** A trip as it was fetched. */
export interface FetchedTrip {
  readonly trip: Trip;
  /** When this device kept it, where the site could not be reached; else null. */
  readonly keptAt: Date | null;
}

/** @throws ApiError 404 where there is no such trip. */
export async function fetchTrip(
  token: string,
  key: string | null,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FetchedTrip> {
  let keptAt: string | null = null;
  const trip = await callApi(
    tripsApi.byToken,
    { params: { token }, headers: keyHeader(key) },
    {
      ...options,
      onHeaders: (headers) => {
        keptAt = headers.get(KEPT_AT);
      },
    },
  );
  return { trip, keptAt: keptAt === null ? null : new Date(keptAt) };
}

export const tripQuery = (token: string, key: string | null) =>
  queryOptions({
    // Other input than the answer's own call has: what is kept under it has another shape.
    queryKey: [EVERYBODY, tripsApi.byToken.path, { token, key, isFetched: true }] as const,
    queryFn: ({ signal }) =>
      withPatience(signal, (patient) => fetchTrip(token, key, { signal: patient })),
    // An earlier visit's copy would be changed from an old version: each opening asks anew.
    gcTime: 0,
  });

/** The trip as the site has it now; null where only a kept copy could be read. */
export async function tripNow(token: string, key: string | null): Promise<Trip | null> {
  const { trip, keptAt } = await fetchTrip(token, key);
  return keptAt === null ? trip : null;
}

export type NewTrip = CallInput<typeof tripsApi.create>["body"];

/** What of a trip a visitor sets beside its plan. */
export type TripDetails = Pick<Trip, "name" | "guests" | "answers">;

/** A trip as it is sent. */
export function bodyOf(details: TripDetails, { request, arrangement }: EditedPlan): NewTrip {
  const { base, wineries, days, wineriesPerDay, startDate, startWeekday } = request;
  const { ends, dayStart, dayEnd, lunch, lunchPlaces, visitMinutes, pins, wishes } = request;
  const forDays = <T>(value: T | readonly T[] | undefined): T | T[] | undefined =>
    isList(value) ? [...value] : value;
  return {
    ...details,
    base,
    wineries: [...wineries],
    days,
    ends: ends ?? null,
    ...(wineriesPerDay !== undefined && { wineriesPerDay }),
    startDate: startDate ?? null,
    startWeekday: startDate ? null : (startWeekday ?? null),
    dayStart: forDays(dayStart) ?? null,
    dayEnd: forDays(dayEnd) ?? null,
    lunch: forDays(lunch) ?? null,
    lunchPlaces: lunchPlaces ?? null,
    visitMinutes: typeof visitMinutes === "object" ? { ...visitMinutes } : (visitMinutes ?? null),
    pins:
      pins?.map(({ wineryId, day, begin }) => ({ wineryId, day, begin: begin ?? null })) ?? null,
    wishes: wishes ? { ...wishes } : null,
    arrangement: arrangement?.map((order) => [...order]) ?? null,
  };
}

/** A plan as the mail takes it: the answers that may have changed, and the schedule. */
export function changesOf({ request, arrangement }: EditedPlan) {
  const body = bodyOf({ name: null, guests: null, answers: NO_ANSWERS }, { request, arrangement });
  const { wineries, startDate } = body;
  const { startWeekday, dayStart, dayEnd, visitMinutes, lunch, pins, wishes } = body;
  return {
    base: request.base,
    wineries,
    days: request.days,
    wineriesPerDay: request.wineriesPerDay ?? DEFAULT_WINERIES_PER_DAY,
    startDate: startDate ?? "",
    schedule: {
      startWeekday,
      dayStart,
      dayEnd,
      visitMinutes,
      lunch,
      pins,
      wishes,
      arrangement: body.arrangement,
    },
  };
}

const NO_ANSWERS: TripDetails["answers"] = {
  drivingDistance: null,
  timeAvailable: null,
  budget: null,
  reservationPreference: null,
  region: null,
  preferences: [],
};

const isList = <T>(value: T | readonly T[] | undefined): value is readonly T[] =>
  Array.isArray(value);

/** What is stored of a trip's plan, without what has left the guide since. */
export function storedPlan({ request, arrangement, departed }: Trip): EditedPlan {
  const isGone = (id: number) => departed.includes(id);
  if (departed.length === 0) return { request, arrangement };
  return {
    request: withoutWineries(request, isGone),
    arrangement: arrangement?.map((order) => order.filter((id) => !isGone(id))) ?? null,
  };
}

/** The trip as it is by now, where an answer says that it changed meanwhile (412); else null. */
export function tripMeanwhile(error: unknown): Trip | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  try {
    const { trip }: { trip?: unknown } = JSON.parse(error.body);
    return isTrip(trip) ? trip : null;
  } catch {
    return null;
  }
}

/** Enough to tell the site's own answer from that of something between. */
function isTrip(value: unknown): value is Trip {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    typeof value.version === "number" &&
    "request" in value &&
    "wineries" in value
  );
}

interface Saving {
  readonly token: string;
  readonly key: string | null;
  readonly version: number;
  readonly details: TripDetails;
  readonly plan: EditedPlan;
}

/** @throws ApiError 412 when somebody else changed the trip since `version`. */
export function saveTrip({ token, key, version, details, plan }: Saving): Promise<Trip> {
  return callApi(tripsApi.update, {
    params: { token },
    headers: keyHeader(key),
    body: { ...bodyOf(details, plan), version },
  });
}
