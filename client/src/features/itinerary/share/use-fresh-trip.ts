import { useEffect, useRef } from "react";
import { isOffline } from "#client/lib/connection.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripNow } from "./trip-calls.ts";

/** How often a page that is looked at asks for new marks. */
const EVERY_MS = 60_000;

interface FreshTrip {
  readonly token: string;
  readonly tripKey: string | null;
  /** Whether guests may still mark. */
  readonly isOpen: boolean;
  readonly onTrip: (trip: Trip) => void;
}

/** Whoever types or chooses is left alone. */
const isTyping = () => document.activeElement?.matches("input, select, textarea") === true;

/**
 * Looks for new marks of guests once a minute and when the page comes back to sight; never while it
 * is hidden, without a network, or while somebody types. What fails is asked again the next time.
 */
export function useFreshTrip({ token, tripKey, isOpen, onTrip }: FreshTrip): void {
  const latest = useRef(onTrip);
  useEffect(() => {
    latest.current = onTrip;
  });
  useEffect(() => {
    if (!isOpen) return;
    let askedAt = Date.now();
    let isWanted = true;
    const look = async () => {
      if (document.visibilityState !== "visible" || isOffline() || isTyping()) return;
      if (Date.now() - askedAt < EVERY_MS) return;
      askedAt = Date.now();
      try {
        const trip = await tripNow(token, tripKey);
        if (trip && isWanted && !isTyping()) latest.current(trip);
      } catch {
        // The next look asks again.
      }
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    const onSight = () => void look();
    document.addEventListener("visibilitychange", onSight);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSight);
    };
  }, [token, tripKey, isOpen]);
}
