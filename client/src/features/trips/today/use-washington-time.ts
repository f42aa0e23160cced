import { useEffect, useState } from "react";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

/** What Washington's clocks show; minutes after local midnight. */
export type WashingtonTime = ReturnType<typeof clockInWashington>;

/** A phone that slept shows the time at once when it wakes; else so often. */
const TICK_MS = 10_000;

/**
 * The time in Washington, wherever the visitor's own clock is set.
 *
 * @param drawnAt when the page was drawn (ISO 8601), so that it begins with what it said then.
 */
export function useWashingtonTime(clock: () => Date, drawnAt?: string): WashingtonTime {
  const [now, setNow] = useState(() => clockInWashington(drawnAt ? new Date(drawnAt) : clock()));
  useEffect(() => {
    const look = () =>
      setNow((before) => {
        const next = clockInWashington(clock());
        return next.minutes === before.minutes && next.date === before.date ? before : next;
      });
    look();
    const timer = setInterval(look, TICK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [clock]);
  return now;
}
