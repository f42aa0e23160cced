import { useEffect } from "react";

/** Where the browser does not tell when it is idle, this long after the page was drawn. */
const LATER_MS = 2000;

/** Does something once, when the page has been drawn and the browser has nothing else to do. */
export function useWhenIdle(action: () => void): void {
  useEffect(() => {
    if (typeof window.requestIdleCallback !== "function") {
      const timer = setTimeout(action, LATER_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(action);
    return () => window.cancelIdleCallback(handle);
  }, [action]);
}
