/** When to start work that nobody waits for. Each function returns what ends it, and what it has begun. */

import { useEffect } from "react";
import { listen } from "../listen.ts";

/** For browsers without `requestIdleCallback`. */
const SOON_MS = 200;
/** Starts by then even if the browser is never idle. */
const TIMEOUT_MS = 1_500;

/** Runs the action when the page has loaded and the browser is idle. */
export function whenIdle(action: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    if (typeof window.requestIdleCallback === "function") {
      const handle = window.requestIdleCallback(action, { timeout: TIMEOUT_MS });
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

/** What is begun: a function that it returns ends it. */
type Action = () => unknown;

function begin(action: Action): () => void {
  const end = action();
  return typeof end === "function" ? () => end() : () => {};
}

/**
 * Runs the action once the element is in the window or nearly so; at once where the browser cannot tell.
 *
 * @param margin how far outside the window it may be, as `rootMargin` is written.
 */
export function whenNear(element: HTMLElement, action: Action, margin: string): () => void {
  if (!("IntersectionObserver" in window)) return begin(action);
  let end = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      end = begin(action);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    end();
  };
}

/**
 * Events of a visitor who uses the page, as opposed to one who opened it and looked away. Not the start
 * of a press: what is pressed must not be replaced before it is released.
 */
const SIGNS = "scroll pointermove keydown focusin click";

/**
 * Runs the action at the first sign that somebody uses the page; at once where it is scrolled already.
 */
export function onFirstInteraction(action: Action): () => void {
  if (window.scrollY > 0) return begin(action);
  const once = () => {
    end();
    end = begin(action);
  };
  let end = listen(window, SIGNS, once, { capture: true, passive: true });
  return () => end();
}

/**
 * Runs the action once, when somebody uses the page and the browser is idle: for code and data that
 * merely looking at a page does not need.
 */
export function useOnFirstInteraction(action: () => void): void {
  useEffect(() => onFirstInteraction(() => whenIdle(action)), [action]);
}
