import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { refreshTripLists } from "../saved-trip-queries.ts";
import { ServerStore, type StoredTrip } from "./server-store.ts";
import type { StoreState, TripStore } from "./trip-store.ts";

export function useStoreState(store: TripStore): StoreState {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** The store of a stored trip, followed while the component is mounted; null for none. */
export function useServerStore<T extends StoredTrip | null>(stored: T): ServerStore | (T & null) {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fetch gives another trip or none.
  const store = useMemo(
    () =>
      stored &&
      new ServerStore({
        ...stored,
        onSaved: () => refreshTripLists(queryClient),
      }),
    [stored?.trip],
  );
  useEffect(() => store?.open(), [store]);
  return store as ServerStore | (T & null);
}
