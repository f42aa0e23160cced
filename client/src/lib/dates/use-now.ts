import { millisecondsInMinute } from "date-fns/constants";
import { useSyncExternalStore } from "react";

let shown = new Date();

/**
 * The time, updated every minute. Null on the server and during hydration, since a page
 * is rendered once for everybody who asks later.
 */
export function useNow(): Date | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, millisecondsInMinute);
  return () => clearInterval(timer);
}

/** The same object within a minute, as React asks again and again. */
function currentMinute(): Date {
  const now = Date.now();
  if (Math.abs(now - shown.getTime()) >= millisecondsInMinute) shown = new Date(now);
  return shown;
}
