import { useEffect } from "react";
import { onceInUse } from "./once-in-use.ts";
import { whenAtRest } from "./when-at-rest.ts";

/**
 * Does something once, when somebody uses the page and the browser has nothing else to do: what nobody
 * needs to look at a page costs nobody's line until then.
 */
export function useWhenInUse(action: () => void): void {
  useEffect(() => {
    const stops: (() => void)[] = [];
    stops.push(onceInUse(() => stops.push(whenAtRest(action))));
    return () => {
      for (const stop of stops) stop();
    };
  }, [action]);
}
