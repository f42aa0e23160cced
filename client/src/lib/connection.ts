import { useSyncExternalStore } from "react";

/**
 * Whether the browser knows that it has no network. The other answer promises nothing: a network may
 * be there and lead nowhere.
 */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Why nothing arrives, as far as the browser knows. */
export function whyUnreachable(): string {
  return isOffline()
    ? "You are offline. Please try again once you are connected."
    : "The site did not answer. Please try again in a moment.";
}

/** Follows the network: true while the browser knows that there is none. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
