import { queryOptions } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { callApi, withPatience } from "#client/lib/api.ts";
import { TRIP_LIST_KEY as KEY } from "#client/lib/page/early-input.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";

/** The trip list of this device: wineries in the order in which they were added. */
type WineryIds = readonly number[];

const EMPTY: WineryIds = [];

/** What was read last, so that an unchanged list stays the same object. */
interface Snapshot {
  readonly text: string | null;
  readonly ids: WineryIds;
}

let snapshot: Snapshot = { text: null, ids: EMPTY };
/** Holds the list where the browser refuses to store. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

function parse(text: string | null): WineryIds {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(value)) return EMPTY;
    const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
    return [...new Set(ids)].slice(0, TRIP_LIST_MAX);
  } catch {
    return EMPTY;
  }
}

/** The list as it is kept now, also when another tab has changed it. */
export function readLocalTripList(): WineryIds {
  const text = readText();
  if (text !== snapshot.text) snapshot = { text, ids: parse(text) };
  return snapshot.ids;
}

export function writeLocalTripList(ids: WineryIds): void {
  const text = ids.length === 0 ? null : JSON.stringify(ids);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
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
export function useLocalTripList(): WineryIds {
  return useSyncExternalStore(subscribe, readLocalTripList, () => EMPTY);
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
