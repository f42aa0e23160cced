/** Calls about a stored trip, and what their failures mean. */
import { queryOptions } from "@tanstack/react-query";
import { ApiError, callApi, EVERYBODY } from "#client/lib/api.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { fieldsOf, parsed } from "#client/lib/parse.ts";
import { KEPT_AT } from "#client/offline/kept-trips.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { refusedChangesSchema } from "#shared/api/trips/trip-changes.ts";
import { counted, waitInWords } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { z } from "#shared/zod.ts";
import { keyHeader } from "./trip-key.ts";

export interface FetchedTrip {
  readonly trip: Trip;
  /** When this device stored its offline copy; null if the answer came from the site. */
  readonly keptAt: Date | null;
}

/** @throws ApiError 404 where there is no such trip. */
export async function fetchTrip(
  token: string,
  key: string | null,
  signal?: AbortSignal,
): Promise<FetchedTrip> {
  let keptAt: string | null = null;
  const onHeaders = (headers: Headers) => {
    keptAt = headers.get(KEPT_AT);
  };
  const input = { params: { token }, headers: keyHeader(key) };
  const trip = await callApi(tripsApi.byToken, input, { ...(signal && { signal }), onHeaders });
  return { trip, keptAt: keptAt === null ? null : new Date(keptAt) };
}

export const tripQuery = (token: string, key: string | null) =>
  queryOptions({
    // `isFetched` keeps it apart from the plain answer of the call, which has another shape.
    queryKey: [EVERYBODY, tripsApi.byToken.path, { token, key, isFetched: true }] as const,
    queryFn: ({ signal }) => fetchTrip(token, key, signal),
    // Never shown from the cache: others may have changed the trip.
    gcTime: 0,
  });

/** A stored trip as the planner edits it. */
export function inputOf(stored: Trip): TripInput {
  const { request, name, guests, answers, arrangement, notes, places, dayLog } = stored;
  return {
    ...request,
    ...{ name, guests, answers, arrangement },
    ...(notes && { notes }),
    // The request's places to eat follow from these, as they will be changed.
    ...(places.length > 0 && { places, lunchPlaces: undefined }),
    ...(dayLog?.length && { dayLog }),
  };
}

type RefusedChanges = z.infer<typeof refusedChangesSchema>["refused"];

/** Which changes the server refused (409); null for any other failure. */
export function refusedChanges(error: unknown): RefusedChanges | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return parsed(error.body, (answer) => fieldsOf(answer).refused as RefusedChanges);
}

/** The site's reason for refusing a call; null if it gave none or did not answer. */
export const refusalOf = (error: Error): string | null =>
  error instanceof ApiError && error.status < 500 ? (error.problem?.detail ?? null) : null;

/** The seconds a busy site asks to wait; null for any other failure. */
export function retryAfterSeconds(error: unknown): number | null {
  const seconds = error instanceof ApiError ? Number(error.retryAfter) : 0;
  return seconds > 0 ? seconds : null;
}

/** After a longer wait it is up to the visitor to try again. */
const MAX_WAIT_SECONDS = 60;
const MAX_RETRIES = 5;

/** Query options: retries a call to a busy site after the wait it asks for. */
export const retryWhenBusy = {
  retry: (waits: number, error: Error) =>
    waits < MAX_RETRIES &&
    (retryAfterSeconds(error) ?? Number.POSITIVE_INFINITY) <= MAX_WAIT_SECONDS,
  retryDelay: (_waits: number, error: Error) => (retryAfterSeconds(error) ?? 0) * 1000,
};

/** Why a call failed, and when to try again. */
export function whyFailed(error: unknown): string {
  const seconds = retryAfterSeconds(error);
  if (seconds === null) return whyUnreachable();
  const wait = seconds <= MAX_WAIT_SECONDS ? counted(seconds, "second") : waitInWords(seconds);
  return `The site is busy just now. Please try again in ${wait}.`;
}
