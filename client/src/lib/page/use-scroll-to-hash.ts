import { useEffect } from "react";
import { useLocation } from "wouter";
import { hashTarget, whenShown } from "./when-shown.ts";

const GIVE_UP_MS = 4_000;

/**
 * Scrolls to the element named by the address's `#fragment`, also when it appears only after the
 * page has loaded its data (the footer's anchors lead to sections of the home page, spec §2).
 */
export function useScrollToHash(): void {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address asks anew.
  useEffect(() => {
    let stopWaiting = scrollToHash();
    const onHashChange = () => {
      stopWaiting();
      stopWaiting = scrollToHash();
    };
    window.addEventListener("hashchange", onHashChange);
    return () => {
      stopWaiting();
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [location]);
}

function scrollToHash(): () => void {
  if (window.location.hash.length < 2) return () => {};
  return whenShown(() => {
    const target = hashTarget();
    target?.scrollIntoView();
    return target !== null;
  }, GIVE_UP_MS);
}
