/** Focus and scroll position after a change of route. */
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { after, listen } from "../listen.ts";
import { attempt } from "../parse.ts";

/** How long to wait for the heading, or for the section that the address names. */
const TIMEOUT_MS = 30_000;

/** After one of these, the visitor has chosen where to look. */
const MOVES = "wheel touchmove pointerdown keydown";

/**
 * Tries something now, and again at each change of the document, until it works, one of the `unless`
 * events happens, or time runs out.
 *
 * @returns a function that cancels it.
 */
function whenShown(attempt: () => boolean, unless = ""): () => void {
  if (attempt()) return () => {};
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    stopTimer();
    stopListening();
  };
  const stopTimer = after(TIMEOUT_MS, stop);
  const stopListening = listen(window, unless, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The element named by the address's `#fragment`; null if there is none, or not yet. */
export const hashTarget = (): HTMLElement | null =>
  attempt(() => document.getElementById(decodeURIComponent(window.location.hash.slice(1)))) ?? null;

/**
 * After a change of route, focuses the new page's `h1` for screen readers and keyboards and scrolls to
 * the top, or to the `#fragment`, even if that section only appears once the page has its data (the
 * footer's anchors lead to sections of the home page, spec §2).
 *
 * Call it inside the page's Suspense boundary: until the new page's code has loaded, the old page stays
 * in the document, hidden.
 */
export function useArrival(): void {
  const [location] = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    const stops: (() => void)[] = [];
    if (previous.current !== location) {
      previous.current = location;
      if (!window.location.hash) window.scrollTo({ top: 0, behavior: "instant" });
      stops.push(whenShown(focusHeading));
    }
    const follow = () => stops.push(scrollToHash());
    follow();
    stops.push(listen(window, "hashchange", follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, [location]);
}

/** Focuses the page's heading, which says what has become of the page. @returns whether it is there. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  const target = hashTarget() ?? heading;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function scrollToHash(): () => void {
  if (window.location.hash.length < 2) return () => {};
  return whenShown(() => {
    const target = hashTarget();
    target?.scrollIntoView();
    return target !== null;
  }, MOVES);
}
