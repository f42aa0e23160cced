import { useSyncExternalStore } from "react";

const DARK = "(prefers-color-scheme: dark)";

/** Tells when the page may have changed between light and dark: the system's wish or the root's own. */
function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(DARK);
  const root = new MutationObserver(onChange);
  system.addEventListener("change", onChange);
  root.observe(document.documentElement, { attributeFilter: ["class", "style", "data-theme"] });
  return () => {
    system.removeEventListener("change", onChange);
    root.disconnect();
  };
}

/** What was said last: what is painted stays so while it is printed, and paper itself is light. */
let last: boolean | undefined;

function isDark(): boolean {
  if (last === undefined || !window.matchMedia("print").matches) last = isDarkOnScreen();
  return last;
}

function isDarkOnScreen(): boolean {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  if (scheme === "dark" || scheme === "light") return scheme === "dark";
  return window.matchMedia(DARK).matches;
}

/** Whether the page is shown in its dark colors, for what CSS cannot reach: a canvas. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}
