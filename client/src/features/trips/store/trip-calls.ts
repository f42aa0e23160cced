/** Calls about a stored trip. */

import { queryOptions } from "@tanstack/react-query";
import { ApiError, callApi, EVERYBODY, withPatience } from "#client/lib/api.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { KEPT_AT } from "#client/offline/kept-at.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { counted, waitInWords } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { keyHeader } from "./trip-key.ts";

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
    // Each opening asks for the trip as it is by then.
    gcTime: 0,
  });

/** What the editors of a stored trip have decided. */
export function inputOf(stored: Trip): TripInput {
  const { request, name, guests, answers, arrangement, notes, places, dayLog } = stored;
  return {
    ...request,
    ...{ name, guests, answers, arrangement },
    ...(notes && { notes }),
    ...(places.length > 0 && { places }),
    ...(dayLog?.length && { dayLog }),
  };
}

/** A call that has not been answered by then is made again, with the same ids. */
const PATIENCE_MS = 20_000;

type ChangesBody = CallInput<NonNullable<typeof tripsApi.change.contract>>["body"];

/** @throws ApiError 409 for changes that make no sense any more. */
export function sendChanges(token: string, key: string | null, body: ChangesBody): Promise<Trip> {
  return callApi(
    tripsApi.change,
    { params: { token }, headers: keyHeader(key), body },
    { signal: AbortSignal.timeout(PATIENCE_MS), outlivesPage: true },
  );
}

/** A change that was not made, and why. */
export interface RefusedChange {
  readonly id: string;
  readonly reason: string;
}

/** Which changes the server did not make (409); null for any other failure. */
export function refusedChanges(error: unknown): readonly RefusedChange[] | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  try {
    const { refused }: { refused?: unknown } = JSON.parse(error.body);
    return Array.isArray(refused) ? refused.filter(isRefused) : null;
  } catch {
    return null;
  }
}

const isRefused = (value: unknown): value is RefusedChange =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "reason" in value &&
  typeof value.reason === "string";

/** Why the site refused a change, in its own words; null where it gave no reason or did not answer. */
export const refusalOf = (error: Error): string | null =>
  error instanceof ApiError && error.status < 500 ? (error.problem?.detail ?? null) : null;

/** The seconds after which the site asks to be asked again; null where it does not. */
export function waitAsked(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const seconds = Number(error.retryAfter ?? error.problem?.retryAfter ?? Number.NaN);
  return seconds > 0 ? seconds : null;
}

/** Longer waits are told, and left to the visitor. */
const LONGEST_WAIT_SECONDS = 60;
const MOST_WAITS = 5;

/** Lets a query ask a busy site again when it has said that it will have room. */
export const onceThereIsRoom = {
  retry: (waits: number, error: Error) =>
    waits < MOST_WAITS && (waitAsked(error) ?? Number.POSITIVE_INFINITY) <= LONGEST_WAIT_SECONDS,
  retryDelay: (_waits: number, error: Error) => (waitAsked(error) ?? 0) * 1000,
};

/** Why something was not answered, and when to try again. */
export function whyFailed(error: unknown): string {
  const seconds = waitAsked(error);
  if (seconds === null) return whyUnreachable();
  const wait = seconds <= LONGEST_WAIT_SECONDS ? counted(seconds, "second") : waitInWords(seconds);
  return `The site is busy just now. Please try again in ${wait}.`;
}
