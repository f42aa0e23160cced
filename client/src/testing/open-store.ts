/** Opens stores of a trip on the server. */
import { expect, vi } from "vitest";
import { ServerStore } from "#client/features/trips/store/server-store.ts";
import { requestsTo } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import type { TripChange } from "#shared/api/trips/trip-changes.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";

export const EDITABLE = aSharedTrip({ mayEdit: true });

const closing: (() => void)[] = [];

export function openStore(
  overrides: Partial<ConstructorParameters<typeof ServerStore>[0]> = {},
  Store = ServerStore,
) {
  const store = new Store({
    token: "a-token",
    visitor: null,
    tripKey: "a-key",
    trip: EDITABLE,
    keptAt: null,
    onSaved: () => {},
    ...overrides,
  });
  const close = store.open();
  closing.push(close);
  return { store, close };
}

/** What was sent, request by request. */
export const sentBodies = () =>
  requestsTo(tripsApi.change).map(
    ({ body }) => body as { version: number; by?: string; changes: TripChange[] },
  );

/** Waits until the changes are in this state. */
export const saving = (store: ServerStore, at: string) =>
  vi.waitFor(() => expect(store.read().saving).toBe(at));

export const goOffline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

export function comeOnline(): void {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
}

/** Closes what a test has opened; for `afterEach`. */
export function closeStores(): void {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
  vi.restoreAllMocks();
}
