import { useEffect } from "react";
import { useLocation } from "wouter";

const GIVE_UP_MS = 4_000;

/**
 * Scrolls to the element named by the address's `#fragment`, also when it appears only after the
 * page has loaded its data (the footer's anchors lead to sections of the home page, spec §2).
 */
export function useScrollToHash(): void {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address asks anew.
  useEffect(() => {
    let stopWaiting = scrollWhenShown(window.location.hash);
    const onHashChange = () => {
      stopWaiting();
      stopWaiting = scrollWhenShown(window.location.hash);
    };
    window.addEventListener("hashchange", onHashChange);
    return () => {
      stopWaiting();
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [location]);
}

function scrollWhenShown(hash: string): () => void {
  const id = decodeURIComponent(hash.slice(1));
  if (id === "") return () => {};
  const scroll = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (scroll()) return () => {};
  const observer = new MutationObserver(() => {
    if (scroll()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
