import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { isUnauthorized } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser, useSessionEnd } from "#client/entities/use-current-user.ts";
import { callApi, withPatience } from "#client/lib/api.ts";
import { attempt, keep } from "#client/lib/kept.ts";
import { TRIP_LIST_KEY as KEY } from "#client/lib/page/early-input.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";

/** Ids of wineries, in the order in which they were added. */
export type WineryIds = readonly number[];

/** The ids that are not among those gone. */
export const without = (ids: WineryIds, gone: WineryIds) => ids.filter((id) => !gone.includes(id));

/** The ids, then those of the others that are not among them. */
export const withAll = (ids: WineryIds, more: WineryIds) => [...ids, ...without(more, ids)];

/** Holds the list where the browser refuses to store. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

const readStored = () => attempt(() => localStorage.getItem(KEY));
const readText = () => readStored() ?? unstored;

function parse(text: string | null): WineryIds {
  const value: unknown = attempt(() => JSON.parse(text ?? "[]"));
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, TRIP_LIST_MAX);
}

/** The list as it is kept now, also when another tab has changed it. */
export const readLocalTripList = (): WineryIds => parse(readText());

export function writeLocalTripList(ids: WineryIds): void {
  const text = ids.length === 0 ? null : JSON.stringify(ids);
  keep(KEY, text === null ? null : ids);
  unstored = readStored() === text ? null : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The list of this device, followed across tabs. */
function useLocalTripList(): WineryIds {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => parse(text), [text]);
}

/**
 * The account's trip list. The first read after signing in takes along what this device holds, so
 * neither list is lost; what did not fit into the account stays on the device.
 */
export function accountTripListQuery(userId: string) {
  return queryOptions({
    queryKey: [userId, tripListApi.read.path, {}],
    // Every button on a page asks; a call that failed is made again when the visitor says so.
    retryOnMount: false,
    queryFn: ({ signal }) => withPatience(signal, readAndMerge),
  });
}

async function readAndMerge(signal: AbortSignal): Promise<readonly number[]> {
  const local = readLocalTripList();
  if (local.length === 0) return (await callApi(tripListApi.read, {}, { signal })).wineryIds;
  const body = { wineryIds: [...local] };
  const { wineryIds } = await callApi(tripListApi.add, { body }, { signal });
  writeLocalTripList(leftOver(local, wineryIds));
  return wineryIds;
}

/** What stays on the device: what was added meanwhile, and what a full account did not take. */
function leftOver(sent: readonly number[], account: readonly number[]): readonly number[] {
  const isFull = account.length >= TRIP_LIST_MAX;
  // Where there was room, only wineries that the guide no longer has are missing.
  return readLocalTripList().filter(
    (id) => !sent.includes(id) || (isFull && !account.includes(id)),
  );
}

export interface ListedWineries {
  readonly wineryIds: WineryIds;
  /** The account's part is on its way. */
  readonly isLoading: boolean;
  /** Why the account's part could not be loaded: what this device holds is all there is to see. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What stands on the trip list, on this device and in the account; `useTripList` also changes it. */
export function useListedWineries(): ListedWineries {
  const { user, isLoading: isUserLoading, error: userError, retry: retryUser } = useCurrentUser();
  const local = useLocalTripList();
  const account = useQuery({ ...accountTripListQuery(user?.id ?? ""), enabled: user !== null });
  useSessionEnd(isUnauthorized(account.error));
  return {
    wineryIds: withAll(account.data ?? [], local),
    isLoading: isUserLoading || account.isLoading,
    error: userError ?? account.error,
    retry: userError ? retryUser : () => void account.refetch(),
  };
}
