/** Moments at which what nobody waits for is fetched or begun. Each function answers what calls it off. */
import { useEffect } from "react";

/** Where the browser does not tell when it is idle. */
const SOON_MS = 200;
/** A browser that is never idle begins all the same. */
const PATIENCE_MS = 1_500;

/** Does something when the page has loaded and the browser has nothing else to do. */
export function whenAtRest(action: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    if (typeof window.requestIdleCallback === "function") {
      const handle = window.requestIdleCallback(action, { timeout: PATIENCE_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(action, SOON_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
  return () => {
    window.removeEventListener("load", rest);
    cancel();
  };
}

/**
 * Calls back once the element is in the window or nearly so; at once where the browser cannot tell.
 *
 * @param margin how far outside the window it may be, as `rootMargin` is written.
 */
export function whenNear(element: HTMLElement, action: () => void, margin: string): () => void {
  if (!("IntersectionObserver" in window)) {
    action();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * What somebody does who reads on, as opposed to a page that was opened and not looked at. Not the
 * beginning of a press: what is pressed must not be exchanged before it is let go.
 */
const SIGNS = ["scroll", "pointermove", "keydown", "focusin", "click"];

/**
 * Calls once, at the first sign that somebody uses the page; at once where it was left scrolled or has
 * been.
 */
export function onceInUse(action: () => void): () => void {
  if (window.scrollY > 0) {
    action();
    return () => {};
  }
  const events = new AbortController();
  const once = () => {
    events.abort();
    action();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, once, { capture: true, passive: true, signal: events.signal });
  }
  return () => events.abort();
}

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
