import { useSyncExternalStore } from "react";

const DARK = "(prefers-color-scheme: dark)";

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(DARK);
  system.addEventListener("change", onChange);
  return () => system.removeEventListener("change", onChange);
}

/** What was said last: what is painted stays so while it is printed, and paper itself is light. */
let last: boolean | undefined;

function isDark(): boolean {
  if (last === undefined || !window.matchMedia("print").matches) {
    last = window.matchMedia(DARK).matches;
  }
  return last;
}

/** Whether the page is shown in its dark colors, for what CSS cannot reach: a canvas. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}
