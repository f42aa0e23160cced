import { useSyncExternalStore } from "react";
import { isOffline } from "./connection.ts";
import { listen } from "./listen.ts";

/** Follows the network: true while the browser knows that there is none. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

const subscribe = (listener: () => void) => listen(window, "online offline", listener);
