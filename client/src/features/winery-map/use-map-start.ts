import { type RefObject, useCallback, useEffect, useState } from "react";
import { onceInUse } from "#client/lib/chunks/once-in-use.ts";
import { whenAtRest } from "#client/lib/chunks/when-at-rest.ts";
import { whenNear } from "#client/lib/chunks/when-near.ts";
import { isMeteredConnection } from "#client/lib/connection-speed.ts";

/**
 * When a map starts: as soon as it is near the window, then once somebody uses the page as well, or on
 * a phone only when it is asked for.
 */
export type MapStart = "seen" | "in-use" | "asked-on-phones";

/** Starts when the map is this far below the window's edge. */
const HEAD_START = "200px";
const PHONE = "(pointer: coarse) and (max-width: 47.99rem)";

interface StartedMap {
  /** The map has started, and stays. */
  readonly isStarted: boolean;
  /** It starts only when the visitor asks. Null: not known yet, as on the server. */
  readonly waitsToBeAsked: boolean | null;
  readonly begin: () => void;
}

/**
 * When the map in an element starts: near the window; on a metered connection, and as `start` says on
 * phones, only when the visitor asks. An address that names the section around it (`#map`) asks too.
 */
export function useMapStart(place: RefObject<HTMLElement | null>, start: MapStart): StartedMap {
  const [isStarted, setStarted] = useState(false);
  const [waitsToBeAsked, setWaits] = useState<boolean | null>(null);
  const begin = useCallback(() => setStarted(true), []);
  useEffect(() => {
    const element = place.current;
    if (isStarted || !element) return;
    const waits =
      isMeteredConnection() || (start === "asked-on-phones" && window.matchMedia(PHONE).matches);
    setWaits(waits);
    const stops: (() => void)[] = [];
    const beginNear = () =>
      stops.push(whenNear(element, () => stops.push(whenAtRest(begin)), HEAD_START));
    const onHash = () => {
      const asked = decodeURIComponent(window.location.hash.slice(1));
      if (asked !== "" && element.closest("[id]")?.id === asked) beginNear();
    };
    if (waits) {
      onHash();
      window.addEventListener("hashchange", onHash);
      stops.push(() => window.removeEventListener("hashchange", onHash));
    } else if (start === "in-use") stops.push(onceInUse(beginNear));
    else beginNear();
    return () => {
      for (const stop of stops) stop();
    };
  }, [isStarted, place, start, begin]);
  return { isStarted, waitsToBeAsked, begin };
}
