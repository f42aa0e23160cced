import { millisecondsInMinute } from "date-fns/constants";
import { useSyncExternalStore } from "react";

const TICK_MS = 10_000;

let shown = new Date(0);

/**
 * The current minute, followed while the page is shown. Null on the server and during hydration, since a
 * page is rendered once for everybody who asks later.
 */
export function useNow(): Date | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The same object within a minute, as React asks again and again. */
function currentMinute(): Date {
  const minute = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;
  if (shown.getTime() !== minute) shown = new Date(minute);
  return shown;
}
