import { useEffect } from "react";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { isOffline } from "#client/lib/connection.ts";
import { keepTripOffline } from "#client/lib/offline/keep-offline.ts";
import { onceInUse } from "#client/lib/parts/once-in-use.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { PLAN_WORKER } from "../plan/plan-solver.ts";
import { BesideThePlan } from "./beside-the-plan-part.tsx";

interface KeptOffline {
  readonly token: string;
  readonly trip: Trip;
  /** Whether it is itself what was kept: keeping it again would make it seem new. */
  readonly isCopy: boolean;
  readonly prepare: (() => Promise<void>) | undefined;
}

/**
 * The page itself comes first: what is not on the screen yet is fetched so long after somebody has
 * begun to use it, or after it was opened.
 */
const AFTER_USE_MS = 1500;
const AFTER_MS = 12_000;

/** Keeps the trip on this device, as it is now and after each change, with its map. */
export function useKeptOffline({ token, trip, isCopy, prepare }: KeptOffline): void {
  const { user, isLoading, error } = useCurrentUser();
  const visitor = user?.id ?? null;
  const isKnown = !isLoading && error === null;
  useEffect(() => {
    if (!isKnown || isCopy || isOffline()) return;
    const keep = () => {
      const kept = { token, trip, visitor, parts: [PLAN_WORKER] };
      // What could not be fetched is missing without a network; the rest of the trip is kept.
      void Promise.all([prepare?.(), BesideThePlan.prepare()])
        .catch(() => {})
        .then(() => keepTripOffline(kept));
    };
    let timer = setTimeout(keep, AFTER_MS);
    const stop = onceInUse(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, AFTER_USE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isKnown, isCopy, token, trip, visitor, prepare]);
}
