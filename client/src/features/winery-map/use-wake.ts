import { type RefObject, useCallback, useEffect, useState } from "react";
import { isLineDear } from "#client/lib/line.ts";
import { onceInUse } from "#client/lib/parts/once-in-use.ts";
import { whenAtRest } from "#client/lib/parts/when-at-rest.ts";
import { whenNear } from "#client/lib/parts/when-near.ts";

/**
 * When a map begins: as soon as it is near the window, then once somebody uses the page as well, or on
 * a phone only when it is asked for.
 */
export type MapStart = "seen" | "in-use" | "asked-on-phones";

/** Begins when the map is this far below the window's edge. */
const HEAD_START = "200px";
/** On a desk, this long after the page has loaded, with nobody near it. */
const AT_LEISURE_MS = 4_000;
const PHONE = "(pointer: coarse) and (max-width: 47.99rem)";
const DESK = "(hover: hover) and (pointer: fine) and (min-width: 64rem)";

const matches = (query: string) => window.matchMedia(query).matches;

function afterALeisurelyWhile(action: () => void): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = whenAtRest(action);
  }, AT_LEISURE_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

export interface Waking {
  /** The map has begun, and stays. */
  readonly isAwake: boolean;
  /** It begins only when the visitor asks. Null: not known yet, as on the server. */
  readonly waitsToBeAsked: boolean | null;
  readonly wake: () => void;
}

/**
 * When the map in an element begins. It begins by itself near the window, or on a desk when the page
 * has been at rest for a while; where the line is dear, and as `start` says on phones, it waits for
 * the visitor. An address that names the section around it (`#map`) asks for it.
 */
export function useWake(place: RefObject<HTMLElement | null>, start: MapStart): Waking {
  const [isAwake, setAwake] = useState(false);
  const [waitsToBeAsked, setWaits] = useState<boolean | null>(null);
  const wake = useCallback(() => setAwake(true), []);
  useEffect(() => {
    const element = place.current;
    if (isAwake || !element) return;
    const waits = isLineDear() || (start === "asked-on-phones" && matches(PHONE));
    setWaits(waits);
    const stops: (() => void)[] = [];
    const begin = () =>
      stops.push(whenNear(element, () => stops.push(whenAtRest(wake)), HEAD_START));
    if (waits) {
      const onHash = () => {
        const asked = decodeURIComponent(window.location.hash.slice(1));
        if (asked !== "" && element.closest("[id]")?.id === asked) begin();
      };
      onHash();
      window.addEventListener("hashchange", onHash);
      stops.push(() => window.removeEventListener("hashchange", onHash));
    } else {
      if (start === "in-use") stops.push(onceInUse(begin));
      else begin();
      if (matches(DESK)) stops.push(afterALeisurelyWhile(wake));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [isAwake, place, start, wake]);
  return { isAwake, waitsToBeAsked, wake };
}
