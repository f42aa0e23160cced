import { useSyncExternalStore } from "react";
import { listen } from "#client/lib/listen.ts";

const DARK = "(prefers-color-scheme: dark)";

const subscribe = (onChange: () => void) => listen(window.matchMedia(DARK), "change", onChange);

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
