import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** How long a page may take until its heading appears. */
const GIVE_UP_MS = 10_000;

/**
 * After a change of route, moves the focus to the new page's `h1`, so that screen readers and
 * keyboards start there, and scrolls to the top; where a `#fragment` asks for a place, to that.
 *
 * Call it beside the page inside its Suspense boundary: until the page's code is there, the old page
 * stays in the document, hidden.
 */
export function useRouteFocus(): void {
  const [location] = useLocation();
  const previous = useRef(location);

  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: "instant" });
    return focusHeadingWhenShown();
  }, [location]);
}

function focusHeadingWhenShown(): () => void {
  const focusHeading = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const target = place ?? heading;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (focusHeading()) stop();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  if (!focusHeading()) observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
