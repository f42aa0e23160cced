import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useCurrentUser, useSessionEnd } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { followKept, keep } from "#client/lib/kept.ts";
import { TRIP_LIST_KEY as KEY } from "#client/lib/page/early-input.ts";
import { isInteger, listOf, parsed } from "#client/lib/parse.ts";
import { keptFor } from "#client/lib/visitor-storage.ts";
import { warn } from "#client/ui/toast-store.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";

/** Oldest first. */
export type WineryIds = readonly number[];

export const without = (ids: WineryIds, gone: WineryIds) => ids.filter((id) => !gone.includes(id));

export const withAll = (ids: WineryIds, more: WineryIds) => [...ids, ...without(more, ids)];

const UNSTORED =
  "This browser stores no more for this site: the list is gone once the page is closed.";

/** Whether the browser stored the last change. */
let isStored = true;

const readText = () => keptFor(null, KEY);

function parse(text: string | null): WineryIds {
  const ids = parsed(text, (list) => listOf(list, isInteger)) ?? [];
  return [...new Set(ids)].filter((id) => id > 0).slice(0, TRIP_LIST_MAX);
}

export const readLocalTripList = (): WineryIds => parse(readText());

export function writeLocalTripList(ids: WineryIds): void {
  const wasStored = isStored;
  isStored = keep(KEY, ids.length === 0 ? null : ids);
  if (wasStored && !isStored) warn("Your trip list is not kept", UNSTORED);
  // Browsers tell only the other tabs.
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

const subscribe = (listener: () => void) => followKept(KEY, listener);

/**
 * The account's trip list. The first read after signing in adds this device's list to it; what does not
 * fit stays on the device.
 */
export function accountTripListQuery(userId: string) {
  return queryOptions({
    queryKey: [userId, tripListApi.read.path, {}],
    // Every button reads it; a failed call is only repeated when the visitor asks.
    retryOnMount: false,
    queryFn: ({ signal }) => readAndMerge(signal),
  });
}

async function readAndMerge(signal: AbortSignal): Promise<readonly number[]> {
  const local = readLocalTripList();
  if (local.length === 0) return (await callApi(tripListApi.read, {}, { signal })).wineryIds;
  const body = { wineryIds: [...local] };
  const { wineryIds } = await callApi(tripListApi.add, { body }, { signal });
  const isFull = wineryIds.length >= TRIP_LIST_MAX;
  // What was added meanwhile, and what a full account did not take; else it is no longer in the guide.
  const isLeft = (id: number) => !local.includes(id) || (isFull && !wineryIds.includes(id));
  writeLocalTripList(readLocalTripList().filter(isLeft));
  return wineryIds;
}

/** The trip list of this device and the account; `useTripList` also changes it. */
export function useListedWineries() {
  const { user, isLoading: isUserLoading, error: userError, retry: retryUser } = useCurrentUser();
  // Also changes when another tab changes it.
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const local = useMemo(() => parse(text), [text]);
  const account = useQuery({ ...accountTripListQuery(user?.id ?? ""), enabled: user !== null });
  useSessionEnd(account.error);
  return {
    wineryIds: withAll(account.data ?? [], local),
    /** The account's list is loading. */
    isLoading: isUserLoading || account.isLoading,
    /** The account's list failed to load: only this device's is shown. */
    error: userError ?? account.error,
    retry: userError ? retryUser : () => void account.refetch(),
  };
}
