import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { hashTarget, whenShown } from "./when-shown.ts";

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
    return whenShown(focusHeading, GIVE_UP_MS);
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
