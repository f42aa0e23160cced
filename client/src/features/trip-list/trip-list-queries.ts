import { queryOptions } from "@tanstack/react-query";
import { callApi, withPatience } from "#client/lib/api.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";
import { readLocalTripList, writeLocalTripList } from "./trip-list-store.ts";

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
