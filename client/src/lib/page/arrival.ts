/** Where a visitor arrives on a page: the focus, and the place that an address names. */
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** How long a page may take until its heading appears, or the section that the address names. */
const PATIENCE_MS = 30_000;

/** After one of these the window is where the visitor wants it. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Tries something now, and again with each change of the page until it works, one of some events happens,
 * or the time is over.
 *
 * @returns what calls it off.
 */
function whenShown(attempt: () => boolean, unless: readonly string[] = []): () => void {
  if (attempt()) return () => {};
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of unless) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of unless) addEventListener(event, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The element that the address's `#fragment` names; null for none, or one that is not there yet. */
const hashTarget = (): HTMLElement | null =>
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/**
 * After a change of route, moves the focus to the new page's `h1`, so that screen readers and keyboards
 * start there, and scrolls to the top; where a `#fragment` asks for a place, to that, also when it appears
 * only after the page has loaded its data (the footer's anchors lead to sections of the home page, spec §2).
 *
 * Call it beside the page inside its Suspense boundary: until the page's code is there, the old page
 * stays in the document, hidden.
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
    window.addEventListener("hashchange", follow);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("hashchange", follow);
    };
  }, [location]);
}

function focusHeading(): boolean {
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
