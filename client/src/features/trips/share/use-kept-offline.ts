import { useEffect } from "react";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { whenAtRest } from "#client/lib/chunks/moments.ts";
import { isOffline } from "#client/lib/connection.ts";
import { keepTripOffline } from "#client/offline/keep-offline.ts";
import { PLAN_WORKER } from "../plan/use-plan.ts";
import type { StoreState } from "../store/trip-store.ts";
import { BesideThePlan } from "./beside-the-plan-chunk.tsx";

/**
 * Keeps the trip on this device as soon as the page is idle, as the site has it and after each change, with its map. A kept copy is
 * not kept again: it would seem new.
 *
 * @param prepare fetches what the page is drawn from without having drawn it yet.
 */
export function useKeptOffline(
  token: string,
  { stored, keptAt }: StoreState,
  prepare: (() => Promise<void>) | undefined,
): void {
  const visitor = useVisitor();
  const isCopy = keptAt !== null;
  useEffect(() => {
    if (visitor === undefined || isCopy || isOffline()) return;
    const keep = () => {
      const kept = { token, trip: stored, visitor, parts: [PLAN_WORKER] };
      // What could not be loaded is missing without a network; the rest of the trip is kept.
      void Promise.all([prepare?.(), BesideThePlan.prepare()])
        .catch(() => {})
        .then(() => keepTripOffline(kept));
    };
    return whenAtRest(keep);
  }, [isCopy, token, stored, visitor, prepare]);
}
