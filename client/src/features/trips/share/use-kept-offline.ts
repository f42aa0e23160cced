import { useEffect } from "react";
import { useVisitor } from "#client/entities/user/use-current-user.ts";
import { isOffline } from "#client/lib/connection.ts";
import { keepTripOffline } from "#client/lib/offline/keep-offline.ts";
import { onceInUse } from "#client/lib/parts/once-in-use.ts";
import { PLAN_WORKER } from "../plan/plan-solver.ts";
import type { StoreState } from "../store/trip-store.ts";
import { BesideThePlan } from "./beside-the-plan-part.tsx";

/**
 * The page itself comes first: what is not on the screen yet is fetched so long after somebody has
 * begun to use it, or after it was opened.
 */
const AFTER_USE_MS = 1500;
const AFTER_MS = 12_000;

/**
 * Keeps the trip on this device, as the site has it and after each change, with its map. A kept copy is
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
  }, [isCopy, token, stored, visitor, prepare]);
}
