import { useEffect } from "react";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { isOffline } from "#client/lib/connection.ts";
import { keepTripOffline } from "#client/lib/offline/keep-offline.ts";
import type { Trip } from "#shared/api/trips/trip.ts";

interface KeptOffline {
  readonly token: string;
  readonly trip: Trip;
  /** Whether it is itself what was kept: keeping it again would make it seem new. */
  readonly isCopy: boolean;
  readonly prepare: (() => Promise<void>) | undefined;
}

/** The page itself comes first: what is not on the screen yet is fetched so long after it. */
const AFTER_MS = 1500;

/** Keeps the trip on this device, as it is now and after each change, with its map. */
export function useKeptOffline({ token, trip, isCopy, prepare }: KeptOffline): void {
  const { user, isLoading, error } = useCurrentUser();
  const visitor = user?.id ?? null;
  const isKnown = !isLoading && error === null;
  useEffect(() => {
    if (!isKnown || isCopy || isOffline()) return;
    const timer = setTimeout(() => {
      const kept = { token, trip, visitor };
      // What could not be fetched is missing without a network; the rest of the trip is kept.
      void Promise.resolve(prepare?.())
        .catch(() => {})
        .then(() => keepTripOffline(kept));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown, isCopy, token, trip, visitor, prepare]);
}
