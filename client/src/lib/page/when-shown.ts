/**
 * Tries something now, and again with each change of the page until it works or the time is over.
 *
 * @returns what calls it off.
 */
export function whenShown(attempt: () => boolean, giveUpMs: number): () => void {
  if (attempt()) return () => {};
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), giveUpMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The element that the address's `#fragment` names; null for none, or one that is not there yet. */
export const hashTarget = (): HTMLElement | null =>
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
